import { readFileSync } from "node:fs"
import { isIPv4 } from "node:net"

/** From each start on the same country, up to the next start; empty is nobody's. */
type Runs = { readonly starts: ReadonlyArray<number>; readonly countries: ReadonlyArray<string> }

/** How much of an address the table tells apart. */
const BITS = 18

/** Each run is its distance from the one before, in base 36, and its country's two letters. */
const runsOf = (written: string): Runs => {
  let start = 0
  const runs = [...written.matchAll(/([0-9a-z]+)([A-Z]{2}|-)/g)].map(([, step = "0", country]) => {
    start += Number.parseInt(step, 36)
    return { start, country: country === "-" ? "" : (country ?? "") }
  })
  return {
    starts: runs.map((run) => run.start),
    countries: runs.map((run) => run.country),
  }
}

const countryAt = ({ starts, countries }: Runs, place: number): string | null => {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return countries[low - 1] || null
}

const placeOf = (address: string): number =>
  address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0) >>> (32 - BITS)

let table: Runs | undefined
const loaded = (): Runs => {
  const file = new URL("./networks.json", import.meta.url)
  return runsOf((JSON.parse(readFileSync(file, "utf8")) as { version4: string }).version4)
}

/**
 * The country that most addresses beside this one belong to, by the registries' own books; null when
 * they do not say, and for version 6. The table is read when it is first asked.
 */
export const countryOfNetwork = (network: string | undefined): string | null =>
  network !== undefined && isIPv4(network)
    ? countryAt((table ??= loaded()), placeOf(network))
    : null
