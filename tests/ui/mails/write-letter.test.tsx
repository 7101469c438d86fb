import { LinkToken } from "#core/booking/booking-link.ts"
import type { BookedRoom } from "#core/booking/booking-view.ts"
import { languages } from "#core/preferences/preferences.ts"
import { LetterName } from "#core/workload/mail-jobs.ts"
import type { Language } from "#core/kernel/localised.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { bookedUnder } from "#fixtures/builders/a-booking-view.ts"
import { aBreakfastPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { Sen } from "#core/money/sen.ts"
import type { LetterFacts } from "#core/mail/letter-facts.ts"
import { AccountLetterKind } from "#core/mail/account-letter.ts"
import { writeLetter } from "#ui/mails/write-letter.tsx"
import { describe, expect, it } from "vitest"

const SITE = "https://singgah.example"

const aLetter = (
  changes: Partial<Extract<LetterFacts, { about: "account" }>["letter"]> = {},
): LetterFacts => ({
  about: "account",
  letter: {
    kind: "welcome",
    to: "aisyah@example.com",
    language: "en",
    name: "Aisyah",
    link: "abc",
    ...changes,
  },
})

const bookingLetters = LetterName.literals

type AboutBooking = Extract<LetterFacts, { about: "booking" }>

const aBookingLetter = (name: LetterName, language: Language): AboutBooking => ({
  about: "booking",
  contacts: null,
  letter: {
    name,
    key: "letter-1",
    to: "aisyah@example.com",
    language,
    booking: aWholeBooking(),
    link: LinkToken.make(`${bookingIdOf(1)}-${"0".repeat(26)}`),
  },
})

describe("a letter", () => {
  it("leads to this site with its link, for both kinds of mail programs", async () => {
    const { html, text } = await writeLetter(aLetter({ kind: "resetPassword" }), SITE)

    expect(html).toContain(`href="${SITE}/reset-password?link=abc"`)
    expect(text).toContain(`${SITE}/reset-password?link=abc`)
  })

  it.each(["welcome", "proveEmail", "resetPassword", "knownAddress"] as const)(
    "says how long its link works, where it has one: %s",
    async (kind) => {
      const [withLink, without] = await Promise.all(
        ["abc", null].map((link) => writeLetter(aLetter({ kind, link }), SITE)),
      )

      expect(withLink?.text).toMatch(/The link works once, for 60 minutes\./)
      expect(without?.text).not.toContain("The link works")
      for (const one of [withLink, without]) expect(one?.text).toContain("If this was not you")
    },
  )

  it("that carries a code leads nowhere, and tells to give the code to nobody", async () => {
    const { html, text } = await writeLetter(
      aLetter({ kind: "bookingCode", link: null, code: "012345" }),
      SITE,
    )

    expect(html).toContain("<td>012345</td>")
    expect(html).not.toContain("href=")
    expect(text).toContain("Verification code: 012345")
    expect(text).toContain("It works for 10 minutes.")
    expect(text).toContain("Please do not share this code with anyone.")
    expect(text).toContain("If this was not you")
  })

  it.each(languages)("of every kind has words in %s", async (language) => {
    for (const kind of AccountLetterKind.literals) {
      const { subject, html, text } = await writeLetter(aLetter({ kind, language }), SITE)

      expect(subject + html + text).not.toMatch(/mail\.\w|\{\{/)
      expect(html).toContain(`lang="${{ en: "en", bm: "ms", cn: "zh-Hans" }[language]}"`)
    }
  })

  it.each(languages)("about a booking has words in %s", async (language) => {
    for (const name of bookingLetters) {
      const { subject, html, text } = await writeLetter(aBookingLetter(name, language), SITE)

      expect(subject + html + text).not.toMatch(/mail\.\w|\{\{/)
      expect(html).toContain(`lang="${{ en: "en", bm: "ms", cn: "zh-Hans" }[language]}"`)
      expect(text).toContain(`${SITE}/booking/manage?link=`)
    }
  })

  it.each([
    ["en", "Fri, 4 Dec, 1 × Studio, RM 180.00 per room", "In force since 1 Mar 2024."],
    ["bm", "Jum, 4 Dis, 1 × Studio, RM 180.00 sebilik", "Berkuat kuasa sejak 1 Mac 2024."],
    ["cn", "12月4日周五，1 × 单间公寓，每间 RM 180.00", "自 2024年3月1日起生效。"],
  ] as const)("that confirms explains each line of the price in %s", async (language, ...why) => {
    for (const name of ["confirmed", "changed"] as const) {
      const { html, text } = await writeLetter(aBookingLetter(name, language), SITE)

      for (const told of [html, text].map((words) => words.replaceAll("\u00A0", " ")))
        for (const reason of [...why, "RM 644.96"]) expect(told.split(reason)).toHaveLength(2)
    }
  })

  it("that is not about the price tells the total alone, and what of it is only held", async () => {
    const { html, text } = await writeLetter(aBookingLetter("reminder", "en"), SITE)

    expect(text).toMatch(
      /Stay, including taxes and fees: RM.444\.96\s+Deposit: RM.200\.00\s+Total Payable: RM.644\.96/,
    )
    expect(html + text).not.toContain("per room")
  })

  describe.each([
    ["en", "Rooms: ", "Studio", "Breakfast included · Flexible", "Non-refundable"],
    ["bm", "Bilik: ", "Studio", "Termasuk sarapan · Fleksibel", "Tiada bayaran balik"],
    ["cn", "客房：", "单间公寓", "含早餐 · 灵活条款", "不可退款"],
  ] as const)("in %s", (language, rooms, studio, breakfast, saver) => {
    const lettersOn = (names: ReadonlyArray<LetterName>, booked: ReadonlyArray<BookedRoom>) =>
      Promise.all(
        names.map(async (name) => {
          const facts = aBookingLetter(name, language)
          const booking = aWholeBooking({ rooms: booked })
          return writeLetter({ ...facts, letter: { ...facts.letter, booking } }, SITE)
        }),
      )

    const [plain] = aWholeBooking().rooms

    it.each([
      ["its plan", [bookedUnder(aBreakfastPlan())], `1 × ${studio} · ${breakfast}`],
      [
        "its plan as the operator calls it",
        [bookedUnder(aSaver({ name: { en: "Sea", bm: "Laut", cn: "海" } }))],
        `1 × ${studio} · ${{ en: "Sea", bm: "Laut", cn: "海" }[language]}`,
      ],
      [
        "each plan and how many rooms are under it",
        [bookedUnder(aSaver(), 2), bookedUnder(aBreakfastPlan())],
        `2 × ${studio} · ${saver}${language === "cn" ? "；" : "; "}1 × ${studio} · ${breakfast}`,
      ],
      ["the room alone where it has no plans", plain ? [plain] : [], `1 × ${studio}`],
    ])("that explains no price names %s", async (_, booked, named) => {
      const letters = await lettersOn(["cancelled", "paymentLost", "reminder", "link"], booked)

      for (const { html, text } of letters) {
        expect(text.split("\n")).toContain(`${rooms}${named}`)
        expect(html).toContain(`<td>${named}</td>`)
      }
    })

    it("that explains the price names the rooms there alone", async () => {
      for (const { text } of await lettersOn(["confirmed", "changed"], aWholeBooking().rooms)) {
        expect(text).toContain(`1 × ${studio}`)
        expect(text.split("\n").filter((line) => line.startsWith(rooms))).toEqual([])
      }
    })
  })

  it.each([
    [0, 0, "There is nothing to refund.", "Refund: RM 0.00"],
    [64_496, 20_000, "goes back to the card you paid with", "Refund: RM 444.96"],
  ])(
    "about a cancelled stay for which %i sen were paid and %i are kept says what comes back",
    async (captured, paid, said, refund) => {
      const { letter } = aBookingLetter("cancelled", "en")
      const booking = { ...letter.booking, captured: Sen.make(captured), paid: Sen.make(paid) }

      const { text } = await writeLetter(
        { about: "booking", letter: { ...letter, booking }, contacts: null },
        SITE,
      )

      expect(text).toContain(said)
      expect(text.replaceAll("\u00A0", " ")).toContain(refund)
      expect(text).toContain("Price as booked: ")
      expect(text).not.toContain("Total Payable")
    },
  )

  it.each([
    ["en", /^Estimated arrival time: 21:00$/m],
    ["bm", /^Anggaran masa tiba: 21:00$/m],
    ["cn", /^预计到达时间：21:00$/m],
  ] as const)("says in %s when the guest arrives, where that was said", async (language, line) => {
    const facts = aBookingLetter("confirmed", language)
    const guest = { ...facts.letter.booking.guest!, arrival: "21:00" as const }
    const booking = { ...facts.letter.booking, guest }
    const said = await writeLetter({ ...facts, letter: { ...facts.letter, booking } }, SITE)

    expect(said.text).toMatch(line)
    expect((await writeLetter(facts, SITE)).text).not.toMatch(/arrival|masa tiba|到达/)
  })

  it("tells how the property is reached, as far as it said so", async () => {
    const textWith = async (phone: string | null, whatsapp: string | null) => {
      const letter = aBookingLetter("confirmed", "en")
      return (await writeLetter({ ...letter, contacts: { phone, whatsapp } }, SITE)).text
    }

    expect(await textWith("+60312345678", null)).toMatch(/^Property phone: \+60 3-1234 5678$/m)
    expect(await textWith("+60312345678", null)).not.toContain("WhatsApp")
    expect(await textWith(null, "+60123456789")).toMatch(/^Property WhatsApp: \+60 12-345 6789$/m)
  })

  it("has the colon of its language between a name and a value", async () => {
    const texts = languages.map(
      async (language) => (await writeLetter(aBookingLetter("reminder", language), SITE)).text,
    )

    const [en, bm, cn] = await Promise.all(texts)
    expect(en).toMatch(/^Confirmation No: \S/m)
    expect(bm).toMatch(/^No\. Pengesahan: \S/m)
    expect(cn).toMatch(/^确认号：\S/m)
    expect(cn).not.toMatch(/[\u4e00-\u9fff]: /)
  })

  it("is another in every language", async () => {
    for (const name of bookingLetters) {
      const subjects = languages.map(
        async (language) => (await writeLetter(aBookingLetter(name, language), SITE)).subject,
      )

      expect(new Set(await Promise.all(subjects)).size).toBe(3)
    }
  })

  it.each([
    ["opened", "wants this payment back"],
    ["won", "we keep the money"],
    ["lost", "keeps the money"],
  ] as const)("tells those who answer a dispute that it is %s", async (step, words) => {
    const { code, property, dates, quote } = aWholeBooking()
    const { total, deposit } = quote
    const dispute = { code, property: property.name.en, dates, total, deposit, step }

    const { subject, text } = await writeLetter({ about: "dispute", dispute }, SITE)

    expect(subject).toMatch(/^Payment disputed: .+/)
    expect(text).toContain(words)
    expect(text).toContain(property.name.en)
    expect(text).toMatch(
      /Stay, including taxes and fees: RM.444\.96\s+Deposit: RM.200\.00\s+Total Payable: RM.644\.96/,
    )
    expect(subject + text).not.toMatch(/mail\.\w|\{\{/)
  })

  it("never breaks “e-mel” where a mail program wraps lines, and writes it plainly elsewhere", async () => {
    const { html, text } = await writeLetter(aLetter({ kind: "proveEmail", language: "bm" }), SITE)

    expect(text).toContain("e-mel ini milik anda")
    expect(html).toContain("e-\u2060mel ini milik anda")
    expect(html).not.toMatch(/ e-mel/i)
    expect(html).toContain(`href="${SITE}/`)
  })

  it("shows what a guest typed as text", async () => {
    const { html, subject } = await writeLetter(aLetter({ name: "<img src=x onerror=1>" }), SITE)

    expect(html).toContain("&lt;img src=x onerror=1&gt;")
    expect(subject).not.toMatch(/[\r\n]/)
  })
})
