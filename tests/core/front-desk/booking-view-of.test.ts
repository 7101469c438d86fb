import { bookingViewOf, isMadeBy } from "#core/front-desk/booking-view-of.ts"
import { AccountId } from "#core/people/account-id.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { describe, expect, it } from "vitest"

const [mine, theirs] = ["a", "b"].map((letter) => AccountId.make(letter.repeat(26)))
const now = Date.parse("2026-11-21T02:31:00.000Z")
const [record] = [aBookingRecord()]
const [entry] = record.history

describe("a booking is made by", () => {
  it.each([
    ["its own browser, signed in or not", "session-1", null, undefined, true],
    ["its own browser, where it belongs to no account", "session-1", null, mine, true],
    ["no other account in the same browser", "session-1", theirs, mine, false],
    ["no cookie of its browser alone", "session-1", mine, undefined, false],
    ["the account it belongs to, in any browser", "elsewhere", mine, mine, true],
    ["nobody in another browser", "elsewhere", null, undefined, false],
    ["no account where it belongs to none", "elsewhere", null, mine, false],
    ["no other account", "elsewhere", theirs, mine, false],
    ["nobody without an account", "elsewhere", mine, undefined, false],
  ] as const)("%s", (_, session, owner, account, isTheirs) => {
    const visitor = { session, account }

    expect(isMadeBy(aBookingRecord({ owner: owner ?? null }), visitor)).toBe(isTheirs)
  })
})

describe("a booking as anyone may see it", () => {
  it("counts how often the stay changed, and nothing else that happened", () => {
    const changed = { ...entry!, event: "CHANGED" } as const
    const history = [entry!, changed, { ...entry!, event: "STAY_STARTED" } as const, changed]

    expect(bookingViewOf(record, now, true).changes).toBe(0)
    expect(bookingViewOf({ ...record, history }, now, true).changes).toBe(2)
  })

  it("is free to cancel for as long as the strictest of its rooms", () => {
    const strict = record.rooms.map((room) => ({
      ...room,
      cancellation: "NON_REFUNDABLE" as const,
    }))

    expect(bookingViewOf(record, now, true).freeCancellationUntil).not.toBeNull()
    expect(
      bookingViewOf({ ...record, rooms: [...record.rooms, ...strict] }, now, true)
        .freeCancellationUntil,
    ).toBeNull()
  })

  it("may be extended by who made it while the hold lasts, and by nobody else", () => {
    const held = aBookingRecord({ status: "held" })
    const afterwards = Date.parse(held.holdUntil)

    expect(bookingViewOf(held, afterwards - 1, true).extendable).toBe(true)
    expect(bookingViewOf(held, afterwards - 1, false).extendable).toBe(false)
    expect(bookingViewOf(held, afterwards, true).extendable).toBe(false)
  })

  it("has no try left to give, and never fewer than none", () => {
    expect(bookingViewOf({ ...record, attempts: 2 }, now, true).attemptsLeft).toBe(3)
    expect(bookingViewOf({ ...record, attempts: 9 }, now, true).attemptsLeft).toBe(0)
  })
})
