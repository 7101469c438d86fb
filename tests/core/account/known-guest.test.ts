import { knownGuest, usableCard } from "#core/account/known-guest.ts"
import { checkoutContextOf, noDetails } from "#core/checkout/checkout.context.ts"
import { aProfile } from "#fixtures/builders/an-account.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"

const known = knownGuest(aProfile())
const keptCard = { brand: "visa", lastFour: "4242", expiryMonth: 2, expiryYear: 2027 } as const
const arrival = { visit: "visit-1", wanted: null, record: null }
const recordWith = (changes: Parameters<typeof aGuest>[0]) =>
  ({ visit: "visit-1", requests: 0, total: 0, booking: null, details: aGuest(changes) }) as never

describe("a signed-in guest at the checkout", () => {
  it("finds filled in all but the identity number and what belongs to one stay", () => {
    expect(known.details).toMatchObject({
      firstName: "Aisyah",
      dateOfBirth: "1990-04-02",
      phone: "+60123456789",
      specialRequests: "",
      arrival: null,
    })
    expect(checkoutContextOf({ ...arrival, known }).details).toEqual(known.details)
  })

  it("may leave out a number that the profile keeps, and sees only its end", () => {
    expect(known.details).toMatchObject({ identityNumber: "", keptIdentity: "mykad" })
    expect(known.maskedNumber).toBe("••••••••5678")
    const without = knownGuest(aProfile({ identity: null }))
    expect(without.details).toMatchObject({ identityNumber: "", keptIdentity: null })
    expect(without.maskedNumber).toBeNull()
  })

  it("is asked for the number where the profile has no birth date or gender, which it may say", () => {
    const keptWith = (changes: Parameters<typeof aProfile>[0]) =>
      knownGuest(aProfile(changes)).details.keptIdentity

    expect(keptWith({})).toBe("mykad")
    expect(keptWith({ dateOfBirth: "" })).toBeNull()
    expect(keptWith({ gender: null })).toBeNull()
  })

  it("is taken for a Malaysian until they say otherwise", () => {
    expect(knownGuest(aProfile({ nationality: "" })).details.nationality).toBe("MY")
    expect(knownGuest(aProfile({ nationality: "SG" })).details.nationality).toBe("SG")
  })

  it("keeps what was typed already", () => {
    const record = recordWith({ firstName: "Nur" })

    expect(checkoutContextOf({ ...arrival, record, known }).details.firstName).toBe("Nur")
  })

  it("may leave the number out after a reload only as the person of the profile", () => {
    const own = { dateOfBirth: "1990-04-02" }
    const keptAfter = (changes: object, who: typeof known | null = known) =>
      checkoutContextOf({ ...arrival, record: recordWith({ ...own, ...changes }), known: who })
        .details.keptIdentity

    expect(keptAfter({})).toBe("mykad")
    expect(keptAfter({ firstName: "Nur" })).toBeNull()
    expect(keptAfter({ keptIdentity: "mykad" }, null)).toBeNull()
  })

  it("finds nothing filled in who is not signed in", () => {
    expect(checkoutContextOf(arrival).details).toEqual(noDetails)
    expect(checkoutContextOf(arrival).known).toBeNull()
  })
})

describe("the card that an account keeps", () => {
  it("is offered through its last month, and no longer", () => {
    expect(usableCard(aProfile({ keptCard }), day("2027-02-28"))).toEqual(keptCard)
    expect(usableCard(aProfile({ keptCard }), day("2027-03-01"))).toBeNull()
    expect(usableCard(aProfile(), day("2026-11-26"))).toBeNull()
  })

  it("comes with the guest to the checkout", () => {
    expect(checkoutContextOf({ ...arrival, keptCard }).keptCard).toEqual(keptCard)
    expect(checkoutContextOf(arrival).keptCard).toBeNull()
  })
})
