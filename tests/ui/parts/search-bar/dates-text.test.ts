import {
  dateIn,
  datesText,
  flexText,
  isHalfChosen,
  stayIn,
  type TypedWhen,
} from "#ui/parts/search-bar/dates-text.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { speaker } from "#ui/translations/speaker.ts"
import { describe, expect, test } from "vitest"

const { say } = speaker("en", wordsOf.en)
const weekend: TypedWhen = { checkIn: "2026-12-04", checkOut: "2026-12-06" }

test("a text is a date only where that day exists", () => {
  expect(dateIn("2028-02-29")).toBe("2028-02-29")
  expect(dateIn("2027-02-29")).toBeNull()
  expect(dateIn("")).toBeNull()
})

describe("a stay that is typed", () => {
  test("has both days and its nights", () => {
    expect(stayIn(weekend)).toEqual({ from: "2026-12-04", until: "2026-12-06", nights: 2 })
  })

  test.each([
    ["", "2026-12-06"],
    ["2026-12-04", ""],
    ["2026-12-04", "2026-12-04"],
    ["2026-12-04", "2026-12-03"],
    ["soon", "2026-12-06"],
    ["2026-12-04", "soon"],
  ])("is none from %j to %j", (checkIn, checkOut) => {
    expect(stayIn({ checkIn, checkOut })).toBeNull()
  })

  test.each([
    ["", "", false],
    ["2026-12-04", "", true],
    ["", "2026-12-06", true],
    ["2026-12-04", "2026-12-06", false],
  ])("from %j to %j is half chosen: %s", (checkIn, checkOut, isHalf) => {
    expect(isHalfChosen({ checkIn, checkOut })).toBe(isHalf)
  })
})

describe("when a stay is to be", () => {
  test("is said by its days", () => {
    expect(datesText(weekend, "en", say)).toBe("4 Dec – 6 Dec")
  })

  test("is said by its days also where a month of weekends was asked for before", () => {
    expect(datesText({ ...weekend, weekend: "2027-03" }, "en", say)).toBe("4 Dec – 6 Dec")
  })

  test("is any weekend of a month", () => {
    const typed = { checkIn: "", checkOut: "", weekend: "2027-03" }

    expect(datesText(typed, "en", say)).toBe("Any weekend in March 2027")
  })

  test("is asked for where it is not known", () => {
    expect(datesText({ checkIn: "2026-12-04", checkOut: "" }, "en", say)).toBe("Select dates")
    expect(datesText({ checkIn: "", checkOut: "", weekend: "" }, "en", say)).toBe("Select dates")
  })
})

test("by how many days dates may be moved is said in words, and not at all where they are exact", () => {
  expect(flexText({ flex: "1" }, say)).toBe("± 1 day")
  expect(flexText({ flex: "3" }, say)).toBe("± 3 days")
  expect(flexText({ flex: "" }, say)).toBeNull()
  expect(flexText({}, say)).toBeNull()
})
