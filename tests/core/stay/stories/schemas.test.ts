import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { CalendarDate } from "#core/stay/calendar-date.ts"
import { FlexibleDates } from "#core/stay/flexible-dates.ts"
import { Party } from "#core/stay/party.ts"
import { StayDates } from "#core/stay/stay-dates.ts"
import { aParty, stayDates } from "#fixtures/builders/a-stay.ts"

const refusalOf = (schema: Schema.Schema<unknown>, value: unknown): string => {
  try {
    Schema.decodeUnknownSync(schema as Schema.Codec<unknown>)(value)
    return "accepted"
  } catch (refusal) {
    return String(refusal)
  }
}

describe("A calendar date from outside", () => {
  it("is a day that exists", () => {
    expect(refusalOf(CalendarDate, "2026-12-04")).toBe("accepted")
    expect(refusalOf(CalendarDate, "2026-02-30")).toContain("NotADate")
    expect(refusalOf(CalendarDate, 20261204)).not.toBe("accepted")
  })

  it("says in the contract that it is a date, and how long", () => {
    const { schema } = Schema.toJsonSchemaDocument(CalendarDate)

    expect(JSON.stringify(schema)).toMatch(/"maxLength":10,"format":"date"/)
  })
})

describe("Flexible dates from outside", () => {
  it.each([1, 2, 3])("are up to %i days around those asked for", (days) => {
    expect(refusalOf(FlexibleDates, { kind: "around", days })).toBe("accepted")
  })

  it.each(["1900-01", "2027-03", "2100-12"])("are any weekend of %s", (month) => {
    expect(refusalOf(FlexibleDates, { kind: "weekends", month })).toBe("accepted")
  })

  it.each([
    { kind: "around", days: 0 },
    { kind: "around", days: 4 },
    { kind: "around" },
    { kind: "weekends" },
    { kind: "weekends", month: "2027-13" },
    { kind: "weekends", month: "1899-12" },
    { kind: "weekends", month: "2027-03-01" },
    { kind: "", days: 1 },
    { kind: "", month: "2027-03" },
    {},
  ])("are nothing else: %j", (given) => {
    expect(refusalOf(FlexibleDates, given)).not.toBe("accepted")
  })

  it("say why a month is none, and in the contract how long it is", () => {
    const { schema } = Schema.toJsonSchemaDocument(FlexibleDates)

    expect(refusalOf(FlexibleDates, { kind: "weekends", month: "2027-13" })).toContain("NotADate")
    expect(JSON.stringify(schema)).toContain('"maxLength":7')
  })
})

describe("The dates of a stay from outside", () => {
  it("have at least one night between them", () => {
    expect(refusalOf(StayDates, stayDates())).toBe("accepted")
    for (const checkOut of ["2026-12-04", "2026-12-03"]) {
      const refusal = refusalOf(StayDates, { checkIn: "2026-12-04", checkOut })

      expect(refusal).toContain("CheckOutNotAfterCheckIn")
      expect(refusal).toContain('["checkOut"]')
    }
  })

  it("are two days that exist", () => {
    const refusal = refusalOf(StayDates, { checkIn: "2026-02-30", checkOut: "2026-12-04" })

    expect(refusal).toContain("NotADate")
    expect(refusalOf(StayDates, { checkIn: "2026-12-04" })).not.toBe("accepted")
    expect(refusalOf(StayDates, { checkOut: "2026-12-04" })).not.toBe("accepted")
  })
})

describe("A party from outside", () => {
  it.each([
    { adults: 1, children: 0, rooms: 1 },
    { adults: 8, children: 0, rooms: 8 },
    { adults: 32, children: 16, rooms: 8 },
    { adults: 1, children: 2, rooms: 1, ages: [0, 17] },
    { adults: 1, children: 2, rooms: 1, ages: [null, 4] },
  ])("may be $adults adults and $children children in $rooms rooms", (party) => {
    expect(refusalOf(Party, party)).toBe("accepted")
  })

  it.each([
    { adults: 0 },
    { adults: 33 },
    { adults: 1.5 },
    { children: -1 },
    { children: 17 },
    { children: undefined },
    { rooms: 0 },
    { adults: 32, rooms: 9 },
    { rooms: "1" },
    { children: 1, ages: [18] },
    { children: 1, ages: [-1] },
    { children: 1, ages: [4.5] },
    { children: 1, ages: "4" },
  ])("is not one with %j", (changes) => {
    expect(refusalOf(Party, { ...aParty(), ...changes })).not.toBe("accepted")
  })

  it("has one age for each child, where any is told", () => {
    for (const ages of [[4], [4, 5, 6], []]) {
      const refusal = refusalOf(Party, aParty({ children: 2, ages }))

      expect(refusal).toContain("AgesNotOnePerChild")
      expect(refusal).toContain('["ages"]')
    }
  })

  it("has an adult for every room", () => {
    const refusal = refusalOf(Party, aParty({ adults: 2, rooms: 3 }))

    expect(refusal).toContain("FewerAdultsThanRooms")
    expect(refusal).toContain('["adults"]')
  })
})
