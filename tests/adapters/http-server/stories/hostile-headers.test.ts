import { serverInMemory } from "#tests/contracts/keepers.ts"
import { contractStock } from "#tests/contracts/world.ts"
import { productSources } from "#tests/architecture/source.ts"
import { describe, expect, it } from "vitest"

const { answer } = await serverInMemory(contractStock)

/** Every header that the server looks at, found in its source. */
const headers = [
  ...new Set(
    productSources()
      .filter(({ file }) => /^(adapters\/(http-|bindings)|core)/.test(file))
      .flatMap(({ text }) => [...text.matchAll(/headers\.get\("([a-z-]+)"\)/g)])
      .map(([, name = ""]) => name),
  ),
]

const cookies = ["singgah-session", "singgah-guest", "language", "theme"]

const hostile = {
  "15 KB": "x".repeat(15_000),
  "15 KB of commas": ",".repeat(15_000),
  "15 KB of what parts names and values": ";=".repeat(7500),
  "bytes that are no text": "\u00ed\u00a0\u0080\u00ff",
  "a NUL, written as in an address": "%00%ed%a0%80%",
  "open quotes": '"\'\\"',
  "a name of every object": "__proto__",
} as const

const calls: ReadonlyArray<readonly [string, string]> = [
  ["GET", "/"],
  ["GET", "/api/session"],
  ["GET", "/api/properties"],
  ["GET", "/api/bookings/0123456789abcdefghjkmnpqrs/receipt.pdf"],
  ["GET", "/api/metrics"],
  ["GET", "/api/visitor/country"],
  ["POST", "/api/session/end"],
  ["POST", "/api/bookings"],
  ["POST", "/api/inquiries/files?name=bill.pdf"],
  ["POST", "/api/webhooks/payments"],
]

/** The calls that were answered by a mistake of ours. */
const mistakesOver = async (given: Readonly<Record<string, string>>) => {
  const mistakes: Array<readonly [string, string, number]> = []
  for (const [method, address] of calls) {
    const body = method === "GET" ? {} : { body: "{}" }
    const usual = { "content-type": "application/json", "idempotency-key": "a-request-of-mine" }
    const asked = { method, headers: { ...usual, ...given }, ...body }

    const response = await answer(new Request(`http://stays.test${address}`, asked))

    if (response.status >= 500) mistakes.push([method, address, response.status])
  }
  return mistakes
}

it("finds every header that is looked at", () => {
  expect(headers).toEqual(
    expect.arrayContaining(["cookie", "content-type", "user-agent", "accept-language", "origin"]),
  )
})

describe.each(Object.entries(hostile))("with %s", (_, text) => {
  it.each(headers)("the header %s breaks nothing", async (name) => {
    expect(await mistakesOver({ [name]: text })).toEqual([])
  })

  it.each(cookies)("the cookie %s breaks nothing", async (name) => {
    expect(await mistakesOver({ cookie: `${name}=${text}` })).toEqual([])
  })
})

describe.each(["stay.ics", "receipt.pdf", "picture"])("an address of %s", (file) => {
  it.each(["%00", "%ed%a0%80", "%", "x".repeat(2000)])("with %j finds nothing", async (text) => {
    const address =
      file === "picture" ? `/api/account/picture/${text}.webp` : `/api/bookings/${text}/${file}`

    const response = await answer(new Request(`http://stays.test${address}?link=${text}`))

    expect(response.status).toBe(404)
  })
})
