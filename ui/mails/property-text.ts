import { writeConfirmationCode } from "#core/booking/confirmation-code.rules.ts"
import type { LetterFacts } from "#core/mail/letter-facts.ts"
import { ringgit } from "#core/money/ringgit.ts"
import { ofChildren } from "#core/pricing/reasons.ts"
import { dayText } from "../formats/day.ts"
import { arrivalText } from "../formats/arrival.ts"
import { bookedRoomsText } from "../formats/booked-rooms.ts"
import { reasonWords } from "../formats/price-reason.ts"
import { partyWithAges } from "../parts/search-bar/party-with-ages.ts"
import { translationOf } from "../translations/use-translation.tsx"
import type { LetterText, SayInLetter } from "./letter-parts.ts"

type About = Extract<LetterFacts, { about: "property" }>
type Fact = readonly [name: string, value: string]

/** Arrival facts, left out for cancelled stays. */
const arrivalFacts = (say: SayInLetter, { name, arrival }: About["letter"]): ReadonlyArray<Fact> =>
  name === "cancelled" || arrival === null
    ? []
    : [[say("checkout.arrival"), arrivalText(arrival, say)]]

/** Who called a stay off owes nothing at the property, and what was paid is no matter of its guest. */
const moneyFacts = (say: SayInLetter, { name, paid, due }: About["letter"]): ReadonlyArray<Fact> =>
  name === "cancelled"
    ? []
    : [
        ...(paid === 0 ? [] : [[say("mail.fact.paid"), ringgit(paid)] as const]),
        [say("booking.dueAtProperty"), ringgit(due)],
      ]

const stayFacts = (say: SayInLetter, { letter, language }: About): ReadonlyArray<Fact> => {
  const { booking, guest, requests, forChildren } = letter
  const { code, dates, party, rooms } = booking
  const translation = translationOf(language, say)
  const children = ofChildren(forChildren).flatMap((reason) =>
    reason.tag === "night" ? [] : [reasonWords(reason, translation).rule],
  )
  return [
    ...(code === null ? [] : [[say("mail.fact.code"), writeConfirmationCode(code)] as const]),
    [say("mail.fact.guest"), guest],
    [say("mail.fact.checkIn"), dayText(dates.checkIn, language, "long")],
    [say("mail.fact.checkOut"), dayText(dates.checkOut, language, "long")],
    [say("mail.fact.party"), partyWithAges(party, say)],
    [say("mail.fact.rooms"), bookedRoomsText(rooms, translation)],
    ...(children.length === 0 ? [] : [[say("price.line.children"), children.join(" ")] as const]),
    ...(requests === "" ? [] : [[say("checkout.requests"), requests] as const]),
    ...arrivalFacts(say, letter),
  ]
}

/** A letter to the property about a booking, in its own language. */
export const propertyText = (say: SayInLetter, facts: About): LetterText => {
  const { letter, language } = facts
  const { name, guest, booking } = letter
  const stay = booking.property.name[language]
  const day = dayText(booking.dates.checkIn, language, "dated")
  return {
    subject: say(`mail.property.${name}.subject`, { guest, day }),
    greeting: say("mail.greeting", { name: stay }),
    paragraphs: [say(`mail.property.${name}.text`)],
    facts: [...stayFacts(say, facts), ...moneyFacts(say, letter)],
    price: null,
    button: {
      label: say("mail.property.action"),
      path: `/booking/reply?link=${facts.reply}`,
    },
    closing: [say("mail.property.closing", { stay })],
  }
}
