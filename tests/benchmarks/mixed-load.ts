import { addDays, malaysianDateAt } from "#core/stay/calendar.ts"
import { median, ms, percentile, table } from "./figures.ts"
import { lightClient } from "./light-client.ts"
import { networkOf } from "./marked-guests.ts"
import { bodyOf, headersOfAGuest, wideHolds, type Call } from "./overload-guests.ts"
import { steadyLoad } from "./steady-load.ts"

/** Requests a second that are tried, one after the other. */
const RATES = [250, 500, 750, 1000]
const LASTS_MS = 8000
const WARM_UP_MS = 3000
const PATIENCE_MS = 5000
/** A rate is kept where 99 of 100 answers come within this time. */
const IN_TIME_MS = 50
const ROUNDS = 3

/** What guests of a mixed load ask for. */
export type MixedCalls = {
  readonly search: Call
  readonly property: Call
  readonly home: Call
  /** Holds of rooms that are always free. */
  readonly holds: ReadonlyArray<Call>
}

/** The calls of a mixed load on a site that sells the wide property and another. */
export const mixedCalls = async (address: string, property: string): Promise<MixedCalls> => {
  const checkIn = addDays(malaysianDateAt(Date.now()), 20)
  const nights = `checkIn=${checkIn}&checkOut=${addDays(checkIn, 2)}&adults=2&children=0&rooms=1`
  return {
    search: { path: `/api/properties?where=langkawi&${nights}` },
    property: { path: `/properties/${property}?${nights}` },
    home: { path: "/" },
    holds: await wideHolds(address),
  }
}

/** How many guests came so far. */
let guests = 0

type Outcome = { readonly millis: ReadonlyArray<number>; readonly failed: number }

const asBrowsers = { "accept-encoding": "gzip, deflate, br, zstd", "accept-language": "en" }
const ofPages = { ...asBrowsers, accept: "text/html" }

const callOf = ({ search, property, home, holds }: MixedCalls, number: number): Call => {
  const turn = number % 20
  if (turn < 12) return search
  if (turn < 17) return property
  return turn < 19 ? home : (holds[Math.floor(number / 20) % holds.length] ?? search)
}

const loaded = async (
  address: string,
  calls: MixedCalls,
  perSecond: number,
  lastsMs: number,
): Promise<Outcome> => {
  const client = lightClient(address)
  const first = guests
  const millis: Array<number> = []
  let failed = 0
  const ask = async (number: number): Promise<void> => {
    const { path, payload } = callOf(calls, number)
    // Holds of one network are counted together, and so many of one would never be open at a time.
    const network = { "x-forwarded-for": networkOf(first + number) }
    guests += 1
    const answer = await client.ask({
      path,
      headers: path.startsWith("/api/")
        ? { ...headersOfAGuest(), ...asBrowsers, ...network }
        : { ...ofPages, ...network },
      ...bodyOf(payload),
      patienceMs: PATIENCE_MS,
    })
    if (answer === null || answer.status >= 400) failed += 1
    else millis.push(answer.millis)
  }
  await steadyLoad(perSecond, lastsMs, ask)
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
