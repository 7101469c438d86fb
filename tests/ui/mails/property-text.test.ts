import { languages } from "#core/preferences/preferences.ts"
import { PropertyLetterName } from "#core/workload/mail-jobs.ts"
import type { PropertyLetter } from "#core/front-desk/property-letter.ts"
import type { Language } from "#core/kernel/localised.ts"
import { Sen } from "#core/money/sen.ts"
import { aPropertyLetter } from "#fixtures/builders/a-property-letter.ts"
import { writeLetter } from "#ui/mails/write-letter.tsx"
import { ReplyToken } from "#core/messages/reply-token.ts"
import { describe, expect, it } from "vitest"

const reply = ReplyToken.make(`${"1".repeat(26)}-${"2".repeat(26)}`)

const written = async (changes: Partial<PropertyLetter> = {}, language: Language = "en") => {
  const facts = { about: "property", letter: aPropertyLetter(changes), language, reply } as const
  const { subject, html, text } = await writeLetter(facts, "https://singgah.example")
  return { subject, html, text: text.replaceAll("\u00A0", " ") }
}

describe("a letter to a property", () => {
  it.each(languages)("of every kind has words in %s", async (language) => {
    for (const name of PropertyLetterName.literals) {
      const { subject, html, text } = await written({ name }, language)

      expect(subject + html + text).not.toMatch(/mail\.\w|\{\{|undefined/)
      expect(html).toContain(`lang="${{ en: "en", bm: "ms", cn: "zh-Hans" }[language]}"`)
      expect(subject).toContain("Aisyah Tan")
    }
  })

  it("is another for each thing that happened, in every language", async () => {
    const subjects = languages.flatMap((language) =>
      PropertyLetterName.literals.map(async (name) => (await written({ name }, language)).subject),
    )

    expect(new Set(await Promise.all(subjects)).size).toBe(subjects.length)
  })

  it("tells how old the children are, and which beds are to be put up for them", async () => {
    const { booking } = aPropertyLetter()
    const { text } = await written({
      booking: { ...booking, party: { adults: 2, children: 2, rooms: 1, ages: [8, 1] } },
      forChildren: {
        nights: 2,
        free: 1,
        paying: [{ from: 6, price: Sen.make(2000), children: 1 }],
        cots: { count: 1, price: Sen.make(1500), per: "STAY" },
        extraBeds: { count: 1, price: Sen.make(4000) },
      },
    })

    expect(text).toContain("2 adults - 2 children - 1 room (ages of children: 1, 8)")
    expect(text).toContain("Cots: RM 15.00 per cot for the whole stay × 1.")
    expect(text).toContain("Extra beds: RM 40.00 per bed per night × 1, for 2 nights.")
  })

  it("tells all that the property has to know", async () => {
    const { text } = await written()

    expect(text).toMatch(/^Guest: Aisyah Tan$/m)
    expect(text).toMatch(/^Check-in: Friday,? 4 December 2026$/m)
    expect(text).toMatch(/^Check-out: Sunday,? 6 December 2026$/m)
    expect(text).toMatch(/^Guests: 2 adults - 0 children - 1 room$/m)
    expect(text).toMatch(/^Rooms: 1 × Studio$/m)
    expect(text).toMatch(/^Special Requests: A cot, please$/m)
    expect(text).toMatch(/^Confirmation No: \w+-\w+$/m)
    expect(text).toMatch(/^Paid by card: RM 644\.96$/m)
    expect(text).toMatch(/^Due at property: RM 0\.00$/m)
  })

  it.each([
    ["en", "21:00", /^Estimated arrival time: 21:00$/m],
    ["bm", "21:00", /^Anggaran masa tiba: 21:00$/m],
    ["cn", "21:00", /^预计到达时间：21:00$/m],
    ["en", "afterMidnight", /^Estimated arrival time: After midnight, the same night$/m],
    ["bm", "afterMidnight", /^Anggaran masa tiba: Selepas tengah malam, malam yang sama$/m],
    ["cn", "afterMidnight", /^预计到达时间：入住当晚午夜之后$/m],
  ] as const)("tells in %s that the guest arrives at %s", async (language, arrival, line) => {
    for (const name of ["confirmed", "changed", "paymentLost"] as const)
      expect((await written({ name, arrival }, language)).text).toMatch(line)
  })

  it("tells no arrival that was not said, or of a stay that is called off", async () => {
    expect((await written({ arrival: null })).text).not.toContain("arrival")
    expect((await written({ name: "cancelled", arrival: "21:00" })).text).not.toContain("arrival")
  })

  it("says nothing of requests, cards and children where there were none", async () => {
    const { text } = await written({ requests: "", paid: Sen.make(0), due: Sen.make(64_496) })

    expect(text).not.toMatch(/Special Requests|Paid by card/)
    expect(text).toMatch(/^Due at property: RM 644\.96$/m)
    expect(text).not.toContain("Children and extra beds")
  })

  it("about a stay that is cancelled asks for no money", async () => {
    const { text } = await written({ name: "cancelled" })

    expect(text).not.toMatch(/RM|Due|Paid/)
  })

  it("leads to the page on which the property writes to the guest", async () => {
    const { html } = await written()

    expect(html).toContain(`href="https://singgah.example/booking/reply?link=${reply}"`)
  })

  it("shows what a guest wrote as text", async () => {
    const { html } = await written({ requests: "<img src=x onerror=1>" })

    expect(html).toContain("&lt;img src=x onerror=1&gt;")
  })
})
