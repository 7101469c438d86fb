import { knownGuest } from "#core/account/known-guest.ts"
import { checkoutContextOf, noDetails } from "#core/checkout/checkout.context.ts"
import { aProfile } from "#fixtures/builders/an-account.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { describe, expect, it } from "vitest"

const known = knownGuest(aProfile())
const arrival = { visit: "visit-1", wanted: null, record: null }

describe("a signed-in guest at the checkout", () => {
  it("finds filled in all but the identity number and what belongs to one stay", () => {
    expect(known).toMatchObject({
      firstName: "Aisyah",
      dateOfBirth: "1990-04-02",
      phone: "+60123456789",
      specialRequests: "",
      arrival: null,
    })
    expect(known.identityNumber).toBe("")
    expect(checkoutContextOf({ ...arrival, known }).details).toEqual(known)
  })

  it("is taken for a Malaysian until they say otherwise", () => {
    expect(knownGuest(aProfile({ nationality: "" })).nationality).toBe("MY")
    expect(knownGuest(aProfile({ nationality: "SG" })).nationality).toBe("SG")
  })

  it("keeps what was typed already", () => {
    const details = aGuest({ firstName: "Nur" })
    const record = { visit: "visit-1", requests: 0, total: 0, booking: null, details } as never

    expect(checkoutContextOf({ ...arrival, record, known }).details.firstName).toBe("Nur")
  })

  it("finds nothing filled in who is not signed in", () => {
    expect(checkoutContextOf(arrival).details).toEqual(noDetails)
  })
})
