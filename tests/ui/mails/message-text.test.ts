import { LinkToken } from "#core/booking/booking-link.ts"
import type { LetterFacts } from "#core/mail/letter-facts.ts"
import { ReplyToken } from "#core/messages/reply-token.ts"
import { languages } from "#core/preferences/preferences.ts"
import { aConversation } from "#fixtures/builders/a-conversation.ts"
import { aKeptMessage } from "#fixtures/builders/a-message.ts"
import { writeLetter } from "#ui/mails/write-letter.tsx"
import { describe, expect, it } from "vitest"

type About = Extract<LetterFacts, { about: "message" }>

const SITE = "https://singgah.example"
const { booking: _, key: __, ...message } = aKeptMessage()
const link = LinkToken.make(`${"c".repeat(26)}-${"d".repeat(26)}`)
const reply = ReplyToken.make(`${"a".repeat(26)}-${"b".repeat(26)}`)

const written = async (letter: Partial<About["letter"]> = {}, byMail = false) => {
  const { subject, html, text } = await writeLetter(
    {
      about: "message",
      byMail,
      letter: {
        to: "house@example.my",
        language: "en",
        conversation: aConversation({ reader: "property" }),
        message,
        link: null,
        reply,
        ...letter,
      },
    },
    SITE,
  )
  return { subject, html, text: text.replaceAll("\u00A0", " ") }
}

describe("a letter about a message", () => {
  it("tells the property who wrote what about which booking, and where to reply", async () => {
    const text = "Is there a kettle?\nWe are four."
    const letter = await written({ message: { ...message, text } })

    expect(letter.subject).toBe("Message from Aisyah Tan")
    expect(letter.text).toContain("The Springwater")
    expect(letter.text).toContain("Aisyah Tan has written to you about this booking:")
    expect(letter.html).toContain("<p>Is there a kettle?</p>")
    expect(letter.html).toContain("<p>We are four.</p>")
    for (const fact of [
      "Confirmation No: 7KQ2M-XW4ZT",
      "Stay: The Springwater",
      "Guest: Aisyah Tan",
      "Check-in: Friday, 4 December 2026",
      "Check-out: Sunday, 6 December 2026",
    ])
      expect(letter.text).toContain(fact)
    expect(letter.text).toContain(`Read and reply:\n${SITE}/booking/reply?link=${reply}`)
    expect(letter.text).toContain("Please reply with the button above, not by email.")
  })

  it("leads the guest to the booking, and says that the letter can be answered", async () => {
    const conversation = aConversation({ code: null })
    const toGuest = { conversation, message: { ...message, from: "property" as const }, link }
    const { subject, text } = await written(toGuest, true)

    expect(subject).toBe("Message from The Springwater")
    expect(text).toContain("Hello Aisyah Tan,")
    expect(text).toContain(`${SITE}/booking/manage?link=${link}`)
    expect(text).toContain("You can also reply to this email. The Springwater does not see")
    expect(text).toContain("\n\nStay: The Springwater\nGuest: Aisyah Tan\nCheck-in: ")
  })

  it.each(languages)("has words in %s", async (language) => {
    const { subject, html, text } = await written({ language })

    expect(subject + html + text).not.toMatch(/mail\.\w|\{\{|undefined/)
    expect(html).toContain(`lang="${{ en: "en", bm: "ms", cn: "zh-Hans" }[language]}"`)
  })
})
