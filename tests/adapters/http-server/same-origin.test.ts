import { isSameOrigin } from "#adapters/http-server/same-origin.ts"
import { describe, expect, it } from "vitest"

const ours = (headers: Record<string, string>, publicUrl: string | null) =>
  isSameOrigin(new Request("http://stays.test/api/bookings", { headers }), publicUrl)

describe("a call to an API of which only the host is known", () => {
  it.each([
    [true, {}],
    [true, { "sec-fetch-site": "none" }],
    [true, { origin: "http://stays.test", host: "stays.test" }],
    [true, { origin: "https://stays.test", host: "stays.test", "sec-fetch-site": "same-origin" }],
    [false, { origin: "http://stays.test", host: "stays.test", "sec-fetch-site": "same-site" }],
    [false, { origin: "http://stays.test" }],
    [false, { origin: "null" }],
    [false, { origin: "http://stays.test:81", host: "stays.test" }],
    [false, { origin: "null", host: "stays.test" }],
    [false, { origin: "null", host: "null" }],
  ])("is ours: %s, with %o", (isOurs, headers) => {
    expect(ours(headers as Record<string, string>, null)).toBe(isOurs)
  })
})

describe("a call to an API whose pages lie at a known address", () => {
  it.each([
    [true, {}],
    [true, { origin: "https://stays.test" }],
    [true, { origin: "https://stays.test", "sec-fetch-site": "cross-site" }],
    [false, { origin: "http://stays.test", host: "stays.test" }],
    [false, { origin: "https://stays.test:444" }],
    [false, { origin: "https://a.stays.test", "sec-fetch-site": "same-origin" }],
    [false, { "sec-fetch-site": "cross-site" }],
  ])("is ours: %s, with %o", (isOurs, headers) => {
    expect(ours(headers as Record<string, string>, "https://stays.test/welcome")).toBe(isOurs)
  })
})
