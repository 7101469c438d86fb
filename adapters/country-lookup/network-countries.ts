import { readFileSync } from "node:fs"
import { isIP } from "node:net"

/** The country of each range, from its start to the next start; empty if unassigned. */
type Runs = { readonly starts: ReadonlyArray<number>; readonly countries: ReadonlyArray<string> }

/** The precision of the table: so many of the first 32 bits of an address. */
const BITS4 = 18
const BITS6 = 29

/** Each run is its distance from the one before, in base 36, and its country's two letters. */
const runsOf = (written: string): Runs => {
  let start = 0
  const runs = [...written.matchAll(/([0-9a-z]+)([A-Z]{2}|-)/gy)].map(([, step = "0", country]) => {
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

const placeOf4 = (address: string): number =>
  address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0) >>> (32 - BITS4)

const placeOf6 = (address: string): number => {
  const [first = "", second = ""] = address.split(":")
  const head = Number.parseInt(first || "0", 16) * 65_536 + Number.parseInt(second || "0", 16)
  return head >>> (32 - BITS6)
}

type Tables = { readonly version4: Runs; readonly version6: Runs }

let tables: Tables | undefined
const loaded = (): Tables => {
  const file = new URL("./networks.json", import.meta.url)
  const written = JSON.parse(readFileSync(file, "utf8")) as Record<keyof Tables, string>
  return { version4: runsOf(written.version4), version6: runsOf(written.version6) }
}

/**
 * The country that most addresses beside this one belong to, by the registries' own books; null when
 * they do not say. Of version 6 the network of a household is asked for, such as `2001:db8:1:2::/64`.
 * The table is read when it is first asked.
 */
export const countryOfNetwork = (network = ""): string | null => {
  const [address = ""] = network.split("/")
  const version = isIP(address)
  if (version === 0) return null
  const { version4, version6 } = (tables ??= loaded())
  return version === 4
    ? countryAt(version4, placeOf4(address))
    : countryAt(version6, placeOf6(address))
}
