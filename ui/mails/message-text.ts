import { writeConfirmationCode } from "#core/booking/confirmation-code.rules.ts"
import type { LetterFacts } from "#core/mail/letter-facts.ts"
import { dayText } from "../formats/day.ts"
import type { LetterText, SayInLetter } from "./letter-parts.ts"

type About = Extract<LetterFacts, { about: "message" }>

const pathOf = ({ link, reply }: About["letter"]): string =>
  link === null ? `/booking/reply?link=${reply}` : `/booking/manage?link=${link}`

/** What one side of a booking wrote, for the other. */
export const messageText = (say: SayInLetter, { letter, byMail }: About): LetterText => {
  const { conversation, message, language } = letter
  const { property, guest, code, dates } = conversation
  const stay = property[language]
  const names = { guest, property: stay }
  const name = names[message.from]
  return {
    subject: say("mail.message.subject", { name }),
    greeting: say("mail.greeting", { name: names[conversation.reader] }),
    paragraphs: [say("mail.message.lead", { name }), ...message.text.split("\n")],
    facts: [
      ...(code === null ? [] : [[say("mail.fact.code"), writeConfirmationCode(code)] as const]),
      [say("mail.fact.stay"), stay],
      [say("mail.fact.guest"), guest],
      [say("mail.fact.checkIn"), dayText(dates.checkIn, language, "long")],
      [say("mail.fact.checkOut"), dayText(dates.checkOut, language, "long")],
    ],
    price: null,
    button: { label: say("mail.message.action"), path: pathOf(letter) },
    closing: [say(byMail ? "mail.message.byMail" : "mail.message.onPage", { name })],
  }
}
