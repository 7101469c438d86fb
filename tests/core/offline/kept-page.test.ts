import { isKeptCall, keptPageAt } from "#core/offline/kept-page.ts"
import { keepingOfPages } from "#core/offline/kept-pages.table.ts"
import { describe, expect, it } from "vitest"

const at = (address: string) => keptPageAt(new URL(address, "https://stay.example"))
const ID = "bk7m2q9x4w8r3t6y1u5p0a2s4d"

describe("a page that may be kept", () => {
  it.each([
    ["/properties", "searches", []],
    ["/properties?where=penang&page=2", "searches", []],
    ["/properties/rumah-api?adults=2", "stays", []],
    ["/account/bookings", "bookings", ["/api/account/bookings"]],
    [
      `/account/booking/${ID}`,
      "bookings",
      [`/api/account/bookings/${ID}`, `/api/bookings/${ID}/messages`],
    ],
    [`/booking/${ID}`, "bookings", [`/api/bookings/${ID}`, `/api/bookings/${ID}/messages`]],
    [`/booking/confirmed?booking=${ID}`, "bookings", [`/api/bookings/${ID}`]],
  ])("is %s", (address, shelf, calls) => {
    expect(at(address)).toEqual({ shelf, address, calls })
  })

  it("is one page in whatever language and theme it was chosen", () => {
    expect(at("/properties?lang=bm&where=penang&theme=dark")?.address).toBe(
      "/properties?where=penang",
    )
    expect(at("/account/bookings?lang=cn")?.address).toBe("/account/bookings")
    expect(at("/properties?theme=dark")?.address).toBe("/properties")
  })

  it("keeps an address as it was written where nothing was chosen by it", () => {
    expect(at("/properties?where=george%20town")?.address).toBe("/properties?where=george%20town")
  })
})

describe("a page that is never kept", () => {
  it.each(Object.entries(keepingOfPages).filter(([, keeping]) => keeping === "never"))(
    "is %s",
    (path) => {
      expect(at(path)).toBeNull()
    },
  )

  it.each([
    ["the checkout, though a booking could be called so", "/booking/new"],
    ["the checkout with a stay", "/booking/new?property=x"],
    ["a link that opens a booking", `/booking/manage?link=${ID}`],
    ["a booking whose address opens more", `/booking/${ID}?link=secret`],
    ["a list with something that nobody knows", "/account/bookings?token=1"],
    ["a confirmation of no booking", "/booking/confirmed"],
    ["a confirmation of a path", "/booking/confirmed?booking=../session"],
    ["a confirmation with more", `/booking/confirmed?booking=${ID}&link=secret`],
    ["a day on which things fail", "/properties?fault=offline"],
    ["a stay on such a day", "/properties/rumah-api?fault=slow"],
    ["a file of a stay", "/properties/rumah-api/calendar"],
    ["a stay without a name", "/properties/"],
    ["a name with a dot in it", "/properties/a.b"],
    ["the path of a route itself", "/properties/$slug"],
    ["a booking of another's query", `/booking/confirmed?booking=${ID}&id=${ID}`],
    ["a name that is too long", `/properties/${"a".repeat(81)}`],
    ["an address that is too long", `/properties?where=${"a".repeat(2000)}`],
    ["a path beside a page", "/properties-of-mine"],
    ["a path above a page", "/x/properties"],
    ["a call", "/api/account/bookings"],
  ])("is %s", (_, address) => {
    expect(at(address)).toBeNull()
  })

  it.each([[`/properties/${"a".repeat(80)}`], [`/properties?where=${"a".repeat(1993)}`]])(
    "is none that is just short enough",
    (address) => {
      expect(at(address)?.address).toBe(address)
    },
  )
})

describe("a call that a kept page reads from", () => {
  it.each([
    "/api/account/bookings",
    `/api/account/bookings/${ID}`,
    `/api/bookings/${ID}`,
    `/api/bookings/${ID}/messages`,
  ])("is %s", (path) => {
    expect(isKeptCall(path)).toBe(true)
  })

  it.each([
    "/api/session",
    "/api/bookings",
    "/api/account/profile",
    "/api/account/verification",
    `/api/bookings/${ID}/payment`,
    `/api/bookings/${ID}/messages/x`,
    `/x/api/bookings/${ID}`,
    `/api/bookings/${"a".repeat(81)}`,
    "/api/properties",
    `/api/booking-links/${ID}`,
  ])("is not %s", (path) => {
    expect(isKeptCall(path)).toBe(false)
  })
})
