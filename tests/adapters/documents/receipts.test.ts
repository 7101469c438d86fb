import { receiptWriter } from "#adapters/documents/receipts.ts"
import { receiptOf } from "#core/booking/receipt.ts"
import type { Language } from "#core/kernel/localised.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { receiptSheet } from "#ui/documents/receipt-sheet.ts"
import { inflateSync } from "node:zlib"
import { describe, expect, it } from "vitest"

const issuer = { name: "Singgah", address: "Kuala Lumpur", registration: null, sst: "W10-1" }
const write = receiptWriter()

const sheetIn = (language: Language, changes: Parameters<typeof aWholeBooking>[0] = {}) =>
  receiptSheet(receiptOf(aWholeBooking(changes), issuer)!, language)

/** Everything in a PDF that is not packed, and what is, unpacked. */
const insideOf = (pdf: Uint8Array): string => {
  const bytes = Buffer.from(pdf)
  const packed = [...bytes.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
  const streams = packed.map(([, stream = ""]) => {
    try {
      return inflateSync(Buffer.from(stream, "latin1")).toString("latin1")
    } catch {
      return ""
    }
  })
  return [bytes.toString("latin1"), ...streams].join("\n")
}

/** The Unicode characters that a reader of the PDF can copy out of it. */
const readableIn = (pdf: Uint8Array): string =>
  [...insideOf(pdf).matchAll(/<((?:[0-9a-f]{4})+)>/gi)]
    .map(([, hex = ""]) => Buffer.from(hex, "hex").swap16().toString("utf16le"))
    .join("")

describe("a receipt on paper", () => {
  it("is small and needs no font of its own where everybody has the letters", async () => {
    const pdf = await write(sheetIn("en"))

    expect(Buffer.from(pdf).toString("latin1", 0, 5)).toBe("%PDF-")
    expect(pdf.length).toBeLessThan(10_000)
    expect(insideOf(pdf)).toContain("Helvetica-Bold")
    expect(insideOf(pdf)).toContain("(Tax Invoice and Receipt 7KQ2M-XW4ZT-1)")
  })

  it("embeds the Chinese characters it uses, so that they can be read and copied", async () => {
    const pdf = await write(sheetIn("cn"))

    expect(insideOf(pdf)).toMatch(/\/FontFile3?/)
    for (const character of "税务发票清泉居押金") expect(readableIn(pdf)).toContain(character)
    expect(pdf.length).toBeLessThan(200_000)
  })

  it("writes a guest's Chinese name on an English receipt", async () => {
    const { guest } = aWholeBooking()

    const pdf = await write(sheetIn("en", { guest: { ...guest!, firstName: "伟" } }))

    expect(readableIn(pdf)).toContain("伟")
  })

  it("says in its language what language it is in", async () => {
    expect(insideOf(await write(sheetIn("bm")))).toContain("/Lang (ms)")
  })
})
