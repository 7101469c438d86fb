import { aForeignGuest, aGuest } from "#fixtures/builders/a-guest.ts"
import { aProperty, sellingTerms } from "#fixtures/builders/a-property.ts"
import { aParty, aRoomChoice, aStayRequest } from "#fixtures/builders/a-stay.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { propertyTerms } from "#fixtures/builders/a-quote.ts"
import { quoteForResidency } from "#core/pricing/quote-for-residency.ts"
import type { Residency } from "#core/people/residency.ts"
import { AccountId } from "#core/people/account-id.ts"
import type { GuestDetails } from "#core/people/guest-details.ts"
import { inMemoryKeptIdentities } from "#fixtures/doubles/kept-identities.in-memory.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import {
  aGuestAt,
  MINUTE_MS,
  recordOf,
  refusal,
  resultOf,
  visitorOf,
} from "../a-guest-at-the-desk.ts"

let desk: AFrontDesk
let guest: ReturnType<typeof aGuestAt>
beforeEach(() => {
  desk = aFrontDesk()
  guest = aGuestAt(desk)
})

describe("giving details", () => {
  it("keeps them in their normal form and shows them masked", async () => {
    const { id } = await guest.ready()

    expect((await recordOf(desk, id)).guest).toMatchObject({
      identity: { kind: "mykad", number: "900412145678" },
      phone: "+60123456789",
    })
    expect((await resultOf(guest.bookings.find(id))).guest).toEqual({
      name: "A•••• T••",
      email: "a•••@example.com",
      phone: "•••789",
      arrival: null,
    })
  })

  it("tells when the guest arrives to whom the booking belongs, and to nobody else", async () => {
    const { id } = await guest.hold()
    const said = aGuest({ arrival: "21:00" })
    const given = await resultOf(guest.bookings.giveDetails(id, said, "1"))

    const seen = await resultOf(desk.forVisitor(visitorOf("session-2")).find(id))

    expect(given.guest?.arrival).toBe("21:00")
    expect(seen.guest).toEqual({ ...given.guest, arrival: null })
  })

  it("adds tourism tax for a visitor, and takes it off when it was a mistake", async () => {
    const { id, quote } = await guest.hold()

    const visitor = await resultOf(guest.bookings.giveDetails(id, aForeignGuest(), "1"))
    expect(visitor.quote).toMatchObject({ total: quote.total + 2000, occupancyTax: 2000 })
    expect((await recordOf(desk, id)).residency).toBe("visitor")

    const malaysian = await resultOf(guest.bookings.giveDetails(id, aGuest(), "2"))
    expect(malaysian.quote.total).toBe(quote.total)
    expect(malaysian.quote.why.tourismTax.reason).toBe("malaysian")
  })

  const twoRooms = aStayRequest({
    party: aParty({ rooms: 2 }),
    rooms: [aRoomChoice({ count: 2 })],
  })

  it.each([
    ["a Malaysian who books a room for visitors too", aGuest({ roomsOfVisitors: 1 }), 2000],
    ["a visitor who books a room for Malaysians too", aForeignGuest({ roomsOfVisitors: 1 }), 2000],
    ["a visitor who says nothing of the rooms", aForeignGuest(), 4000],
    ["a visitor who says that no room has one", aForeignGuest({ roomsOfVisitors: 0 }), 2000],
    ["a Malaysian who counts more rooms than there are", aGuest({ roomsOfVisitors: 8 }), 4000],
  ])("adds tourism tax for the rooms of visitors: %s", async (_, details, tax) => {
    const { id, quote } = await guest.hold(twoRooms)

    const named = await resultOf(guest.bookings.giveDetails(id, details, "1"))

    expect(named.quote).toMatchObject({ total: quote.total + tax, occupancyTax: tax })
    expect((await recordOf(desk, id)).quote.total).toBe(quote.total + tax)
  })

  it("takes the language of the guest from then on, where it is known", async () => {
    const { id } = await guest.hold()
    const reading = desk.forVisitor({ ...visitorOf("session-1"), language: "cn" })
    expect((await recordOf(desk, id)).language).toBe("en")

    await resultOf(reading.giveDetails(id, aGuest(), "1"))
    expect((await recordOf(desk, id)).language).toBe("cn")
    await resultOf(guest.bookings.giveDetails(id, aGuest(), "2"))
    expect((await recordOf(desk, id)).language).toBe("cn")
  })

  it("lists every field that breaks a rule and keeps none of them", async () => {
    const { id } = await guest.hold()
    const details = aGuest({ firstName: "", email: "nobody" })

    const failure = await refusal(guest.bookings.giveDetails(id, details, "1"))

    expect(failure).toMatchObject({
      _tag: "DetailsRefused",
      issues: [{ path: "firstName" }, { path: "email" }],
    })
    expect((await recordOf(desk, id)).guest).toBeNull()
  })

  it("lets nobody but the session that holds touch the booking", async () => {
    const { id, quote } = await guest.ready()
    const stranger = desk.forVisitor(visitorOf("stranger", true))
    const pay = { method: "card", total: quote.total } as const

    expect((await refusal(stranger.giveDetails(id, aGuest(), "1")))._tag).toBe("BookingNotFound")
    expect((await refusal(stranger.pay(id, pay, "2")))._tag).toBe("BookingNotFound")
    expect((await refusal(stranger.leave(id, "3")))._tag).toBe("BookingNotFound")
    expect((await resultOf(stranger.find(id))).status).toBe("held")
  })

  it("is too late to the millisecond when the hold is over, swept or not", async () => {
    const { id } = await guest.hold()
    desk.clock.forward(15 * MINUTE_MS - 1)
    await resultOf(guest.bookings.giveDetails(id, aGuest(), "1"))
    desk.clock.forward(1)

    const late = guest.bookings.giveDetails(id, aGuest(), "2")

    expect((await refusal(late))._tag).toBe("HoldOver")
    await resultOf(desk.doJobs())
    expect((await refusal(late))._tag).toBe("HoldOver")
  })

  it("is refused while the guest pays and after the stay is sold", async () => {
    const { id, payment } = await guest.paying()
    const details = guest.bookings.giveDetails(id, aForeignGuest(), "1")

    expect(await refusal(details)).toMatchObject({ _tag: "StepRefused", status: "paying" })
    desk.payments.authorise(payment)
    await guest.settle(id)
    expect(await refusal(details)).toMatchObject({ _tag: "StepRefused", status: "confirmed" })
  })

  it("must have happened before paying, and says everything that is missing", async () => {
    const { id, quote } = await guest.hold()
    const pressed = guest.bookings.pay(id, { method: "card", total: quote.total }, "1")

    const failure = await refusal(pressed)

    expect(failure._tag === "DetailsRefused" && failure.issues.map(({ path }) => path)).toEqual([
      "firstName",
      "nationality",
      "identityNumber",
      "dateOfBirth",
      "gender",
      "email",
      "phone",
    ])
  })

  it("asks for another press when the taxes changed the total", async () => {
    const { id, quote } = await guest.hold()
    const known = await resultOf(guest.bookings.giveDetails(id, aForeignGuest(), "1"))

    const stale = guest.bookings.pay(id, { method: "card", total: quote.total }, "2")

    expect(await refusal(stale)).toMatchObject({ _tag: "PriceChanged", quote: known.quote })
  })
})

