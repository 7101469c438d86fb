import { addDays, malaysianDateAt } from "#core/stay/calendar.ts"
import { randomBytes } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { median, ms, percentile, table } from "./figures.ts"
import { lightClient, type LightRequest } from "./light-client.ts"
import { wideStayOn } from "./overload-guests.ts"

/** Requests a second that are tried, one after the other. */
const RATES = [50, 100, 200, 400, 600, 800, 1000]
const LASTS_MS = 8000
const WARM_UP_MS = 3000
const TICK_MS = 10
const PATIENCE_MS = 5000
/** A rate is kept where 99 of 100 answers come within this time. */
const IN_TIME_MS = 50
const ROUNDS = 3
const DAYS = 28

/** What guests of a mixed load ask for. */
export type MixedCalls = {
  readonly search: string
  readonly property: string
  readonly home: string
  /** A hold that is always of rooms that are free. */
  readonly hold: () => { readonly path: string; readonly body: string }
}

/** The calls of a mixed load on a site that sells the wide property and another. */
export const mixedCalls = async (address: string, property: string): Promise<MixedCalls> => {
  const checkIn = addDays(malaysianDateAt(Date.now()), 20)
  const nights = `checkIn=${checkIn}&checkOut=${addDays(checkIn, 2)}&adults=2&children=0&rooms=1`
  const bodies: Array<string> = []
  for (let day = 0; day < DAYS; day += 1) {
    const stay = wideStayOn(day)
    const quoted = await fetch(`${address}/api/quotes`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(stay),
    })
    const { total } = (await quoted.json()) as { total: number }
    bodies.push(JSON.stringify({ stay, total }))
  }
  let held = 0
  return {
    search: `/api/properties?where=langkawi&${nights}`,
    property: `/properties/${property}?${nights}`,
    home: "/",
    hold: () => {
      held += 1
      return { path: "/api/bookings", body: bodies[held % DAYS] ?? "" }
    },
  }
}

type Outcome = { readonly millis: ReadonlyArray<number>; readonly failed: number }

const requestOf = (calls: MixedCalls, number: number): Omit<LightRequest, "patienceMs"> => {
  const cookie = `singgah-guest=${randomBytes(18).toString("base64url")}`
  const turn = number % 20
  const page = { accept: "text/html", "accept-encoding": "br", "accept-language": "en" }
  if (turn < 12) return { path: calls.search, headers: { cookie } }
  if (turn < 17) return { path: calls.property, headers: page }
  if (turn < 19) return { path: calls.home, headers: page }
  const headers = {
    cookie,
    "content-type": "application/json",
    "idempotency-key": randomBytes(16).toString("hex"),
  }
  return { method: "POST", headers, ...calls.hold() }
}

/** Each guest comes when they come, however slow the answers are. */
const loaded = async (
  address: string,
  calls: MixedCalls,
  perSecond: number,
  lastsMs: number,
): Promise<Outcome> => {
  const client = lightClient(address)
  const millis: Array<number> = []
  let failed = 0
  const ask = async (number: number): Promise<void> => {
    const answer = await client.ask({ ...requestOf(calls, number), patienceMs: PATIENCE_MS })
    if (answer === null || answer.status >= 400) failed += 1
    else millis.push(answer.millis)
  }
  const asked: Array<Promise<void>> = []
  const began = performance.now()
  for (let now = 0; now < lastsMs; now = performance.now() - began) {
    const due = Math.floor((now / 1000) * perSecond)
    while (asked.length < due) asked.push(ask(asked.length))
    await pause(TICK_MS)
  }
  await Promise.all(asked)
  client.close()
  return { millis, failed }
}

/** How many requests a second of a mixed load one process answers in time. */
export const benchMixedLoad = async (
  name: string,
  address: string,
  calls: MixedCalls,
): Promise<void> => {
  await loaded(address, calls, 50, WARM_UP_MS)
  const rows: Array<ReadonlyArray<string>> = [
    ["requests a second", "p50", "p99", "refused or failed", "in time"],
  ]
  for (const rate of RATES) {
    const runs: Array<Outcome> = []
    for (let round = 0; round < ROUNDS; round += 1)
      runs.push(await loaded(address, calls, rate, LASTS_MS))
    const p99 = median(runs.map(({ millis }) => percentile(millis, 0.99)))
    const failed = median(runs.map((run) => run.failed))
    const isInTime = p99 <= IN_TIME_MS && failed === 0
    rows.push([
      `${rate}`,
      ms(median(runs.map(({ millis }) => median(millis)))),
      ms(p99),
      `${failed}`,
      isInTime ? "yes" : "no",
    ])
    if (!isInTime) break
  }
  table(
    `Mixed load, ${name}: 60 % searches, 25 % property pages, 10 % home, 5 % holds; medians of ${ROUNDS} runs`,
    rows,
  )
}
