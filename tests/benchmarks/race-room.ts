import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import { addDays, malaysianDateAt } from "#core/stay/calendar.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aRoomChoice, aStayRequest } from "#fixtures/builders/a-stay.ts"
import { randomBytes } from "node:crypto"

const PATIENCE_MS = 60_000
const TAKEN = 409

const nameOf = (round: number): string => `last-room-${round}`

/** A property of one room, for one round. */
export const lastRoomOf = (round: number): StockedProperty => ({
  property: aProperty({
    slug: Slug.make(nameOf(round)),
    rooms: [aRoomType({ id: RoomTypeId.make(nameOf(round)), units: 1 })],
  }),
  exceptions: [],
})

/** Two nights in the property of a round. */
export const stayIn = (round: number): StayRequest => {
  const checkIn = addDays(malaysianDateAt(Date.now()), 30)
  return aStayRequest({
    property: Slug.make(nameOf(round)),
    dates: { checkIn, checkOut: addDays(checkIn, 2) },
    rooms: [aRoomChoice({ roomType: RoomTypeId.make(nameOf(round)) })],
  })
}

const asked = (address: string, path: string, body: unknown): Promise<Response> =>
  fetch(`${address}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": randomBytes(16).toString("hex"),
      cookie: `singgah-guest=${randomBytes(18).toString("base64url")}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })

/** What one guest was told: the room is theirs, it is sold out, or anything else. */
type Outcome = "won" | "soldOut" | (string & {})

const outcomeOf = async (answer: Response): Promise<Outcome> => {
  const text = await answer.text()
  if (answer.status === 201) return "won"
  if (answer.status === TAKEN && text.includes("sold-out")) return "soldOut"
  return `${answer.status} ${text.slice(0, 200)}`
}

const pressed = (address: string, body: unknown): Promise<Outcome> =>
  asked(address, "/api/bookings", body).then(outcomeOf, String)

/** What came of one round: who was told what, and how long it took until all were told. */
export type Round = { readonly outcomes: ReadonlyArray<Outcome>; readonly ms: number }

/** All guests press at once for the one room of a round, spread over the servers. */
export const raceFor = async (
  addresses: ReadonlyArray<string>,
  round: number,
  guests: number,
): Promise<Round> => {
  const stay = stayIn(round)
  const quoted = await asked(addresses[0] ?? "", "/api/quotes", stay)
  const { total } = (await quoted.json()) as { total: number }
  const start = performance.now()
  const outcomes = await Promise.all(
    Array.from({ length: guests }, (_, guest) =>
      pressed(addresses[guest % addresses.length] ?? "", { stay, total }),
    ),
  )
  return { outcomes, ms: performance.now() - start }
}
