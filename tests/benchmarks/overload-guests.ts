import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { addDays, malaysianDateAt } from "#core/stay/calendar.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aRoomChoice, aStayRequest } from "#fixtures/builders/a-stay.ts"
import { randomBytes } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { Client } from "pg"
import { percentile } from "./figures.ts"
import { lightClient } from "./light-client.ts"
import { steadyLoad } from "./steady-load.ts"

/** What came of some seconds of load. */
export type Load = {
  /** Requests a second that were answered in time with what was asked for. */
  readonly goodput: number
  readonly refused: number
  /** Milliseconds within which 99 of 100 refusals came. */
  readonly refusedWithin: number
  readonly waitedInVain: number
  readonly heldForNobody: number
}

const LASTS_MS = 10_000
const PATIENCE_MS = 3000
const SETTLING_MS = 5000
const NIGHTS = 28
const UNITS = 900
const id = "wide"

/** A property with rooms enough for everybody. */
export const wideProperty = (): StockedProperty => ({
  property: aProperty({
    slug: Slug.make(id),
    rooms: [aRoomType({ id: RoomTypeId.make(id), units: UNITS })],
  }),
  exceptions: [],
})

const stayOn = (day: number) => {
  const checkIn = addDays(malaysianDateAt(Date.now()), 30 + day)
  return aStayRequest({
    property: Slug.make(id),
    dates: { checkIn, checkOut: addDays(checkIn, 1) },
    rooms: [aRoomChoice({ roomType: RoomTypeId.make(id) })],
  })
}

/** What a guest asks for; with a payload it is posted. */
export type Call = { readonly path: string; readonly payload?: unknown }

/** What each request of a guest who was never there before says of itself. */
export const headersOfAGuest = () => ({
  "content-type": "application/json",
  "idempotency-key": randomBytes(16).toString("hex"),
  cookie: `singgah-guest=${randomBytes(18).toString("base64url")}`,
})

/** The method and the body of a call. */
export const bodyOf = (payload: unknown) =>
  payload === undefined ? {} : { method: "POST", body: JSON.stringify(payload) }

/** A hold of each of many nights in the wide property. */
export const wideHolds = async (address: string): Promise<ReadonlyArray<Call>> => {
  const calls: Array<Call> = []
  for (let day = 0; day < NIGHTS; day += 1) {
    const stay = stayOn(day)
    const headers = headersOfAGuest()
    const quoted = await fetch(`${address}/api/quotes`, { headers, ...bodyOf(stay) })
    const { total } = (await quoted.json()) as { total: number }
    calls.push({ path: "/api/bookings", payload: { stay, total } })
  }
  return calls
}

const kept = async (databaseUrl: string): Promise<number> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query("select count(*)::int as count from booking")
  await client.end()
  return rows[0].count
}

/** One in five holds a room, the others search; each comes when it comes, however slow the answers. */
export const overloaded = async (
  address: string,
  perSecond: number,
  databaseUrl: string,
): Promise<Load> => {
  const holds = await wideHolds(address)
  const before = await kept(databaseUrl)
  const search: Call = { path: "/api/properties?where=langkawi&adults=2" }
  const client = lightClient(address)
  const counts = { good: 0, held: 0, waitedInVain: 0 }
  const refusals: Array<number> = []
  const ask = async (number: number): Promise<void> => {
    const call = number % 5 === 0 ? (holds[number % NIGHTS] ?? search) : search
    const answer = await client.ask({
      path: call.path,
      headers: headersOfAGuest(),
      ...bodyOf(call.payload),
      patienceMs: PATIENCE_MS,
    })
    if (answer === null) counts.waitedInVain += 1
    else if (answer.status >= 400) refusals.push(answer.millis)
    else counts.good += 1
    if (answer?.status === 201) counts.held += 1
  }
  await steadyLoad(perSecond, LASTS_MS, ask)
  client.close()
  await pause(SETTLING_MS)
  return {
    goodput: (counts.good * 1000) / LASTS_MS,
    refused: refusals.length,
    refusedWithin: percentile(refusals, 0.99),
    waitedInVain: counts.waitedInVain,
    heldForNobody: (await kept(databaseUrl)) - before - counts.held,
  }
}
