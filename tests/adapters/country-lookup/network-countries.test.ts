import { countryOfNetwork } from "#adapters/country-lookup/network-countries.ts"
import networks from "#adapters/country-lookup/networks.json" with { type: "json" }
import { describe, expect, it } from "vitest"

/** Each run of the table: where it starts, and its country; null where it is nobody's. */
const runsOf = (written: string) => {
  const steps = written.match(/[0-9a-z]+(?:[A-Z]{2}|-)/g) ?? []
  let start = 0
  return steps.map((step) => {
    const [, distance = "", country = ""] = /^([0-9a-z]+)(.+)$/.exec(step) ?? []
    start += Number.parseInt(distance, 36)
    return { start, country: country === "-" ? null : country }
  })
}

/** Of addresses of version 4 the table tells 18 bits apart, of version 6 29. */
const address4 = (place: number, rest = 0) => {
  const whole = place * 2 ** 14 + rest
  return [24, 16, 8, 0].map((bits) => Math.floor(whole / 2 ** bits) % 256).join(".")
}
const address6 = (place: number, rest = 0) => {
  const head = place * 8 + rest
  return `${Math.floor(head / 65_536).toString(16)}:${(head % 65_536).toString(16)}:1:2::/64`
}

describe.each([
  ["4", runsOf(networks.version4), address4, 2 ** 14 - 1, 2 ** 18 - 1],
  ["6", runsOf(networks.version6), address6, 7, 2 ** 29 - 1],
] as const)("the table of networks of version %s", (_, runs, addressOf, most, last) => {
  it("says the country of the first and of the last address of every run", () => {
    const wrong = runs.filter(({ start, country }, at) => {
      const end = (runs[at + 1]?.start ?? last + 1) - 1
      const said = [addressOf(start), addressOf(end, most)].map(countryOfNetwork)
      return said.some((one) => one !== country)
    })

    expect(runs.length).toBeGreaterThan(1000)
    expect(wrong).toEqual([])
  })
})
