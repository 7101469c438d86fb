import { describe, expect, it } from "vitest"
import { parseTypedDate } from "#core/stay/typed-date.ts"

describe("A typed date", () => {
  it.each([
    "4/12/2026",
    "04/12/2026",
    "04-12-2026",
    "4.12.2026",
    "4 12 2026",
    " 4 / 12 / 2026 ",
    "2026-12-04",
    "2026/12/4",
    "4 Dec 2026",
    "4 december 2026",
    "Dec 4, 2026",
    "4-Dis-2026",
    "4 DISEMBER 2026",
    "2026 Dec 4",
    "2026年12月4日",
    "2026年12月4号",
    "２０２６年１２月４日",
    "０４/１２/２０２６",
  ])("is read from %j", (text) => {
    expect(parseTypedDate(text)).toBe("2026-12-04")
  })

  it.each([
    ["jan january januari", "01"],
    ["feb february februari", "02"],
    ["mar march mac", "03"],
    ["apr april", "04"],
    ["may mei", "05"],
    ["jun june", "06"],
    ["jul july julai", "07"],
    ["aug august ogo ogos", "08"],
    ["sep sept september", "09"],
    ["oct october okt oktober", "10"],
    ["nov november", "11"],
    ["dec december dis disember", "12"],
  ])("knows the months %s", (names, month) => {
    for (const name of names.split(" "))
      expect(parseTypedDate(`9 ${name} 2027`)).toBe(`2027-${month}-09`)
  })

  it("is day first wherever both are possible, and never month first", () => {
    expect(parseTypedDate("3/4/2026")).toBe("2026-04-03")
    expect(parseTypedDate("12/25/2026")).toBeNull()
  })

  it("knows leap years", () => {
    expect(parseTypedDate("29/2/2028")).toBe("2028-02-29")
    expect(parseTypedDate("29/2/2027")).toBeNull()
    expect(parseTypedDate("29/2/2100")).toBeNull()
  })

  it.each([
    "",
    "tomorrow",
    "4/12",
    "4/12/26",
    "4/12/20266",
    "20266/12/4",
    "004/12/2026",
    "4/12/2026/1",
    "/4/12/2026",
    "4/12/2026/",
    "31/4/2026",
    "0/12/2026",
    "4/0/2026",
    "4/13/2026",
    "4/12/1899",
    "4/12/2101",
    "4 Foo 2026",
    "Dec 2026 4",
    "日4/12/2026",
    "1e0/12/2026",
    "2026-12-04T00:00",
  ])("is not read from %j", (text) => {
    expect(parseTypedDate(text)).toBeNull()
  })
})
