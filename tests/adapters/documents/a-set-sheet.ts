import { receiptPdf } from "#adapters/documents/receipt.pdf.ts"
import type { ReceiptSheet } from "#core/documents/receipt-sheet.ts"
import { inflateSync } from "node:zlib"

export const aSheet = (changes: Partial<ReceiptSheet> = {}): ReceiptSheet => ({
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

export type Written = {
  readonly text: string
  readonly size: number
  readonly strong: boolean
  readonly soft: boolean
  readonly x: number
  readonly y: number
}

export const pagesOf = async (sheet: ReceiptSheet): Promise<ReadonlyArray<string>> => {
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
export const linesOf = (page: string): ReadonlyArray<Written> => {
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

export const linesIn = async (sheet = aSheet()) => (await pagesOf(sheet)).flatMap(linesOf)
