import { receiptPdf } from "#adapters/documents/receipt.pdf.ts"
import type { ReceiptSheet, SheetRow } from "#core/documents/receipt-sheet.ts"
import { describe, expect, it } from "vitest"
import { aSheet, linesIn, linesOf, pagesOf, type Written } from "./a-set-sheet.ts"

describe("a receipt that is set", () => {
  it("says everything of its sheet, in its order, each in its own hand", async () => {
    const lines = await linesIn()

    expect(
      lines.map(({ text, size, strong, soft }) =>
        [text, size, strong ? "strong" : "plain", soft ? "soft" : "ink"].join(", "),
      ),
    ).toEqual([
      "Receipt, 22, strong, ink",
      "Singgah, 10, plain, soft",
      "Kuala Lumpur, 10, plain, soft",
      "7KQ2M, 10, plain, ink",
      "Number, 10, plain, ink",
      "Stay, 11, strong, ink",
      "The Springwater, 10, plain, ink",
      "Two nights, 10, plain, ink",
      "Price, 11, strong, ink",
      "RM 400.00, 10, plain, ink",
      "Room, 10, plain, ink",
      "Friday, 8.5, plain, soft",
      "Saturday, 8.5, plain, soft",
      "RM 644.96, 10, strong, ink",
      "Total, 10, strong, ink",
      "No e-invoice., 9, plain, soft",
    ])
  })

  it("has each value at the right edge, beside its text, and reasons further in", async () => {
    const lines = await linesIn()
    const at = (wanted: string) => lines.find(({ text }) => text === wanted)!

    expect(at("RM 400.00").y).toBe(at("Room").y)
    expect(at("Room").x).toBe(56)
    expect(at("Friday").x).toBe(66)
    expect(at("RM 400.00").x).toBeGreaterThan(480)
    expect(at("RM 400.00").x + 50).toBeLessThan(595.28 - 56 + 5)
    expect(at("Friday").y).toBeGreaterThan(at("Saturday").y)
  })

  it("leaves room below reasons, and none below a row without", async () => {
    const rows = (why?: ReadonlyArray<string>): ReadonlyArray<SheetRow> => [
      { text: "One", value: "1", ...(why && { why }) },
      { text: "Two", value: "2" },
    ]
    const gap = async (why?: ReadonlyArray<string>) => {
      const lines = await linesIn(aSheet({ money: [{ heading: "Price", lines: rows(why) }] }))
      const [one, two] = ["One", "Two"].map((text) => lines.find((line) => line.text === text)!.y)
      return one! - two!
    }

    const [plain, none, some] = [await gap(), await gap([]), await gap(["Because"])]

    expect(none).toBe(plain)
    expect(some).toBeGreaterThan(2 * plain)
  })

  it("begins no row so low that its value would be on another page than its text", async () => {
    const rows = Array.from({ length: 80 }, (_, at): SheetRow => ({
      text: `Night ${at}`,
      value: `RM ${at}.00`,
    }))
    const pages = (await pagesOf(aSheet({ money: [{ heading: "Price", lines: rows }] }))).map(
      linesOf,
    )

    expect(pages).toHaveLength(2)
    const numbersOn = (page: ReadonlyArray<Written>, before: RegExp) =>
      page.flatMap(({ text }) => before.exec(text)?.[1] ?? [])
    const found = pages.map((page) => [
      numbersOn(page, /^Night (\d+)$/),
      numbersOn(page, /^RM (\d+)\.00$/),
    ])
    expect(found[0]?.[0]).toEqual(found[0]?.[1])
    expect(found.flatMap(([texts]) => texts)).toEqual(rows.map((_, at) => `${at}`))
    expect(Math.min(...pages[0]!.map(({ y }) => y))).toBeGreaterThan(56 + 10)
  })

  it("has long texts and reasons beside the values, never under them", async () => {
    const long = Array.from({ length: 60 }, () => "wide").join(" ")
    const linesFor = async (changes: Partial<ReceiptSheet>) =>
      (await linesIn(aSheet(changes))).filter(({ text }) => text.startsWith("wide")).length
    const rowOf = (row: SheetRow) => linesFor({ money: [{ heading: "Price", lines: [row] }] })

    expect(await linesFor({ about: [{ heading: "Stay", lines: [long] }] })).toBe(3)
    expect(await rowOf({ text: long, value: "1" })).toBe(5)
    expect(await rowOf({ text: "Room", value: "1", why: [long] })).toBe(4)
  })

  it("has a line below each heading, from margin to margin", async () => {
    const [page = ""] = await pagesOf(aSheet())
    const heights = linesOf(page)
      .filter(({ text }) => ["Stay", "Price"].includes(text))
      .map(({ y }) => y)

    const LINE = /([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l\n(?:.*(?:CS|SCN)\n)*([\d.]+) w\nS\n/g
    const drawn = [...page.matchAll(LINE)].map((found) => found.slice(1).map(Number))
    const [stay = [], price = []] = drawn

    expect(drawn).toHaveLength(2)
    expect(page).toContain("0.8117647058823529 0.8470588235294118 0.8549019607843137 SCN")
    expect([stay[0], stay[2], stay[4]]).toEqual([56, 539.28, 0.7])
    expect([stay[1], price[1]]).toEqual([stay[3], price[3]])
    expect(heights[0]! - (841.89 - stay[1]!)).toBeCloseTo(10, 0)
    expect(heights[1]! - (841.89 - price[1]!)).toBeCloseTo(10, 0)
  })

  it("leaves room between its lines, and more between its parts", async () => {
    const heights = (await linesIn()).map(({ y }) => Math.round(y))

    expect(heights.slice(0, 5)).toEqual([770, 740, 726, 704, 704])
    expect(heights.slice(5, 8)).toEqual([678, 655, 642])
    expect(heights.slice(8)).toEqual([614, 591, 591, 579, 568, 551, 551, 523])
  })

  it("is called by its title and number, and only that where it has none", async () => {
    const titleOf = async (sheet: ReceiptSheet) =>
      Buffer.from(await receiptPdf(sheet)).toString("latin1")

    expect(await titleOf(aSheet())).toContain("(Receipt 7KQ2M)")
    expect(await titleOf(aSheet({ facts: [] }))).toContain("(Receipt )")
    expect(await titleOf(aSheet())).toContain("/DisplayDocTitle true")
    expect(await titleOf(aSheet())).toContain("(Singgah)")
  })
})

describe("the letters of a receipt", () => {
  const fontIn = async (words: string) => {
    const text = Buffer.from(await receiptPdf(aSheet({ title: words }))).toString("latin1")
    return /\/BaseFont \/(\w+\+)?([\w-]+)/.exec(text)?.[2]
  }

  it.each(["Invois & Resit", 'A "quoted" \\ word', "Café – “Ünïque” — ‘x’ •"])(
    "are those that every reader has where they suffice: %s",
    async (words) => {
      expect(await fontIn(words)).toMatch(/^Helvetica/)
    },
  )

  it.each(["发票", "Ł", "€"])("are brought along where they do not: %s", async (words) => {
    expect(await fontIn(words)).not.toMatch(/^Helvetica/)
  })
})
