import { receiptOf } from "#core/documents/receipt.ts"
import { Instant } from "#core/kernel/instant.ts"
import { Sen } from "#core/money/sen.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { receiptSheet } from "#ui/documents/receipt-sheet.ts"
import { describe, expect, it } from "vitest"

const issuer = { name: "Singgah", address: null, registration: null, sst: null }

const sheetOf = (changes: Parameters<typeof aWholeBooking>[0]) =>
  receiptSheet(receiptOf(aWholeBooking(changes), issuer)!, "en")

/** The rows of the payments: text, value, and whether it is in bold. */
const rowsOf = (sheet: ReturnType<typeof sheetOf>) =>
  sheet.money[1]!.lines.map((row) => [
    row.text.replaceAll("\u00A0", " "),
    row.value.replaceAll("\u00A0", " "),
    row.strong ?? false,
  ])

describe("the payments on a receipt", () => {
  const at = Instant.make("2026-11-22T16:00:00.000Z")
  const amount = Sen.make(64_496)
  const part = Sen.make(10_000)
  const moved = (
    kind: "captured" | "refunded" | "takenBack" | "authorised" | "voided" | "recalled",
  ) => ({ at, kind, amount: kind === "refunded" ? part : amount, payment: "pi_1" }) as const

  it("are what was paid by card and what went back, and what is left of it in bold", () => {
    const ledger = [moved("authorised"), moved("captured"), moved("refunded")]
    const sheet = sheetOf({ ledger, refunded: part })

    expect(sheet.money[1]!.heading).toBe("Payments")
    expect(rowsOf(sheet)).toEqual([
      ["Paid by card, 23 Nov 2026", "RM 644.96", false],
      ["Refunded to the card, 23 Nov 2026", "-RM 100.00", false],
      ["Total paid", "RM 544.96", true],
    ])
  })

  it("say what the bank took back", () => {
    expect(rowsOf(sheetOf({ ledger: [moved("captured"), moved("takenBack")] }))).toEqual([
      ["Paid by card, 23 Nov 2026", "RM 644.96", false],
      ["Reversed by your bank, 23 Nov 2026", "-RM 644.96", false],
      ["Total paid", "RM 0.00", true],
    ])
  })

  it("are none of what was only reserved, given up or waived", () => {
    const waived = { at, kind: "waived", amount, payment: "pi_1" } as const
    const ledger = [moved("authorised"), moved("voided"), moved("recalled"), waived]

    expect(rowsOf(sheetOf({ ledger }))).toEqual([["Total paid", "RM 644.96", true]])
  })

  it("say last what is due at the property, where anything is", () => {
    const sheet = sheetOf({
      method: "payAtProperty",
      ledger: [],
      captured: Sen.make(0),
      paid: part,
    })

    expect(rowsOf(sheet)).toEqual([
      ["Total paid", "RM 0.00", true],
      ["Due at property", "RM 544.96", true],
    ])
  })
})