describe("the held price for who comes", () => {
  const residencies: ReadonlyArray<Residency> = ["malaysian", "permanentResident", "visitor"]

  it.each(residencies)("is what the same stay costs a %s today", (residency) => {
    expect(quoteForResidency(aQuote({ residency: "assumedMalaysian" }), residency)).toEqual(
      aQuote({ residency }),
    )
  })

  it("is the same for everybody where the property is exempt", () => {
    const exempt = aQuote({ terms: propertyTerms({ tourismTaxExempt: true }) })

    expect(quoteForResidency(exempt, "visitor")).toEqual(exempt)
  })

  it("keeps the exemption on the record", async () => {
    const terms = sellingTerms({ tourismTaxExempt: true })
    desk = aFrontDesk([{ property: aProperty({ terms }), exceptions: [] }])

    const { id } = await aGuestAt(desk).ready(aForeignGuest())

    expect((await recordOf(desk, id)).residency).toBe("propertyExempt")
  })
})

describe("a signed-in guest whose account keeps an identity number", () => {
  const own = AccountId.make("0123456789abcdefghjkmnpqrs")
  const kept = { ...aGuest(), identity: { kind: "mykad", number: "900412145678" } } as const
  const leftOut = aGuest({ identityNumber: "", keptIdentity: "mykad" })
  const holds = async (account?: AccountId) => {
    const keptIdentities = inMemoryKeptIdentities({ [own]: kept })
    const at = aFrontDesk(undefined, { keptIdentities })
    const { id } = await aGuestAt(at).hold()
    const { giveDetails } = at.forVisitor({ ...visitorOf("session-1"), account })
    return { at, id, give: (details: GuestDetails) => giveDetails(id, details, "1") }
  }

  it("may leave it out", async () => {
    const { at, id, give } = await holds(own)
    await resultOf(give(leftOut))

    expect((await recordOf(at, id)).guest?.identity).toEqual(kept.identity)
  })

  it.each([
    ["a number that is typed", own, aGuest()],
    ["a number that nobody is signed in to keep", undefined, leftOut],
  ])("reads no account for %s", async (_, account, details) => {
    const asked: Array<unknown> = []
    const of = (id: AccountId) => Effect.sync(() => (asked.push(id), kept))
    const at = aFrontDesk(undefined, { keptIdentities: { of } })
    const { id } = await aGuestAt(at).hold()
    const { giveDetails } = at.forVisitor({ ...visitorOf("session-1"), account })

    await Effect.runPromise(Effect.exit(giveDetails(id, details, "1")))

    expect(asked).toEqual([])
  })

  it("books for somebody else with a number that is typed", async () => {
    const { give } = await holds(own)

    expect(await refusal(give({ ...leftOut, firstName: "Nur" }))).toMatchObject({
      _tag: "DetailsRefused",
      issues: [{ path: "identityNumber", code: "IdentityNumberMissing" }],
    })
  })

  it.each([
    ["another account", AccountId.make("zyxwvtsrqpnmkjhgfedcba9876")],
    ["nobody who is signed in", undefined],
  ])("is %s's no number", async (_, account) => {
    const { give } = await holds(account)

    expect(await refusal(give(leftOut))).toMatchObject({
      issues: [{ path: "identityNumber", code: "IdentityNumberMissing" }],
    })
  })
})
