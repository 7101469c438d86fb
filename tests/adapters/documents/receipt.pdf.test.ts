import { receiptPdf } from "#adapters/documents/receipt.pdf.ts"
import type { ReceiptSheet, SheetRow } from "#core/documents/receipt-sheet.ts"
import { inflateSync } from "node:zlib"
import { describe, expect, it } from "vitest"

const aSheet = (changes: Partial<ReceiptSheet> = {}): ReceiptSheet => ({
  language: "en",
  title: "Receipt",
  issuer: ["Singgah", "Kuala Lumpur"],
  facts: [{ text: "Number", value: "7KQ2M" }],
  about: [{ heading: "Stay", lines: ["The Springwater", "Two nights"] }],
  money: [
    {
      heading: "Price",
      lines: [
        { text: "Room", value: "RM 400.00", why: ["Friday", "Saturday"] },
        { text: "Total", value: "RM 644.96", strong: true },
      ],
    },
  ],
  notes: ["No e-invoice."],
  ...changes,
})

type Written = {
  readonly text: string
  readonly size: number
  readonly strong: boolean
  readonly soft: boolean
  readonly x: number
  readonly y: number
}

const pagesOf = async (sheet: ReceiptSheet): Promise<ReadonlyArray<string>> => {
  const text = Buffer.from(await receiptPdf(sheet)).toString("latin1")
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = ""]) =>
    inflateSync(Buffer.from(packed, "latin1")).toString("latin1"),
  )
}

/** PDFKit opens a plain font by itself, under the first name; the title's is the next. */
const STRONG = "F2"
const SOFT = "0.3568627450980392 0.4196078431372549 0.4392156862745098"

const STEP = /([\d. ]+) scn|1 0 0 1 ([\d.]+) ([\d.]+) Tm\n\/(F\d) ([\d.]+) Tf\n\[(.*)\] TJ/g

/** Every line of a page as it is written, one after the other. */
const linesOf = (page: string): ReadonlyArray<Written> => {
  let colour = ""
  return [...page.matchAll(STEP)].flatMap(([, set, x, y, font, size, glyphs = ""]) => {
    if (set !== undefined) {
      colour = set
      return []
    }
    const hex = [...glyphs.matchAll(/<([0-9a-f]+)>/g)].map(([, letters]) => letters).join("")
    const text = Buffer.from(hex, "hex").toString("latin1")
    const isStrong = font === STRONG
    return [
      {
        text,
        size: Number(size),
        strong: isStrong,
        soft: colour === SOFT,
        x: Number(x),
        y: Number(y),
      },
    ]
  })
}

const linesIn = async (sheet = aSheet()) => (await pagesOf(sheet)).flatMap(linesOf)

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
