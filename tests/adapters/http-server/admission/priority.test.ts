import { api, subjects } from "#adapters/http-api/api.ts"
import {
  isStep,
  priorities,
  priorityOf,
  priorityOfCall,
} from "#adapters/http-server/admission/priority.ts"
import { describe, expect, it } from "vitest"

const id = "bk_0123456789abcdefghjkmnpqrs"

describe("how important a request is", () => {
  it.each([
    ["POST", `/api/bookings/${id}/payment`, "payment"],
    ["POST", `/api/bookings/${id}/settlement`, "payment"],
    ["POST", `/api/account/bookings/${id}/change/settlement`, "payment"],
    ["GET", "/booking/new", "payment"],
    ["POST", "/api/bookings", "booking"],
    ["GET", "/api/account/bookings", "booking"],
    ["GET", "/booking/confirmed", "booking"],
    ["GET", "/api/account/picture/x", "account"],
    ["GET", "/login", "account"],
    ["GET", "/api/properties/the-peak", "property"],
    ["GET", "/properties/the-peak", "property"],
    ["GET", "/api/properties", "search"],
    ["GET", "/properties", "search"],
    ["GET", "/api/home", "home"],
    ["GET", "/", "home"],
    ["GET", "/pictures/a/b.avif", "pictures"],
    ["GET", "/api/nothing", "pictures"],
    ["GET", "/api", "pictures"],
    ["PUT", "/api/properties", "pictures"],
    ["GET", "/booking", "booking"],
    ["GET", "/bookings", "account"],
    ["GET", "/propertiesque", "account"],
    ["GET", "/apis", "account"],
    ["GET", "/properties/", "property"],
    ["GET", "/pictures", "pictures"],
    ["GET", "/fontsize/a", "account"],
    ["GET", "/help.x", "account"],
    ["GET", "/help.abcdefghijkl", "account"],
    ["GET", `/api/bookings/${id}/receipt.pdf`, "account"],
  ])("%s %s is like others of its kind", (method, path, priority) => {
    expect(priorityOf(method, path)).toBe(priority)
  })

  it.each([
    ["GET", "/api/health"],
    ["GET", "/api/ready"],
    ["POST", "/api/webhooks/payments"],
    ["OPTIONS", "/api/bookings"],
    ["GET", "/assets/main-1.js"],
    ["GET", "/fonts/a.woff2"],
    ["GET", "/sandbox/mailbox"],
    ["GET", "/calendars/x.ics"],
    ["GET", "/robots.txt"],
    ["GET", "/help.js"],
    ["GET", "/app.webmanifest"],
    ["GET", "/builds/latest"],
    ["GET", "/sandbox"],
  ])("%s %s is never refused", (method, path) => {
    expect(priorityOf(method, path)).toBeNull()
  })

  it("is told of every call of the contract", () => {
    for (const [name, { method, path }] of Object.entries(api)) {
      expect(priorities).toContain(priorityOfCall(name))
      expect(priorityOf(method, path.replaceAll(/\{\w+\}/g, "x"))).not.toBeNull()
    }
  })

  it.each([
    ["search", "search"],
    ["suggest", "search"],
    ["home", "home"],
    ["open", "property"],
    ["listed", "property"],
    ["calendar", "property"],
    ["hold", "booking"],
    ["quote", "booking"],
    ["pay", "payment"],
    ["settle", "payment"],
    ["settleChange", "payment"],
    ["a call that nobody knows", "account"],
  ])("is for the call %s that of %s", (name, priority) => {
    expect(priorityOfCall(name)).toBe(priority)
  })

  it.each([
    ["properties", "search", ["home", "open", "listed", "calendar"]],
    ["bookings", "booking", ["pay", "settle"]],
    ["managed", "booking", ["settleChange"]],
    ["inquiries", "account", []],
    ["messages", "account", []],
    ["reviews", "property", []],
    ["accounts", "account", []],
    ["sessions", "account", []],
    ["identity", "account", []],
    ["passkeys", "account", []],
    ["profiles", "account", []],
    ["shortlists", "account", []],
    ["verifications", "account", []],
  ] as const)("is for all calls about %s that of %s, but for %j", (subject, priority, others) => {
    const calls = Object.keys(subjects[subject])

    expect(calls.filter((call) => priorityOfCall(call) !== priority)).toEqual(others)
  })

  it("has steps of a booking first", () => {
    expect(priorities.filter(isStep)).toEqual(["payment", "booking"])
  })
})
