import { InquiryReference } from "#core/contact/inquiry.ts"
import { Instant } from "#core/kernel/instant.ts"
import type { LetterFacts } from "#core/mail/letter-facts.ts"
import { Sen } from "#core/money/sen.ts"
import { ReplyToken } from "#core/messages/reply-token.ts"
import { aPropertyLetter } from "#fixtures/builders/a-property-letter.ts"
import { aReviewLetter } from "#fixtures/builders/a-review-letter.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { inquiryFields } from "#fixtures/builders/an-inquiry.ts"
import { writeLetter } from "#ui/mails/write-letter.tsx"
import { describe, expect, it } from "vitest"

const SITE = "https://singgah.example"

const written = async (facts: LetterFacts) => {
  const { subject, html, text } = await writeLetter(facts, SITE)
  return { subject, html, parts: text.replaceAll("\u00A0", " ").trimEnd().split("\n\n") }
}

describe("a letter for those who answer", () => {
  const { code, property, dates, quote } = aWholeBooking()
  const { total, deposit } = quote
  const dispute = { code, property: property.name.en, dates, total, deposit, step: "won" } as const

  const days = ["Check-in: Friday, 4 December 2026", "Check-out: Sunday, 6 December 2026"]
  const money = [
    "Stay, including taxes and fees: RM 444.96",
    "Deposit: RM 200.00",
    "Total Payable: RM 644.96",
  ]

  it("says what a dispute is about, and greets nobody", async () => {
    const { subject, parts, html } = await written({ about: "dispute", dispute })

    expect(subject).toBe("Payment disputed: 7KQ2M-XW4ZT")
    expect(parts).toEqual([
      "The dispute over this payment is closed, and we keep the money.",
      ["Confirmation No: 7KQ2M-XW4ZT", "Stay: The Springwater", ...days, ...money].join("\n"),
    ])
    expect(html).not.toContain("<p></p>")
    expect(html).toContain('<html lang="en">')
  })

  it("names a stay without a code by its property", async () => {
    const nameless = { ...dispute, code: null }
    const { subject, parts } = await written({ about: "dispute", dispute: nameless })

    expect(subject).toBe("Payment disputed: The Springwater")
    expect(parts[1]).toBe(["Stay: The Springwater", ...days, ...money].join("\n"))
  })

  it("has what a guest asked, line by line, and how to reach the guest", async () => {
    const inquiry = {
      ...inquiryFields({ message: "One line.\nAnother line." }),
      reference: InquiryReference.make("7KQ2MXW4"),
      receivedAt: Instant.make("2026-11-21T12:00:00.000Z"),
      session: "s",
      key: "k",
      language: "bm",
      attachments: [],
      suspect: false,
    } as const
    const { subject, parts, html } = await written({ about: "inquiry", inquiry })

    expect(subject).toBe("7KQ2MXW4: An invoice for my company")
    expect(parts).toEqual([
      "One line.",
      "Another line.",
      "Inquiry type: payment\nName: Nur Aisyah binti Rahman\nEmail: aisyah@example.com\nPhone: +60123456789",
    ])
    expect(html).toContain('<html lang="en">')
  })
})

describe("a letter to a property", () => {
  const reply = ReplyToken.make(`${"1".repeat(26)}-${"2".repeat(26)}`)

  it("has all that it must know, and where to write to the guest", async () => {
    const facts = { about: "property", letter: aPropertyLetter(), language: "en", reply } as const
    const { subject, parts } = await written(facts)

    expect(subject).toBe("New booking: Aisyah Tan, 4 Dec 2026")
    expect(parts).toEqual([
      "Hello The Springwater,",
      "You have a new booking through Singgah. The calendar file is attached.",
      [
        "Confirmation No: 7KQ2M-XW4ZT",
        "Guest: Aisyah Tan",
        "Check-in: Friday, 4 December 2026",
        "Check-out: Sunday, 6 December 2026",
        "Guests: 2 adults - 0 children - 1 room",
        "Rooms: 1 × Studio",
        "Special Requests: A cot, please",
        "Paid by card: RM 644.96",
        "Due at property: RM 0.00",
      ].join("\n"),
      `Write to the guest:\n${SITE}/booking/reply?link=${reply}`,
      "You are receiving this email because this is the contact email of The Springwater on Singgah.",
    ])
  })

  it("names no code before there is one", async () => {
    const letter = aPropertyLetter({ booking: { ...aPropertyLetter().booking, code: null } })
    const { parts } = await written({ about: "property", letter, language: "en", reply })

    expect(parts[2]!.split("\n")[0]).toBe("Guest: Aisyah Tan")
  })

  it("has no line for what there is not", async () => {
    const quiet = { requests: "", paid: Sen.make(0) }
    const [confirmed, cancelled] = await Promise.all(
      [aPropertyLetter(quiet), aPropertyLetter({ ...quiet, name: "cancelled" })].map((letter) =>
        written({ about: "property", letter, language: "en", reply }),
      ),
    )
    const lastOf = (letter: typeof confirmed) => letter!.parts[2]!.split("\n").slice(5)

    expect(lastOf(confirmed)).toEqual(["Rooms: 1 × Studio", "Due at property: RM 0.00"])
    expect(lastOf(cancelled)).toEqual(["Rooms: 1 × Studio"])
  })

  it("has the reasons for children one after the other", async () => {
    const forChildren = {
      nights: 2,
      free: 1,
      paying: [],
      cots: { count: 1, price: Sen.make(0), per: "NIGHT" },
    } as const
    const letter = aPropertyLetter({ forChildren })
    const { parts } = await written({ about: "property", letter, language: "en", reply })

    expect(parts[2]).toContain(
      "Children and extra beds: 1 child stays free in existing beds. 1 cot, free of charge.\n",
    )
  })
})

describe("a letter about a review", () => {
  const path = (letter: ReturnType<typeof aReviewLetter>) =>
    `${SITE}/booking/review?booking=${letter.booking}&link=${letter.link}`
  const yours = "This link opens your booking. Please do not forward this email."

  it("invites to one until a day", async () => {
    const letter = aReviewLetter()
    const { parts } = await written({ about: "review", letter })

    expect(parts).toEqual([
      "Hello Aisyah,",
      "Thank you for staying at The Springwater. Would you tell other guests how it was? A few ratings and a few words are enough.",
      "You can review this stay until Thursday, 4 February 2027.",
      `Review your stay:\n${path(letter)}`,
      yours,
    ])
  })

  it("says why one is hidden, and where to see it", async () => {
    const letter = aReviewLetter({ news: "insults" })
    const { parts } = await written({ about: "review", letter })

    expect(parts).toEqual([
      "Hello Aisyah,",
      "We have hidden your review of The Springwater. Reason: insults or threats.",
      "We never hide a review for its score. If you think this is a mistake, please contact us.",
      `See your review:\n${path(letter)}`,
      yours,
    ])
  })
})
