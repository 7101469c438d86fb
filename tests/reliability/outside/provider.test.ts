import { promisedOfStatus } from "#tests/core/booking/promised-of-status.ts"
import { everythingRests } from "#tests/simulation/at-rest.ts"
import { judging } from "#tests/reliability/crash/crash-rounds.ts"
import { nothingTold } from "#tests/reliability/crash/promised-stays.ts"
import { postFrom } from "#tests/reliability/crash/mailbox-post.ts"
import { crashStock } from "#tests/reliability/crash/crash-stays.ts"
import { postgresStore, type OwnStore } from "#tests/reliability/own-store.ts"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { anOutsideGuest, nightIn, ROOMS } from "./outside-guest.ts"
import { anOutsideSite, HOLD_MS } from "./outside-site.ts"
import { aTroubledProvider, type Trouble } from "./troubled-provider.ts"

let provider: Awaited<ReturnType<typeof aTroubledProvider>>
let store: OwnStore
let site: Awaited<ReturnType<typeof anOutsideSite>>
beforeAll(async () => {
  provider = await aTroubledProvider()
  store = await postgresStore(crashStock())
  site = await anOutsideSite(store, provider.settings)
  provider.tells(site.address)
})
afterAll(async () => {
  await site.stop()
  await store.end()
  await provider.stop()
})

let guests = 0
const told = nothingTold()
const aGuest = () => {
  const { address } = site
  const { forBrowsers } = provider
  return anOutsideGuest({ address, forBrowsers, promised: told.promised }, (guests += 1))
}
const several = <A>(many: number, make: () => Promise<A>): Promise<ReadonlyArray<A>> =>
  Promise.all(Array.from({ length: many }, make))

/** More than are asked after side by side. */
const MANY = 9
const UNKNOWN = ["PaymentUnavailable", "BookingsUnreachable"]

const troubles = [
  "slow",
  "busy",
  "breaksAfter",
  "down",
  "hangs",
] as const satisfies ReadonlyArray<Trouble>

const days = (trouble: (typeof troubles)[number]) => 30 + 10 * troubles.indexOf(trouble)

it.each(troubles)(
  "tells the guest of a provider that is in trouble (%s), and takes the card once it is over",
  async (trouble) => {
    const guest = aGuest()
    const presses = guest.presses(await guest.isAtPayment(nightIn(days(trouble))))
    await provider.is(trouble)

    const first = await presses()
    expect(trouble === "slow" ? ["card"] : UNKNOWN).toContain(
      typeof first === "string" ? first : first.kind,
    )
    const page = await fetch(site.address)
    expect(page.status).toBe(200)
    await page.text()

    await provider.is("none")
    const { status, code } = await guest.paysWith(await presses())
    expect([status, typeof code]).toEqual(["confirmed", "string"])
  },
)

it.each(troubles)(
  "ends the holds of others while the provider is in trouble (%s)",
  async (trouble) => {
    const full = nightIn(days(trouble) + 1)
    const paying = await several(MANY, async () => {
      const guest = aGuest()
      // A night for each: nobody waits for the room of another.
      return guest.presses(await guest.isAtPayment(nightIn(100 + guests)))
    })
    for (let room = 0; room < ROOMS; room += 1) await aGuest().holds(full)
    const late = aGuest()
    expect(await late.holds(full)).toBe("SoldOut")
    await provider.is(trouble)
    const unanswered = Promise.all(paying.map((presses) => presses()))

    site.moveClock(2 * HOLD_MS)

    await expect
      .poll(() => late.holds(full), { timeout: 120_000 })
      .toMatchObject({ status: "held" })
    await unanswered
    await provider.is("none")
  },
)

it("has done all its work once the provider answers again", async () => {
  const judge = judging(postFrom(join(store.folder, "mailbox")).arrived)
  site.moveClock(4 * HOLD_MS)
  const rests = async () => {
    site.moveClock(HOLD_MS)
    const { seen } = await store.look()
    return seen.records.filter(({ status }) => !promisedOfStatus[status].rests)
  }
  await expect.poll(rests, { timeout: 120_000, interval: 5000 }).toEqual([])
  await site.stop()
  const kept = await store.look()
  everythingRests(judge(kept, told), Date.now())
})
