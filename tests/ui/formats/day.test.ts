import { languages } from "#core/preferences/preferences.ts"
import { dayText, momentDay, momentText, weekdayNames } from "#ui/formats/day.ts"
import { describe, expect, it } from "vitest"

describe("a calendar date", () => {
  it.each([
    ["short", ["4 Dec", "4 Dis", "12月4日"]],
    ["weekday", ["Fri, 4 Dec", "Jum, 4 Dis", "12月4日周五"]],
    ["dated", ["4 Dec 2026", "4 Dis 2026", "2026年12月4日"]],
    ["long", ["Friday, 4 December 2026", "Jumaat, 4 Disember 2026", "2026年12月4日星期五"]],
    ["month", ["December 2026", "Disember 2026", "2026年12月"]],
  ] as const)("is written %s in every language", (style, texts) => {
    expect(languages.map((language) => dayText("2026-12-04", language, style))).toEqual(texts)
  })

  it("has its weekday unless something else is asked", () => {
    expect(dayText("2026-12-04", "en")).toBe("Fri, 4 Dec")
  })

  it("keeps the style and language of each when others were asked before", () => {
    const texts = (["short", "month", "short"] as const).map((style) =>
      dayText("2026-02-01", "en", style),
    )

    expect(texts).toEqual(["1 Feb", "February 2026", "1 Feb"])
  })
})

describe("a moment", () => {
  it("is the Malaysian day and a clock of 24 hours", () => {
    expect(languages.map((language) => momentText("2026-12-04T16:05:00.000Z", language))).toEqual([
      "Sat, 5 Dec 2026, 00:05",
      "Sab, 5 Dis 2026, 00:05",
      "2026年12月5日周六 00:05",
    ])
    expect(momentText("2026-12-04T09:30:00.000Z", "en")).toBe("Fri, 4 Dec 2026, 17:30")
  })

  it("is on the day that it is in Malaysia", () => {
    expect(momentDay("2026-12-04T15:59:59.000Z", "en")).toBe("Fri, 4 Dec")
    expect(momentDay("2026-12-04T16:00:00.000Z", "en")).toBe("Sat, 5 Dec")
  })
})

describe("the days of a week", () => {
  it("begin with Monday, short and long", () => {
    expect(weekdayNames("en")).toEqual([
      { short: "Mon", long: "Monday" },
      { short: "Tue", long: "Tuesday" },
      { short: "Wed", long: "Wednesday" },
      { short: "Thu", long: "Thursday" },
      { short: "Fri", long: "Friday" },
      { short: "Sat", long: "Saturday" },
      { short: "Sun", long: "Sunday" },
    ])
  })

  it("are in the guest's language", () => {
    const first = (["bm", "cn"] as const).map((language) => weekdayNames(language)[0])

    expect(first).toEqual([
      { short: "Isn", long: "Isnin" },
      { short: "周一", long: "星期一" },
    ])
  })
})
