import { callerFrom, workOf } from "#adapters/http-server/site-caller.ts"
import { expect, it } from "vitest"
import { ADDRESS } from "./a-site.ts"

const randomness = { bytes: (count: number) => new Uint8Array(count).fill(7) }
const page = { kind: "page", pattern: "pages" } as const

const aCaller = (secure: boolean, publicUrl: string | null) =>
  callerFrom(
    { randomness, publicUrl, neighbours: { secure } } as never,
    new Request(ADDRESS),
    "203.0.113.7",
  )

it.each([
  [true, "https://singgah.test/", "__Host-singgah-guest=", "https://singgah.test"],
  [false, null, "singgah-guest=", ADDRESS],
])(
  "who asks a site with https %s at %s gets the cookie %s and comes from %s",
  (secure, publicUrl, cookie, origin) => {
    const caller = aCaller(secure, publicUrl)

    expect(caller.network).toBe("203.0.113.7")
    expect(caller.guest.id).toBe("BwcHBwcHBwcHBwcHBwcHBwcH")
    expect(caller.browser.origin).toBe(origin)
    expect(caller.cookies()).toEqual([expect.stringMatching(new RegExp(`^${cookie}`))])
  },
)

it("a request is traced by its method and its pattern, below the trace that it belongs to", () => {
  const headers = { traceparent: "00-trace-span-01" }

  expect(workOf(new Request(ADDRESS, { method: "POST", headers }), page)).toEqual({
    name: "POST pages",
    parent: "00-trace-span-01",
  })
  expect(workOf(new Request(`${ADDRESS}/stays?code=1`), page)).toEqual({
    name: "GET pages",
    parent: null,
  })
})
