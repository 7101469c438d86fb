import { describe, expect, it } from "vitest"
import { lastCheckIn, stayIssues } from "#core/stay/stay-dates.rules.ts"
import { day } from "#fixtures/builders/a-stay.ts"

const TODAY = day("2026-11-20")
const issuesOf = (checkIn: string, checkOut: string) => stayIssues({ checkIn, checkOut }, TODAY)

describe("The dates of a stay", () => {
  it.each([
    ["2026-12-04", "2026-12-06"],
    ["2026-11-20", "2026-11-21"],
    ["2026-11-20", "2026-12-20"],
    ["2028-05-13", "2028-05-14"],
  ])("may be %s to %s", (checkIn, checkOut) => {
    expect(issuesOf(checkIn, checkOut)).toEqual([])
  })

  it.each([
    ["2026-11-19", "2026-11-21", "dates.checkIn", "CheckInInThePast"],
    ["2028-05-14", "2028-05-15", "dates.checkIn", "CheckInTooFarAhead"],
    ["2026-02-30", "2026-12-06", "dates.checkIn", "NotADate"],
    ["2026-12-04", "6 December", "dates.checkOut", "NotADate"],
    ["2026-12-04", "2026-12-04", "dates.checkOut", "CheckOutNotAfterCheckIn"],
    ["2026-12-04", "2026-12-03", "dates.checkOut", "CheckOutNotAfterCheckIn"],
    ["2026-12-04", "2027-01-04", "dates.checkOut", "StayTooLong"],
  ])("from %s to %s are refused at %s as %s", (checkIn, checkOut, path, code) => {
    expect(issuesOf(checkIn, checkOut)).toEqual([{ path, code }])
  })

  it("have every issue listed, not the first alone", () => {
    expect(issuesOf("2026-11-01", "2026-10-01")).toEqual([
      { path: "dates.checkIn", code: "CheckInInThePast" },
      { path: "dates.checkOut", code: "CheckOutNotAfterCheckIn" },
    ])
    expect(issuesOf("", "")).toEqual([
      { path: "dates.checkIn", code: "NotADate" },
      { path: "dates.checkOut", code: "NotADate" },
    ])
  })

  it("begin 540 days ahead at the latest", () => {
    expect(lastCheckIn(TODAY)).toBe("2028-05-13")
  })
})
