import { receiptOf, type Issuer } from "#core/documents/receipt.ts"
import type { Language } from "#core/kernel/localised.ts"
import { Instant } from "#core/kernel/instant.ts"
import { languages } from "#core/preferences/preferences.ts"
import { Sen } from "#core/money/sen.ts"
import { bookedUnder } from "#fixtures/builders/a-booking-view.ts"
import { aSaver } from "#fixtures/builders/a-plan.ts"
import { aQuote, aRatedRoom, nightsAt } from "#fixtures/builders/a-quote.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { receiptSheet } from "#ui/documents/receipt-sheet.ts"
import { describe, expect, it } from "vitest"

const registered: Issuer = {
  name: "Singgah Sdn Bhd",
  address: "1 Jalan Sultan, Kuala Lumpur",
  registration: "202601000001",
  sst: "W10-1",
}
const unregistered: Issuer = { name: "Singgah", address: null, registration: null, sst: null }

const sheetOf = (
  changes: Parameters<typeof aWholeBooking>[0] = {},
  { issuer = registered, language = "en" }: { issuer?: Issuer; language?: Language } = {},
) => receiptSheet(receiptOf(aWholeBooking(changes), issuer)!, language)

const plain = (text: string) => text.replaceAll("\u00A0", " ")

describe("the notes of a receipt", () => {
  const deposit =
    "The deposit is not part of the price and is not taxed. It is returned 3 days after check-out if there is no damage."
  const noTax =
    "The issuer has given no SST registration number, so this is a receipt and not an invoice."
  const eInvoice =
    "This document is not an e-invoice validated by the Inland Revenue Board (LHDN). Our Help page says how to ask for one."

  const withoutDeposit = aQuote({ rooms: [aRatedRoom({ depositPerRoom: Sen.make(0) })] })

  it("say of a deposit, a missing number and an e-invoice what applies", () => {
    expect(sheetOf().notes).toEqual([deposit, eInvoice])
    expect(sheetOf({}, { issuer: unregistered }).notes).toEqual([deposit, noTax, eInvoice])
    expect(sheetOf({ quote: withoutDeposit }).notes).toEqual([eInvoice])
  })
})

describe("the head of a receipt", () => {
  it("names an issuer with all its numbers", () => {
    const { title, issuer } = sheetOf()

    expect(title).toBe("Invoice and Receipt")
    expect(issuer).toEqual([
      "Singgah Sdn Bhd",
      "1 Jalan Sultan, Kuala Lumpur",
      "Company registration no. 202601000001",
      "SST registration no. W10-1",
    ])
  })

  it("names an issuer without numbers by its name, and is no invoice then", () => {
    const { title, issuer } = sheetOf({}, { issuer: unregistered })

    expect(title).toBe("Receipt")
    expect(issuer).toEqual(["Singgah"])
  })

  it("has its number, the Malaysian day of its issue, and the number of the booking", () => {
    const at = Instant.make("2026-11-21T16:30:00.000Z")
    const history = [{ at, event: "PAYMENT_AUTHORISED", status: "confirmed" }] as const

    expect(sheetOf({ history, changes: 1 }).facts).toEqual([
      { text: "Receipt No", value: "7KQ2M-XW4ZT-2" },
      { text: "Date of issue", value: "22 Nov 2026" },
      { text: "Confirmation No", value: "7KQ2M-XW4ZT" },
    ])
  })

  it("says in which language it is", () => {
    const tags = languages.map((language) => sheetOf({}, { language }).language)

    expect(tags).toEqual(["en", "ms", "zh-Hans"])
  })
})

describe("the guest and the stay on a receipt", () => {
  it("are all that is known of them", () => {
    expect(sheetOf().about).toEqual([
      {
        heading: "Issued to",
        lines: [
          "Aisyah Tan",
          "12 Jalan Ampang, 50450 Kuala Lumpur",
          "Malaysia",
          "aisyah.tan@example.com",
        ],
      },
      {
        heading: "Stay",
        lines: [
          "The Springwater",
          "12 Jalan Ampang, 50450 Kuala Lumpur",
          "4 Dec 2026 to 6 Dec 2026, 2 nights",
          "1 × Studio",
        ],
      },
    ])
  })

  it("leave out an address that is not known, and a guest of whom nothing is", () => {
    const { guest } = aWholeBooking()

    expect(sheetOf({ guest: { ...guest!, address: "" } }).about[0]!.lines).toEqual([
      "Aisyah Tan",
      "Malaysia",
      "aisyah.tan@example.com",
    ])
    expect(sheetOf({ guest: null }).about[0]!.lines).toEqual([])
  })

  it("are in the language of the receipt, with each plan", () => {
    const [guest, stay] = sheetOf({ rooms: [bookedUnder(aSaver(), 2)] }, { language: "cn" }).about

    expect(guest!.lines[2]).toBe("马来西亚")
    expect(stay!.lines[0]).toBe("清泉居")
    expect(stay!.lines[3]).toBe("2 × 单间公寓 · 不可退款")
  })
})

describe("the price on a receipt", () => {
  it("has every line with its amount, what SST is on, and the total in bold", () => {
    const [price] = sheetOf().money
    const rows = price!.lines.map(({ text, value, strong = false }) => [
      plain(text),
      plain(value),
      strong,
    ])

    expect(price!.heading).toBe("Price as booked")
    expect(rows).toEqual([
      ["Subtotal", "RM 400.00", false],
      ["Booking Fee", "RM 12.00", false],
      ["SST 8% on RM 412.00", "RM 32.96", false],
      ["Occupancy Tax", "RM 0.00", false],
      ["Deposit", "RM 200.00", false],
      ["Total Payable", "RM 644.96", true],
    ])
  })

  it("says why each line is as it is, and nothing of a total that is their sum", () => {
    const rooms = [aRatedRoom({ depositPerRoom: Sen.make(0), nights: nightsAt([10001]) })]
    const { lines } = sheetOf({ quote: aQuote({ rooms }) }).money[0]!

    expect(lines.map(({ why = [] }) => why.map(plain))).toEqual([
      ["Fri, 4 Dec, 1 × Studio, RM 100.01 per room"],
      ["3% of RM 100.01, the subtotal", "Rounded down to the sen."],
      [
        "8% of RM 103.01, the rooms and the Booking Fee",
        "In force since 1 Mar 2024.",
        "Rounded down to the sen.",
      ],
      ["Malaysians pay no Tourism Tax."],
      ["This stay has no deposit"],
      [],
    ])
  })
})
