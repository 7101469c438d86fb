import {
  bookingsResponders,
  inquiriesResponders,
  managingResponders,
  propertiesResponders,
} from "#adapters/http-api/responders.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import type { Inquiries } from "#core/contact/inquiries.port.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import type { Properties } from "#core/search/properties.port.ts"
import { describe, expect, it } from "vitest"
import { aHeardPort, aReadCall, askedOf } from "./a-heard-port.ts"

const { payload, query } = aReadCall
const { held, ...stay } = payload
const claim = { id: "1", link: "l" }

describe("a call about a booking", () => {
  it.each([
    ["quote", ["quote", stay, held]],
    ["hold", ["hold", payload, "k"]],
    ["extend", ["extend", "1", "k"]],
    ["find", ["find", "1"]],
    ["findByCode", ["findByCode", "c"]],
    ["giveDetails", ["giveDetails", "1", payload, "k"]],
    ["mailCode", ["mailCode", "1", "k"]],
    ["proveAddress", ["proveAddress", "1", "c", "k"]],
    ["pay", ["pay", "1", payload, "k"]],
    ["settle", ["settle", "1", "k"]],
    ["leave", ["leave", "1", "k"]],
  ])("is answered from the port with all that it brings: %s", async (name, asked) => {
    const { port, heard } = aHeardPort<Bookings>()

    expect(await askedOf(bookingsResponders(port), name)).toBe(`answer to ${asked[0]}`)
    expect(heard).toEqual([asked])
  })
})

describe("a call about a booking that was made", () => {
  it.each([
    ["mine", ["mine"]],
    ["openOwn", ["openOwn", "1"]],
    ["openByLink", ["openByLink", "l"]],
    ["mailLink", ["mailLink", "c", "e@a.test"]],
    ["cancel", ["cancel", claim, "r", "k"]],
    ["quoteChange", ["quoteChange", claim, "other"]],
    ["change", ["change", claim, "other", 5, "k"]],
    ["settleChange", ["settleChange", claim, "k"]],
    ["leaveChange", ["leaveChange", claim, "k"]],
  ])("is answered from the port with all that it brings: %s", async (name, asked) => {
    const { port, heard } = aHeardPort<ManagedBookings>()

    expect(await askedOf(managingResponders(port), name)).toBe(`answer to ${asked[0]}`)
    expect(heard).toEqual([asked])
  })
})

describe("a call about an inquiry", () => {
  it.each([
    ["attach", ["attach", { name: "n", content: aReadCall.file }]],
    ["sendInquiry", ["send", payload, "k"]],
  ])("is answered from the port with all that it brings: %s", async (name, asked) => {
    const { port, heard } = aHeardPort<Inquiries>()

    expect(await askedOf(inquiriesResponders(port), name)).toBe(`answer to ${String(asked[0])}`)
    expect(heard).toEqual([asked])
  })
})

describe("a call about properties", () => {
  it.each([
    ["home", ["home"]],
    ["suggest", ["suggest", "ip"]],
    ["search", ["search", query]],
    ["open", ["open", "kayu", query]],
    ["listed", ["listed", ["kayu"], "stay"]],
    ["calendar", ["calendar", "kayu", "a", "b"]],
    ["placeNights", ["placeNights", "ipoh", "a", "b"]],
  ])("is answered from the port with all that it brings: %s", async (name, asked) => {
    const { port, heard } = aHeardPort<Properties>()

    expect(await askedOf(propertiesResponders(port), name)).toBe(`answer to ${String(asked[0])}`)
    expect(heard).toEqual([asked])
  })
})
