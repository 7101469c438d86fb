import { addDays, malaysianDateAt } from "#core/stay/calendar.ts"
import { median, ms, percentile, table, timed, times } from "./figures.ts"

const ROUNDS = 400
const WARM_UP = 50
const DAYS = 60

/** A call of the API that reads nothing and answers a short JSON: the floor of any answer. */
const bare = "/api/openapi.json/nothing"

const places = ["kuala-lumpur", "langkawi", "george-town", "penang", "johor-bahru"]
const narrowed = ["", "&stars=4,5", "&freeCancellation=1", "&kinds=hotel,condo&sort=ratings"]

const searchOf = (round: number): string => {
  const checkIn = addDays(malaysianDateAt(Date.now()), 3 + (round % DAYS))
  const checkOut = addDays(checkIn, 1 + (round % 5))
  const where = places[round % places.length]
  const more = narrowed[round % narrowed.length]
  return `/api/properties?where=${where}&checkIn=${checkIn}&checkOut=${checkOut}&adults=2${more}`
}

const asBrowsers = { headers: { "accept-encoding": "gzip, deflate, br, zstd" } }

const asked = (address: string) => async () => {
  const answer = await fetch(address, asBrowsers)
  await answer.arrayBuffer()
}

const searched = (address: string) => async () => {
  const answer = await fetch(address, asBrowsers)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
}

/** The same search at most so dear, in ringgit, as nobody asked it before. */
const unlikeOthers = (round: number): string => `${searchOf(round)}&maxPrice=${90_000 + round}`

/** Searches and bare answers of one server in turn, one at a time. */
export const benchSearch = async (name: string, address: string): Promise<void> => {
  const anew: Array<number> = []
  const again: Array<number> = []
  const floor: Array<number> = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const one = await timed(asked(address + bare))
    const first = await timed(searched(address + unlikeOthers(round)))
    const second = await timed(searched(address + unlikeOthers(round)))
    if (round < WARM_UP) continue
    floor.push(one)
    anew.push(first)
    again.push(second)
  }
  const rowOf = (what: string, took: ReadonlyArray<number>) => [
    what,
    ms(median(took)),
    ms(percentile(took, 0.99)),
    times(median(took) / median(floor)),
  ]
  table(`Search over HTTP, ${name}: ${ROUNDS} of each in turn`, [
    ["", "p50", "p99", "p50 to the bare answer's"],
    rowOf("bare JSON answer", floor),
    rowOf("search that nobody made before", anew),
    rowOf("the same search again", again),
  ])
}
