import { LinkToken } from "#core/booking/booking-link.ts"
import type { WholeBooking } from "#core/booking/whole-booking.ts"
import type { LetterFacts } from "#core/mail/letter-facts.ts"
import { Sen } from "#core/money/sen.ts"
import type { LetterName } from "#core/workload/mail-jobs.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { aQuote, aRatedRoom } from "#fixtures/builders/a-quote.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { writeLetter } from "#ui/mails/write-letter.tsx"
import { describe, expect, it } from "vitest"

const SITE = "https://singgah.example"

type AboutBooking = Extract<LetterFacts, { about: "booking" }>

const link = LinkToken.make(`${bookingIdOf(1)}-${"0".repeat(26)}`)

const written = async (
  name: LetterName,
  changes: Partial<WholeBooking> = {},
  more: { contacts?: AboutBooking["contacts"]; link?: LinkToken | null } = {},
) => {
  const { subject, html, text } = await writeLetter(
    {
      about: "booking",
      contacts: more.contacts ?? null,
      letter: {
        name,
        key: "letter-1",
        to: "aisyah@example.com",
        language: "en",
        booking: aWholeBooking(changes),
        link: more.link === undefined ? link : more.link,
      },
    },
    SITE,
  )
  return {
    subject,
    page: new DOMParser().parseFromString(html.replaceAll("\u00A0", " "), "text/html"),
    parts: text.replaceAll("\u00A0", " ").trimEnd().split("\n\n"),
  }
}

const manage = `Manage the booking:\n${SITE}/booking/manage?link=${link}`
const yours = "This link opens your booking. Please do not forward this email."
const stay = [
  "Confirmation No: 7KQ2M-XW4ZT",
  "Stay: The Springwater",
  "Address: 12 Jalan Ampang, 50450 Kuala Lumpur",
]
const days = ["Check-in: Friday, 4 December 2026", "Check-out: Sunday, 6 December 2026"]
const cost = ["Stay, including taxes and fees: RM 444.96", "Deposit: RM 200.00"]

describe("a letter that confirms a booking", () => {
  it("says until when cancelling is free, and all facts and lines of the price", async () => {
    const contacts = { phone: "+60312345678", whatsapp: "+60123456789" }
    const { subject, parts } = await written("confirmed", {}, { contacts })

    expect(subject).toBe("Your stay is booked: The Springwater")
    expect(parts).toEqual([
      "Hello Aisyah,",
      "Your stay is booked. The calendar file is attached.",
      "You can cancel free of charge until Tue, 1 Dec 2026, 15:00 (Malaysian time).",
      [
        ...stay,
        "Property phone: +60 3-1234 5678",
        "Property WhatsApp: +60 12-345 6789",
        ...days,
      ].join("\n"),
      [
        "Price details",
        "Subtotal: RM 400.00",
        "  Fri, 4 Dec, 1 × Studio, RM 180.00 per room",
        "  Sat, 5 Dec, 1 × Studio, RM 220.00 per room",
        "Booking Fee: RM 12.00",
        "  3% of RM 400.00, the subtotal",
        "SST 8%: RM 32.96",
        "  8% of RM 412.00, the rooms and the Booking Fee",
        "  In force since 1 Mar 2024.",
        "Occupancy Tax: RM 0.00",
        "  Malaysians pay no Tourism Tax.",
        "Deposit: RM 200.00",
        "  Refundable: returned on Wed, 9 Dec if there is no damage",
        "Total Payable: RM 644.96",
        "  RM 444.96 for the stay with taxes and fees, plus a refundable deposit of RM 200.00",
      ].join("\n"),
      manage,
      yours,
    ])
  })

  it("says nothing of free cancellation where there is none", async () => {
    const { parts } = await written("confirmed", { freeCancellationUntil: null })

    expect(parts.slice(0, 3)).toEqual([
      "Hello Aisyah,",
      "Your stay is booked. The calendar file is attached.",
      [...stay, ...days].join("\n"),
    ])
  })

  it("has the facts and the price in tables, the total as the last row", async () => {
    const { page } = await written("confirmed")
    const [facts, price] = page.querySelectorAll("table")
    const rows = (table: Element) =>
      [...table.querySelectorAll("tr")].map(({ children }) =>
        [...children].map(({ textContent }) => textContent),
      )

    expect(page.querySelector("h2")!.textContent).toBe("Price details")
    expect(facts!.getAttribute("role")).toBe("presentation")
    expect(rows(facts!)).toEqual([...stay, ...days].map((fact) => fact.split(": ")))
    expect(rows(price!).at(1)).toEqual(["Booking Fee3% of RM 400.00, the subtotal", "RM 12.00"])
    expect(rows(price!).map(([, value]) => value)).toEqual([
      "RM 400.00",
      "RM 12.00",
      "RM 32.96",
      "RM 0.00",
      "RM 200.00",
      "RM 644.96",
    ])
    expect([...price!.querySelectorAll("th")].map((head) => head.getAttribute("scope"))).toEqual(
      Array.from({ length: 6 }, () => "row"),
    )
    expect([...price!.querySelectorAll("td")].map(({ style }) => style.fontWeight)).toEqual([
      "",
      "",
      "",
      "",
      "",
      "700",
    ])
  })

  it("leads to the booking itself where there is no link", async () => {
    const { parts } = await written("changed", {}, { link: null })

    expect(parts.at(-2)).toBe(`Open the booking:\n${SITE}/booking/${aWholeBooking().id}`)
  })

  it("names no code before there is one", async () => {
    const { parts } = await written("confirmed", { code: null })

    expect(parts[3]!.split("\n")[0]).toBe("Stay: The Springwater")
  })
})

describe("a letter that is not about the price", () => {
  it("reminds of the stay with the total alone", async () => {
    const { subject, parts } = await written("reminder")

    expect(subject).toBe("Your stay begins soon: The Springwater")
    expect(parts).toEqual([
      "Hello Aisyah,",
      "Your stay begins soon. Here are your check-in details.",
      [...stay, ...days, "Rooms: 1 × Studio", ...cost, "Total Payable: RM 644.96"].join("\n"),
      manage,
      yours,
    ])
  })

  it("says of a cancelled stay what it cost and what goes back", async () => {
    const { parts } = await written("cancelled", { paid: Sen.make(20_000) })

    expect(parts[1]).toBe(
      "Your booking is cancelled. Any refund due is shown below and goes back to the card you paid with.",
    )
    expect(parts[2]).toBe(
      [
        ...stay,
        ...days,
        "Rooms: 1 × Studio",
        ...cost,
        "Price as booked: RM 644.96",
        "Refund: RM 444.96",
      ].join("\n"),
    )
  })

  it("says what has been refunded so far", async () => {
    const { parts } = await written("reminder", { refunded: Sen.make(5000) })

    expect(parts[2]!.split("\n").at(-1)).toBe("Refunded so far: RM 50.00")
  })

  it("says nothing of a deposit where there is none", async () => {
    const quote = aQuote({ rooms: [aRatedRoom({ depositPerRoom: Sen.make(0) })] })
    const { parts } = await written("reminder", { quote })

    expect(parts[2]!.split("\n").slice(-2)).toEqual([
      "Rooms: 1 × Studio",
      "Total Payable: RM 444.96",
    ])
  })
})
