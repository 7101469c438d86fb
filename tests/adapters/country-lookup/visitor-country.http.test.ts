import { httpVisitorCountry } from "#adapters/country-lookup/visitor-country.http.ts"
import { countryOfNetwork } from "#adapters/country-lookup/network-countries.ts"
import { networkOf } from "#adapters/http-server/network.ts"
import { phoneCountryFor } from "#core/visitor/phone-country.ts"
import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => vi.useRealTimers())

const answering = (answer: () => Promise<Response>) => {
  const logged: Array<string> = []
  const lookup = httpVisitorCountry("http://lookup.test/s", answer)
  return {
    logged,
    country: Effect.runPromise(phoneCountryFor(lookup, (said) => logged.push(said))),
  }
}

describe("a lookup that answers in a line of text", () => {
  it.each([
    ["1;GR;GRC;Greece", "GR"],
    ["1;VN;VNM;Vietnam", "VN"],
    ["1;SG", "SG"],
    ["1;MY;MYS;Malaysia\r\n", "MY"],
  ])("%j begins a phone number in %s", { tags: ["§5.11", "§7.5"] }, async (body, country) => {
    const asked = answering(async () => new Response(body))

    expect(await asked.country).toBe(country)
    expect(asked.logged).toEqual([])
  })

  it.each([
    ["0", async () => new Response("0")],
    ["2", async () => new Response("2;;;UNKNOWN")],
    ["nowhere", async () => new Response("1;ZZ;ZZZ;Reserved")],
    ["nothing", async () => new Response("")],
    ["a page", async () => new Response("<html>1;GR</html>")],
    ["small letters", async () => new Response("1;gr;grc;Greece")],
    ["a failure", async () => new Response("1;GR;GRC;Greece", { status: 500 })],
    ["too many questions", async () => new Response("1;GR;GRC;Greece", { status: 429 })],
    ["silence", () => Promise.reject(new TypeError("fetch failed"))],
  ])(
    "answers %s: Malaysia is kept, and it is written down",
    { tags: ["§7.5", "§8.7"] },
    async (_, answer) => {
      const asked = answering(answer)

      expect(await asked.country).toBe("MY")
      expect(asked.logged).toEqual(["unable to fetch the country"])
    },
  )

  it("is given up after two seconds", async () => {
    vi.useFakeTimers()
    const asked = answering(() => new Promise(() => {}))

    await vi.advanceTimersByTimeAsync(2000)

    expect(await asked.country).toBe("MY")
    expect(asked.logged).toEqual(["unable to fetch the country"])
  })

  it("sends no cookie along", async () => {
    const asked: Array<RequestInit | undefined> = []
    const lookup = httpVisitorCountry("http://lookup.test/s", async (_, init) => {
      asked.push(init)
      return new Response("1;GR")
    })

    await Effect.runPromise(lookup.guess())

    expect(asked[0]).toMatchObject({ credentials: "omit" })
  })
})

it("a guest on version 6 is known by the household that networks are told apart by", () => {
  expect(countryOfNetwork(networkOf("2001:e68:5432::9", null, 0))).toBe("MY")
})

describe("the table of networks", () => {
  it.each([
    ["175.136.0.1", "MY"],
    ["202.188.0.1", "MY"],
    ["116.86.0.1", "SG"],
    ["8.8.8.8", "US"],
    ["113.161.1.1", "VN"],
    ["2001:e68:0:0::/64", "MY"],
    ["2405:3800:12:1::/64", "MY"],
    ["2001:d08::/64", "MY"],
    ["2406:3003:0:1::/64", "SG"],
    ["240e:1:2:3::/64", "CN"],
    ["2a00:23c4:1:2::/64", "GB"],
    ["2001:4860:4860::8888", "US"],
  ])("knows that %s is in %s", (network, country) => {
    expect(countryOfNetwork(network)).toBe(country)
  })

  it.each([
    "10.0.0.1",
    "127.0.0.1",
    "::1",
    "::/64",
    "fe80::/64",
    "fd12:3456::/64",
    "not an address",
    "",
    undefined,
  ])("does not know where %s is", (network) => {
    expect(countryOfNetwork(network)).toBeNull()
  })
})
