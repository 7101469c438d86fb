import { receiptTerms, receiptWriter } from "#adapters/documents/receipts.ts"
import type { ReceiptSheet } from "#core/documents/receipt-sheet.ts"
import { receiptOf } from "#core/documents/receipt.ts"
import type { Language } from "#core/kernel/localised.ts"
import { languages } from "#core/preferences/preferences.ts"
import { aQuote, aRatedRoom, nightsAt } from "#fixtures/builders/a-quote.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { receiptSheet } from "#ui/documents/receipt-sheet.ts"
import { Effect } from "effect"
import { inflateSync } from "node:zlib"
import { describe, expect, it } from "vitest"

const issuer = { name: "Singgah", address: "Kuala Lumpur", registration: null, sst: "W10-1" }
const inTurn = receiptWriter()
const write = (sheet: ReceiptSheet) => Effect.runPromise(inTurn(sheet, "a guest"))

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

const plain = (text: string) => text.replaceAll("\u00A0", " ")

const pagesIn = (pdf: Uint8Array): number => insideOf(pdf).match(/\/Type \/Page\b/g)?.length ?? 0

describe("the notes of a receipt", () => {
  it.each(languages)(
    "say in %s that it is no e-invoice, with an SST number and without",
    (language) => {
      const unregistered = receiptOf(aWholeBooking(), { ...issuer, sst: null })!

      for (const { notes } of [sheetIn(language), receiptSheet(unregistered, language)])
        expect(notes.at(-1)).toContain("LHDN")
    },
  )
})

describe("the price on a receipt", () => {
  it.each([
    ["en", "Fri, 4 Dec, 1 × Studio, RM 180.00 per room", "3% of RM 400.00, the subtotal"],
    ["bm", "Jum, 4 Dis, 1 × Studio, RM 180.00 sebilik", "3% daripada RM 400.00, iaitu subjumlah"],
    ["cn", "12月4日周五，1 × 单间公寓，每间 RM 180.00", "小计 RM 400.00 的 3%"],
  ] as const)("says in %s why each of its lines is as it is", (language, night, fee) => {
    const rows = sheetIn(language).money[0]!.lines
    const why = rows.map((row) => row.why?.map(plain) ?? [])

    expect(why[0]).toContain(night)
    expect(why[1]).toEqual([fee])
    expect(why.slice(0, -1).every((reasons) => reasons.length > 0)).toBe(true)
    expect(why.flat().join()).not.toMatch(/price\.|receipt\.|\{\{/)
  })

  it("names the deal of a night, its rate before, and which way it was rounded", () => {
    const deal = {
      kind: "promotion",
      percent: 15,
      from: day("2026-12-01"),
      until: day("2026-12-31"),
    }
    const rooms = [aRatedRoom({ deals: [deal as never], nights: nightsAt([10001]) })]

    const { lines } = sheetIn("en", { quote: aQuote({ rooms }) }).money[0]!

    expect(lines[0]?.why?.map(plain)).toEqual([
      "Fri, 4 Dec, 1 × Studio, RM 85.01 per room (15% off; was RM 100.01)",
      "Rounded up to the sen.",
    ])
  })

  it.each([
    ["en", "Reversed by your bank, 21 Nov 2026"],
    ["bm", "Diambil semula oleh bank anda, 21 Nov 2026"],
    ["cn", "已被发卡银行收回，2026年11月21日"],
  ] as const)("says in %s that the bank took a payment back", (language, text) => {
    const { ledger, captured: amount, createdAt: at } = aWholeBooking()
    const lost = { at, kind: "takenBack", amount, payment: "pi_1" } as const

    const { lines } = sheetIn(language, { ledger: [...ledger, lost] }).money.at(-1)!

    expect(lines.slice(1).map((line) => [plain(line.text), plain(line.value)])).toEqual([
      [text, "-RM 644.96"],
      [expect.anything(), "RM 0.00"],
    ])
  })

  it("goes on with another page where a long stay has many nights", async () => {
    const rooms = [aRatedRoom({ nights: nightsAt(Array.from({ length: 60 }, () => 18000)) })]

    const long = await write(sheetIn("en", { quote: aQuote({ rooms }) }))

    expect(pagesIn(await write(sheetIn("en")))).toBe(1)
    expect(pagesIn(long)).toBe(2)
  })
})

describe("a receipt on paper", () => {
  it("is small and needs no font of its own where everybody has the letters", async () => {
    const pdf = await write(sheetIn("en"))

    expect(Buffer.from(pdf).toString("latin1", 0, 5)).toBe("%PDF-")
    expect(pdf.length).toBeLessThan(10_000)
    expect(insideOf(pdf)).toContain("Helvetica-Bold")
    expect(insideOf(pdf)).toContain("(Invoice and Receipt 7KQ2M-XW4ZT-1)")
  })

  it("embeds the Chinese characters it uses, so that they can be read and copied", async () => {
    const pdf = await write(sheetIn("cn"))

    expect(insideOf(pdf)).toMatch(/\/FontFile3?/)
    for (const character of "发票清泉居押金") expect(readableIn(pdf)).toContain(character)
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

describe("many receipts of one guest", () => {
  it("are refused beyond their share, and another guest's comes before the rest of them", async () => {
    const begun: Array<string> = []
    const going: Array<() => void> = []
    const turns = receiptWriter(({ title }) =>
      Effect.callback((resume) => {
        begun.push(title)
        going.push(() => resume(Effect.succeed(new Uint8Array())))
      }),
    )
    const ask = (owner: string, title: string) =>
      Effect.runPromise(
        Effect.match(turns({ ...sheetIn("en"), title }, owner), {
          onSuccess: () => "written",
          onFailure: ({ _tag }) => _tag,
        }),
      )

    const mine = Array.from({ length: 30 }, (_, at) => ask("me", `mine ${at + 1}`))
    const theirs = ask("you", "theirs")
    for (let at = 0; at < receiptTerms.perOwner + 1; at += 1) {
      going[at]?.()
      await new Promise((resolve) => setImmediate(resolve))
    }

    expect(begun).toEqual(["mine 1", "mine 2", "theirs", "mine 3"])
    expect(await theirs).toBe("written")
    expect((await Promise.all(mine)).filter((outcome) => outcome === "TooBusy")).toHaveLength(27)
  })
})
