import type { ReceiptSheet, SheetRow } from "#core/documents/receipt-sheet.ts"
import PDFDocument from "pdfkit"
import { fileURLToPath } from "node:url"

const CHINESE = fileURLToPath(
  new URL("../fonts/NotoSansHans-Regular.otf", import.meta.resolve("@embedpdf/fonts-sc")),
)
const MARGIN = 56
const INK = "#1c2a2e"
const SOFT = "#5b6b70"
const EDGE = "#cfd8da"
const INDENT = 10
const sizes = { title: 22, heading: 11, text: 10, note: 9, reason: 8.5 } as const

/** A row that begins above this ends on the page on which it began. */
const ROW_HEIGHT = 32

/** What the fonts that every reader of PDF has can write. */
const COMMON = /^[\x20-\x7e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022]*$/

type Fonts = { readonly plain: string; readonly strong: string }

/** The Chinese font is read, and embedded with the characters used, only where it is needed. */
const fontsFor = (document: PDFKit.PDFDocument, sheet: ReceiptSheet): Fonts => {
  if (COMMON.test(JSON.stringify(sheet))) return { plain: "Helvetica", strong: "Helvetica-Bold" }
  document.registerFont("Chinese", CHINESE)
  return { plain: "Chinese", strong: "Chinese" }
}

const setter = (document: PDFKit.PDFDocument, { plain, strong }: Fonts) => {
  const width = document.page.width - 2 * MARGIN
  const lowest = document.page.height - MARGIN - ROW_HEIGHT
  const write = (text: string, size: number, isStrong = false, color = INK) =>
    document
      .font(isStrong ? strong : plain, size)
      .fillColor(color)
      .text(text, MARGIN, document.y, {
        width,
        lineGap: 2,
      })
  const rule = () =>
    document
      .moveTo(MARGIN, document.y + 3)
      .lineTo(MARGIN + width, document.y + 3)
      .strokeColor(EDGE)
      .lineWidth(0.7)
      .stroke()
      .moveDown(0.6)
  const row = ({ text, value, strong: isStrong = false, why = [] }: SheetRow) => {
    if (document.y > lowest) document.addPage()
    const top = document.y
    document.font(isStrong ? strong : plain, sizes.text).fillColor(INK)
    document.text(value, MARGIN, top, { width, align: "right" })
    document.text(text, MARGIN, top, { width: width * 0.7, lineGap: 2 })
    document.font(plain, sizes.reason).fillColor(SOFT)
    for (const sentence of why)
      document.text(sentence, MARGIN + INDENT, document.y, { width: width * 0.7, lineGap: 1 })
    if (why.length > 0) document.moveDown(0.5)
  }
  const heading = (text: string) => {
    document.moveDown(1.2)
    write(text, sizes.heading, true)
    rule()
  }
  return { write, row, heading }
}

const bytesOf = (document: PDFKit.PDFDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const parts: Array<Uint8Array> = []
    document.on("data", (part: Uint8Array) => parts.push(part))
    document.on("end", () => resolve(Buffer.concat(parts)))
    document.on("error", reject)
  })

/** A receipt on A4, with its language and title for screen readers. */
export const receiptPdf = (sheet: ReceiptSheet): Promise<Uint8Array> => {
  const document = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    lang: sheet.language,
    displayTitle: true,
    info: { Title: `${sheet.title} ${sheet.facts[0]?.value ?? ""}`, Producer: "Singgah" },
  })
  const bytes = bytesOf(document)
  const { write, row, heading } = setter(document, fontsFor(document, sheet))
  write(sheet.title, sizes.title, true)
  document.moveDown(0.4)
  for (const line of sheet.issuer) write(line, sizes.text, false, SOFT)
  document.moveDown(0.8)
  sheet.facts.forEach(row)
  for (const part of sheet.about) {
    heading(part.heading)
    for (const line of part.lines) write(line, sizes.text)
  }
  for (const part of sheet.money) {
    heading(part.heading)
    part.lines.forEach(row)
  }
  document.moveDown(1.5)
  for (const note of sheet.notes) write(note, sizes.note, false, SOFT)
  document.end()
  return bytes
}
