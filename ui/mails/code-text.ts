import type { AccountLetter } from "#core/mail/account-letter.ts"
import { addressCodeTerms } from "#core/booking/address-code.rules.ts"
import { millisecondsInMinute } from "date-fns/constants"
import type { LetterText, SayInLetter } from "./letter-parts.ts"

/** A code that proves an address: it is typed in where it was asked for, so nothing leads there. */
export const codeText = (say: SayInLetter, { name, code = "" }: AccountLetter): LetterText => ({
  subject: say("mail.bookingCode.subject"),
  greeting: say("mail.greeting", { name }),
  paragraphs: [
    say("mail.bookingCode.text", { minutes: addressCodeTerms.lastsMs / millisecondsInMinute }),
  ],
  facts: [[say("mail.fact.verificationCode"), code]],
  price: null,
  button: null,
  closing: [say("mail.codeIsYours"), say("mail.notYou")],
})
