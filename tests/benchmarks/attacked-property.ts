import type { BookingView } from "#core/booking/booking-view.ts"
import type { HoldLimits } from "#core/front-desk/hold-limits.rules.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import { addDays } from "#core/stay/calendar.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty, aRoomChoice, aStayRequest, day } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { randomFor, type Random } from "#fixtures/inventory/random.ts"
import { Effect, Result } from "effect"

const MINUTE_MS = 60_000
/** Attackers ask every few minutes; honest guests come in between. */
const STEP_MINUTES = 5
const ROOMS = 18
const NIGHTS = 28
const FIRST_NIGHT = day("2026-12-01")

/** What is simulated: attackers on so many networks against one property, for so many hours. */
export type Attack = {
  readonly networks: number
  readonly hours: number
  /** Honest guests who come, each from a network of their own. */
  readonly guests: number
  readonly holdLimits: HoldLimits
  readonly seed: number
}

/** How many honest guests came, how many booked, and how many of them without a hold. */
export type Outcome = {
  readonly came: number
  readonly booked: number
  readonly withoutHold: number
  /** Room-nights that attackers kept, on average over all steps. */
  readonly keptByAttackers: number
}

type Someone = { readonly session: string; readonly network: string }

const stayOf = (rooms: number, from: number, nights: number): StayRequest => {
  const checkIn = addDays(FIRST_NIGHT, from)
  return aStayRequest({
    dates: { checkIn, checkOut: addDays(checkIn, nights) },
    rooms: [aRoomChoice({ count: rooms })],
    party: aParty({ adults: 2 * rooms, rooms }),
  })
}

/** The answer, or null where it was refused: whoever simulates goes on. */
const tried = <A, E>(work: Effect.Effect<A, E>): Promise<A | null> =>
  Effect.runPromise(Effect.map(Effect.result(work), Result.getOrNull))

let keys = 0
const aKey = (): string => `key-${(keys += 1)}`

const holding = async (desk: AFrontDesk, who: Someone, stay: StayRequest, withoutHold: boolean) => {
  const bookings = desk.forVisitor({ ...who, member: false })
  const quote = await tried(bookings.quote(stay))
  return quote && tried(bookings.hold({ stay, total: quote.total, withoutHold }, aKey()))
}

/** Presses Book Now; true once the stay is booked. */
const paying = async (
  desk: AFrontDesk,
  who: Someone,
  { id }: BookingView,
  method: "card" | "payAtProperty",
): Promise<boolean> => {
  const bookings = desk.forVisitor({ ...who, member: false })
  const email = `${who.session}@example.com`
  const named = await tried(bookings.giveDetails(id, aGuest({ email }), aKey()))
  const step =
    named && (await tried(bookings.pay(id, { method, total: named.quote.total }, aKey())))
  if (step?.kind === "confirmed") return true
  if (step?.kind !== "card") return false
  desk.payments.authorise(step.clientSecret.replace(/_secret$/, ""))
  const settled = await tried(bookings.settle(id, aKey()))
  return settled?.status === "confirmed"
}

/** As much as calls without a cookie may take, down to the last gap, and a stay to be paid on arrival. */
const attack = async (desk: AFrontDesk, random: Random, network: string) => {
  const gap = random.whole(0, NIGHTS - 4)
  const large = random.whole(7, NIGHTS)
  const shapes = [
    stayOf(random.whole(1, 5), random.whole(0, NIGHTS - large), large),
    stayOf(1, 0, NIGHTS),
    stayOf(1, gap, 4),
    stayOf(1, gap, 1),
  ]
  for (const stay of shapes) await holding(desk, { session: aKey(), network }, stay, false)
  const who = { session: aKey(), network }
  const small = await holding(desk, who, stayOf(1, random.whole(0, 14), 14), true)
  if (small) await paying(desk, who, small, "payAtProperty")
}

/** Two of five would rather pay on arrival; asked for more, they pay by card. */
const visit = async (desk: AFrontDesk, random: Random, number: number) => {
  const who = { session: `honest-${number}-${aKey()}`, network: `honest-${number}` }
  const nights = random.whole(1, 3)
  const stay = stayOf(1, random.whole(0, NIGHTS - nights), nights)
  const held = (await holding(desk, who, stay, false)) ?? (await holding(desk, who, stay, true))
  if (held === null) return { booked: false, withoutHold: false }
  const first = random.whole(1, 5) <= 2 ? ("payAtProperty" as const) : ("card" as const)
  const booked = (await paying(desk, who, held, first)) || (await paying(desk, who, held, "card"))
  return { booked, withoutHold: booked && !held.nightsKept }
}

const keptByAttackers = ({ shelves }: AFrontDesk): number =>
  [...shelves.contents.bookings.values()]
    .filter(({ session }) => !session.startsWith("honest"))
    .filter(
      ({ status, nightsKept }) => nightsKept && ["held", "paying", "confirmed"].includes(status),
    )
    .reduce(
      (sum, { rooms, quote }) =>
        sum + rooms.reduce((count, room) => count + room.count, 0) * quote.nights.length,
      0,
    )

/** Lets attackers and honest guests come to one property of eighteen rooms. */
export const simulated = async (plan: Attack): Promise<Outcome> => {
  const { networks, hours, guests, holdLimits, seed } = plan
  const property = aProperty({ rooms: [aRoomType({ units: ROOMS })] })
  const desk = aFrontDesk([{ property, exceptions: [] }], { holdLimits })
  const random = randomFor(seed, "attack")
  const steps = (hours * 60) / STEP_MINUTES
  const arrivals = Array.from({ length: guests }, () => random.whole(0, steps - 1))
  let [booked, withoutHold, kept] = [0, 0, 0]
  for (let step = 0; step < steps; step += 1) {
    while ((await Effect.runPromise(desk.doJobs())) > 0);
    for (let network = 0; network < networks; network += 1)
      await attack(desk, random, `attacker-${network}`)
    kept += keptByAttackers(desk)
    for (const [number, arrival] of arrivals.entries()) {
      if (arrival !== step) continue
      const visited = await visit(desk, random, number)
      booked += Number(visited.booked)
      withoutHold += Number(visited.withoutHold)
    }
    desk.clock.forward(STEP_MINUTES * MINUTE_MS)
  }
  return { came: guests, booked, withoutHold, keptByAttackers: Math.round(kept / steps) }
}
