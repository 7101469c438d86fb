import type { AccountLetter } from "#core/mail/account-letter.ts"
import { writeConfirmationCode } from "#core/booking/confirmation-code.rules.ts"
import { letterContents, type LetterContents } from "#core/mail/letter-contents.ts"
import type { LetterFacts } from "#core/mail/letter-facts.ts"
import { noMoney } from "#core/money/amounts.ts"
import { ringgit } from "#core/money/ringgit.ts"
import { explained } from "#core/pricing/lines.ts"
import { priceLines } from "../documents/price-lines.ts"
import { arrivalText } from "../formats/arrival.ts"
import { bookedRoomsText } from "../formats/booked-rooms.ts"
import { dayText, momentText } from "../formats/day.ts"
import { phoneText } from "../formats/phone.ts"
import { translationOf } from "../translations/use-translation.tsx"
import { codeText } from "./code-text.ts"
import type { LetterText, SayInLetter } from "./letter-parts.ts"
import { totalFacts } from "./total-facts.ts"

type AboutBooking = Extract<LetterFacts, { about: "booking" }>
type Booking = AboutBooking["letter"]

type Coded = "bookingCode"

const linkPaths: Readonly<Record<Exclude<AccountLetter["kind"], Coded>, string>> = {
  welcome: "/account/profile",
  proveEmail: "/account/profile",
  resetPassword: "/reset-password",
  knownAddress: "/login",
  passwordChanged: "/forgot-password",
  emailChanged: "/reset-password",
  emailRestored: "/login",
  googleLinked: "/forgot-password",
  secondFactorAdded: "/forgot-password",
  secondFactorRemoved: "/forgot-password",
  recoveryCodeUsed: "/forgot-password",
  passkeyAdded: "/account/profile",
  passkeyRemoved: "/account/profile",
}

/** A letter about a change of security says what to do for a guest who did not make it. */
const closingOf = (
  say: SayInLetter,
  {
    kind,
    link,
  }: Pick<AccountLetter, "link"> & {
    readonly kind: Exclude<AccountLetter["kind"], Coded>
  },
): ReadonlyArray<string> => {
  switch (kind) {
    case "emailChanged":
      return [say("mail.restoreLasts"), say("mail.wasYou")]
    case "passwordChanged":
    case "emailRestored":
    case "googleLinked":
    case "secondFactorAdded":
    case "secondFactorRemoved":
    case "recoveryCodeUsed":
    case "passkeyAdded":
    case "passkeyRemoved":
      return [say("mail.wasYou")]
    case "welcome":
    case "proveEmail":
    case "resetPassword":
    case "knownAddress":
      return [...(link === null ? [] : [say("mail.linkLasts")]), say("mail.notYou")]
    default:
      return kind satisfies never
  }
}

/** A letter about an account, or to an address that is to be proved. */
export const accountText = (say: SayInLetter, letter: AccountLetter): LetterText => {
  const { kind, name, link } = letter
  if (kind === "bookingCode") return codeText(say, letter)
  return {
    subject: say(`mail.${kind}.subject`),
    greeting: say("mail.greeting", { name }),
    paragraphs: [say(`mail.${kind}.text`)],
    facts: [],
    price: null,
    button: {
      label: say(`mail.${kind}.action`),
      path: link === null ? linkPaths[kind] : `${linkPaths[kind]}?link=${link}`,
    },
    closing: closingOf(say, { kind, link }),
  }
}

type Told = AboutBooking & { readonly contents: LetterContents }

/** A booking that was cancelled has nothing to pay any more: its price is that of the past. */
const priceName = ({ name }: Booking) =>
  name === "cancelled" ? "mail.fact.booked" : "mail.fact.total"

/**
 * Phone and WhatsApp of the property, in emails that include them and where the property gave them.
 */
const reachFacts = (say: SayInLetter, contacts: AboutBooking["contacts"]) => [
  contacts?.phone ? ([say("mail.fact.propertyPhone"), phoneText(contacts.phone)] as const) : null,
  contacts?.whatsapp
    ? ([say("mail.fact.propertyWhatsapp"), phoneText(contacts.whatsapp)] as const)
    : null,
]

/** Rooms, left out where the price breakdown already lists them with their plans. */
const roomFacts = (say: SayInLetter, { letter: { booking, language }, contents }: Told) =>
  contents.explainsPrice
    ? []
    : [
        [
          say("mail.fact.rooms"),
          bookedRoomsText(booking.rooms, translationOf(language, say)),
        ] as const,
      ]

const bookingFacts = (say: SayInLetter, told: Told) => {
  const { letter, contents, contacts } = told
  const { booking, language } = letter
  const { property, dates, code } = booking
  const { explainsPrice, arrival, refund, refunded } = contents
  const facts: ReadonlyArray<readonly [string, string] | null> = [
    code === null ? null : [say("mail.fact.code"), writeConfirmationCode(code)],
    [say("mail.fact.stay"), property.name[language]],
    [say("mail.fact.address"), property.address],
    ...reachFacts(say, contacts),
    [say("mail.fact.checkIn"), dayText(dates.checkIn, language, "long")],
    [say("mail.fact.checkOut"), dayText(dates.checkOut, language, "long")],
    ...roomFacts(say, told),
    arrival === null ? null : [say("checkout.arrival"), arrivalText(arrival, say)],
    ...(explainsPrice ? [] : totalFacts(say, booking.quote, priceName(letter))),
    refund === null ? null : [say("mail.fact.refund"), ringgit(refund)],
    refunded === null ? null : [say("mail.fact.refunded"), ringgit(refunded)],
  ]
  return facts.filter((fact) => fact !== null)
}

/** Where nothing goes back to the guest, the letter does not speak of a card. */
const textKey = ({ letter: { name }, contents: { refund } }: Told) =>
  name === "cancelled" && refund === noMoney
    ? "mail.cancelled.nothing"
    : (`mail.${name}.text` as const)

const freeUntil = (say: SayInLetter, { letter, contents }: Told): ReadonlyArray<string> => {
  const until = contents.freeCancellationUntil
  return until === null
    ? []
    : [say("mail.freeUntil", { moment: momentText(until, letter.language) })]
}

const priceOf = (say: SayInLetter, { letter, contents }: Told): LetterText["price"] => {
  if (!contents.explainsPrice) return null
  const { booking, language } = letter
  const lines = explained(booking.quote, booking.dates.checkOut)
  return {
    heading: say("price.details"),
    lines: priceLines(lines, booking, translationOf(language, say)),
  }
}

/** A letter about a booking. */
export const bookingText = (say: SayInLetter, facts: AboutBooking): LetterText => {
  const { letter } = facts
  const { booking, name, link, language } = letter
  const told = { ...facts, contents: letterContents(letter) }
  return {
    subject: say(`mail.${name}.subject`, { stay: booking.property.name[language] }),
    greeting: say("mail.greeting", { name: booking.guest?.firstName ?? "" }),
    paragraphs: [say(textKey(told)), ...freeUntil(say, told)],
    facts: bookingFacts(say, told),
    price: priceOf(say, told),
    button: {
      label: say(link === null ? "mail.openBooking" : "mail.manageBooking"),
      path: link === null ? `/booking/${booking.id}` : `/booking/manage?link=${link}`,
    },
    closing: [say("mail.linkIsYours")],
  }
}
