import { writeConfirmationCode } from "#core/booking/confirmation-code.rules.ts"
import type { LetterFacts } from "#core/mail/letter-facts.ts"
import { dayText } from "../formats/day.ts"
import type { LetterText, SayInLetter } from "./letter-parts.ts"
import { totalFacts } from "./total-facts.ts"

/** A guest's bank wants a payment back, for those who answer it at the payment provider. */
export const disputeText = (
  say: SayInLetter,
  { dispute }: Extract<LetterFacts, { about: "dispute" }>,
): LetterText => {
  const { code, property, dates, step } = dispute
  const stay = code === null ? property : writeConfirmationCode(code)
  return {
    subject: say("mail.dispute.subject", { stay }),
    greeting: "",
    paragraphs: [say(`mail.dispute.${step}`)],
    facts: [
      ...(code === null ? [] : [[say("mail.fact.code"), stay] as const]),
      [say("mail.fact.stay"), property],
      [say("mail.fact.checkIn"), dayText(dates.checkIn, "en", "long")],
      [say("mail.fact.checkOut"), dayText(dates.checkOut, "en", "long")],
      ...totalFacts(say, dispute, "mail.fact.total"),
    ],
    price: null,
    button: null,
    closing: [],
  }
}

/** What a guest wrote, for those who answer. */
export const inquiryText = (
  say: SayInLetter,
  { inquiry }: Extract<LetterFacts, { about: "inquiry" }>,
): LetterText => ({
  subject: `${inquiry.reference}: ${inquiry.subject}`,
  greeting: "",
  paragraphs: inquiry.message.split("\n"),
  facts: [
    [say("mail.fact.kind"), inquiry.type],
    [say("mail.fact.name"), inquiry.name],
    [say("mail.fact.email"), inquiry.email],
    [say("mail.fact.phone"), inquiry.phone],
  ],
  price: null,
  button: null,
  closing: [],
})
