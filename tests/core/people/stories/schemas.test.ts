import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { AcceptedGuest } from "#core/people/accepted-guest.ts"
import { AccountId } from "#core/people/account-id.ts"
import { GuestDetails } from "#core/people/guest-details.ts"
import { guestOf } from "#core/people/guest-details.rules.ts"
import { aForeignGuest, aGuest } from "#fixtures/builders/a-guest.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { withoutEachField } from "#tests/core/kernel/without-each-field.ts"

const TODAY = day("2026-11-20")
const isDetails = Schema.is(GuestDetails)
const isAccepted = Schema.is(AcceptedGuest)

describe("Guest details from outside", () => {
  it.each([aGuest(), aForeignGuest(), aGuest({ gender: null })])(
    "may be those of %o",
    (details) => {
      expect(isDetails(details)).toBe(true)
    },
  )

  it("have every field and one of two genders, if any", { tags: ["§3.10", "§3.12"] }, () => {
    const incomplete = withoutEachField(aGuest())

    expect(incomplete).toHaveLength(13)
    expect(incomplete.filter(([, rest]) => isDetails(rest))).toEqual([])
    expect(isDetails({ ...aGuest(), gender: "" })).toBe(false)
  })

  it("name one of three papers whose number an account keeps, or none", () => {
    const isAccepted = (keptIdentity: unknown) => isDetails({ ...aGuest(), keptIdentity })

    expect([null, "mykad", "permanentResident", "passport"].filter(isAccepted)).toHaveLength(4)
    expect(["", "visa", 1, true, {}].filter(isAccepted)).toEqual([])
  })

  it("say to arrive at a full hour, after midnight or not at all", () => {
    const accepted = [null, "00:00", "21:00", "23:00", "afterMidnight"]
    const refused = ["", "21:30", "24:00", "21:00 ", "9:00", "noon", 21, "x".repeat(60_000)]
    const isAccepted = (arrival: unknown) => isDetails({ ...aGuest(), arrival })

    expect(accepted.filter((arrival) => !isAccepted(arrival))).toEqual([])
    expect(refused.filter(isAccepted)).toEqual([])
  })

  it("say of none to eight rooms that visitors sleep in them, or nothing", () => {
    const accepted = [null, 0, 1, 8]
    const refused = [-1, 9, 1.5, Number.NaN, Infinity, "1", "", true]
    const isAccepted = (roomsOfVisitors: unknown) => isDetails({ ...aGuest(), roomsOfVisitors })

    expect(accepted.filter((rooms) => !isAccepted(rooms))).toEqual([])
    expect(refused.filter(isAccepted)).toEqual([])
  })

  it("of a page from before guests were asked of their rooms say nothing of them", () => {
    const { roomsOfVisitors: _, ...before } = aGuest()

    expect(Schema.decodeUnknownSync(GuestDetails)(before).roomsOfVisitors).toBeNull()
  })

  it("of a page from before guests were asked when they arrive say nothing of it", () => {
    const { arrival: _, ...before } = aGuest()

    expect(Schema.decodeUnknownSync(GuestDetails)(before).arrival).toBeNull()
  })
})

describe("An accepted guest from storage", () => {
  it.each([
    ["mykad", aGuest()],
    ["permanentResident", aGuest({ nationality: "SG" })],
    ["passport", aForeignGuest()],
  ])("may have a %s", (kind, details) => {
    const guest = guestOf(details, TODAY)

    expect(guest?.identity.kind).toBe(kind)
    expect(isAccepted(guest)).toBe(true)
  })

  it("has every part", () => {
    const incomplete = withoutEachField({ ...guestOf(aGuest(), TODAY) })

    expect(incomplete).toHaveLength(13)
    expect(incomplete.filter(([, rest]) => isAccepted(rest))).toEqual([])
  })
})

describe("The name of an account", () => {
  const name = "0123456789abcdefghjkmnpqrs"

  it("is 26 characters that nobody mistakes for one another", () => {
    const others = [
      name.slice(1),
      `${name}0`,
      `${name} or so`,
      `not ${name}`,
      ...["i", "l", "o", "u", "A", "-"].map((character) => name.slice(1) + character),
    ]

    expect([name, name.slice(1) + "t", name.slice(1) + "z"].map(Schema.is(AccountId))).toEqual([
      true,
      true,
      true,
    ])
    expect(others.filter(Schema.is(AccountId))).toEqual([])
  })
})
