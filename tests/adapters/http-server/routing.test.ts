import { routeOf } from "#adapters/http-server/routing.ts"
import { longestAddress } from "#adapters/http-server/address-length.ts"
import { describe, expect, it } from "vitest"

const routed = (path: string) => routeOf({ url: `http://stays.test${path}` })

describe("the route of a request", () => {
  it.each([
    ["/", { kind: "page", pattern: "pages" }],
    ["/help", { kind: "page", pattern: "pages" }],
    ["/a.js", { kind: "page", pattern: "files" }],
    ["/assets/a", { kind: "page", pattern: "files" }],
    ["/sandbox/mailbox", { kind: "sandbox", pattern: "/sandbox/…" }],
    ["/api/health", { kind: "service", pattern: "/api/health", path: "/api/health" }],
    ["/api/suggestions", { kind: "call", pattern: "/api/suggestions" }],
    ["/api/bookings/1/settlement", { kind: "call", pattern: "/api/bookings/{id}/settlement" }],
    ["/api/account/picture/removal", { kind: "call", pattern: "/api/account/picture/removal" }],
    ["/api/nothing/at/all", { kind: "call", pattern: "/api/…" }],
    ["/api", { kind: "call", pattern: "/api/…" }],
  ])("is written down without what a path may hold: %s", (path, route) => {
    expect(routed(path)).toEqual(route)
  })

  it.each([
    ["/api/account/picture/a.webp", "picture", "/api/account/picture/{name}", { name: "a.webp" }],
    ["/api/bookings/1/stay.ics", "calendar", "/api/bookings/{id}/stay.ics", { id: "1" }],
    ["/api/bookings/1/receipt.pdf", "receipt", "/api/bookings/{id}/receipt.pdf", { id: "1" }],
  ])("to a guest's file says which one it is: %s", (path, name, pattern, params) => {
    expect(routed(path)).toEqual({ kind: "guestFile", name, pattern, params })
  })

  it.each(["/", "/api/", "/sandbox/"])("is none where the address is too long: %s", (start) => {
    const path = start.padEnd(longestAddress.path + 1, "a")

    expect(routed(path)).toEqual({ kind: "tooLong", pattern: "too long" })
    expect(routed(path.slice(0, -1)).kind).not.toBe("tooLong")
  })
})
