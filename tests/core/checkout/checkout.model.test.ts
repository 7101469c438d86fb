import type { BookingStatus } from "#core/booking/booking-status.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aForeignGuest, aGuest } from "#fixtures/builders/a-guest.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { promisedOfStatus } from "../booking/promised-of-status.ts"
import { aGuestAt, allJobs, MINUTE_MS, resultOf } from "../front-desk/a-guest-at-the-desk.ts"
import { everythingRests, invariantsHold, recordsOf } from "../front-desk/front-desk.invariants.ts"
import { aGuestOnScreen, type Bank, type GuestOnScreen, type Loss } from "./a-guest-on-screen.ts"

const oneStudio = [{ property: aProperty({ rooms: [aRoomType({ units: 1 })] }), exceptions: [] }]

const isBooked = (status: BookingStatus): boolean => promisedOfStatus[status].stay !== "none"

type Doing = { readonly name: string; readonly run: (guest: GuestOnScreen) => unknown }
const doing = (name: string, run: Doing["run"]): Doing => ({ name, run })

const recordOnScreen = (guest: GuestOnScreen) =>
  recordsOf(guest.desk).find(({ id }) => id === guest.booking()?.id)

const newestPayment = ({ desk }: GuestOnScreen): string | undefined =>
  desk.payments.truths().at(-1)?.payment

const presses = fc
  .tuple(fc.boolean(), fc.constantFrom<Bank>("accepts", "declines", "asks", "acceptsSilently"))
  .map(([foreign, bank]) =>
    doing(
      `presses Book Now as a ${foreign ? "visitor" : "Malaysian"}; the bank ${bank}`,
      (guest) => {
        guest.mind.bank = bank
        guest.presses(foreign ? aForeignGuest() : aGuest(), "card")
      },
    ),
  )

const paysOnArrival = fc.constant(
  doing("presses Book Now to pay on arrival", (guest) => guest.presses(aGuest(), "payAtProperty")),
)

const sends = fc
  .constantFrom(
    "guest.retried",
    "guest.retried",
    "guest.tookAgain",
    "guest.acceptedPrice",
    "guest.answeredChallenge",
    "guest.abandonedChallenge",
    "guest.extendedHold",
    "guest.left",
  )
  .map((type) => doing(type, (guest) => guest.sends({ type } as never)))

const reloads = fc.constant(doing("reloads the page", (guest) => guest.reloads()))

const loses = fc
  .constantFrom<Loss>("notHeard", "answerLost")
  .map((loss) => doing(`the next call is ${loss}`, ({ losses }) => losses.push(loss)))

const waits = fc
  .constantFrom(2, 2, 2, 60, 15 * 60, 17 * 60)
  .map((seconds) => doing(`${seconds} seconds pass`, (guest) => guest.waits(seconds * 1000)))

const bankDecides = fc.boolean().map((accepts) =>
  doing(`the bank ${accepts ? "accepts" : "declines"} the newest payment`, (guest) => {
    const payment = newestPayment(guest)
    if (payment !== undefined) guest.desk.payments[accepts ? "authorise" : "decline"](payment)
  }),
)

const isNoticed = fc.integer({ min: 1, max: 2 }).map((times) =>
  doing(`the newest payment is noticed ${times} times`, async (guest) => {
    const payment = newestPayment(guest)
    if (payment === undefined) return
    const { body, signature } = guest.desk.payments.noticeOf(payment)
    for (let time = 0; time < times; time += 1)
      await resultOf(guest.desk.readNotice(body, signature))
  }),
)

const isSwept = fc.constant(doing("due jobs are done", ({ desk }) => resultOf(desk.doJobs())))

const somebodyHolds = fc.constant(
  doing("somebody else asks for the room", ({ desk }) =>
    aGuestAt(desk, "two")
      .hold()
      .catch(() => "sold out"),
  ),
)

const anyDoing = fc.oneof(
  { weight: 8, arbitrary: presses },
  { weight: 1, arbitrary: paysOnArrival },
  { weight: 7, arbitrary: sends },
  { weight: 3, arbitrary: reloads },
  { weight: 3, arbitrary: loses },
  { weight: 4, arbitrary: waits },
  { weight: 4, arbitrary: bankDecides },
  { weight: 3, arbitrary: isNoticed },
  { weight: 3, arbitrary: isSwept },
  { weight: 1, arbitrary: somebodyHolds },
)

/** What is true of the screen at every moment. */
const screenIsHonest = (guest: GuestOnScreen): void => {
  invariantsHold(guest.desk, new Set())
  const status = recordOnScreen(guest)?.status
  if (guest.state() === "confirmed")
    expect([status, status !== undefined && isBooked(status)]).toEqual([status, true])
  for (const { captured } of guest.desk.payments.truths())
    if (captured > 0) expect([...guest.pressed]).toContain(captured)
}

const commandOf = ({ name, run }: Doing): fc.AsyncCommand<object, GuestOnScreen> => ({
  check: () => true,
  run: async (_, guest) => {
    await run(guest)
    await guest.settles()
    screenIsHonest(guest)
  },
  toString: () => name,
})

/** With faults over, a page that is opened again says where the booking really stands. */
const comesToRest = async (guest: GuestOnScreen): Promise<void> => {
  guest.losses.length = 0
  for (const { payment } of guest.desk.payments.truths()) guest.desk.payments.decline(payment)
  for (let rounds = 0; rounds < 6; rounds += 1) {
    guest.waits(20 * MINUTE_MS)
    await allJobs(guest.desk)
    await guest.settles()
  }
  screenIsHonest(guest)
  everythingRests(guest.desk)
  const status = recordOnScreen(guest)?.status
  guest.reloads()
  await guest.settles()
  if (status !== undefined) expect(guest.state() === "confirmed").toBe(isBooked(status))
}

describe("a checkout before the real desk", () => {
  it("never says what is not so and never charges what was not pressed, whatever happens", async () => {
    const anyStory = fc.commands([anyDoing.map(commandOf)], { maxCommands: 40, size: "max" })
    await fc.assert(
      fc.asyncProperty(anyStory, async (story) => {
        const guest = await aGuestOnScreen(aFrontDesk(oneStudio))
        await guest.settles()
        await fc.asyncModelRun(() => ({ model: {}, real: guest }), story)
        await comesToRest(guest)
      }),
      { numRuns: 50 },
    )
  })
})
