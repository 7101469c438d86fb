import { languages } from "#core/preferences/preferences.ts"
import { addressCodeTerms, readAddressCode } from "#core/booking/address-code.rules.ts"
import {
  readConfirmationCode,
  writeConfirmationCode,
} from "#core/booking/confirmation-code.rules.ts"
import { numbersInWords } from "./number-words.ts"
import { MYTIME_OFFSET_HOURS } from "./malaysian-time.ts"
import { cardIssues } from "#core/payment/card-form.rules.ts"
import { isAppCode } from "#core/passwords/one-time-code.rules.ts"
import { identityIssue, identityOf } from "#core/people/identity.rules.ts"
import { StarBand } from "#core/search-request/filters.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { textFigures } from "#ui/translations/text-figures.ts"
import { speaker } from "#ui/translations/speaker.ts"
import { describe, expect, it } from "vitest"

/** The numbers that a text has written in it, outside of its gaps, in their order of size. */
const numbersIn = (text: string): ReadonlyArray<string> =>
  [...text.replaceAll(/\{\{\w+\}\}/g, "").matchAll(/\d+/g)].map(([number]) => number).toSorted()

const keysWithNumbers = [
  ...new Set(
    languages.flatMap((language) =>
      Object.entries(wordsOf[language])
        .filter(([, text]) => numbersIn(text).length > 0)
        .map(([key]) => key),
    ),
  ),
].toSorted()

const card = { number: "", expiry: "12/99", cvc: "123", holder: "Aisyah Tan" }
const cardCodes = (changes: Partial<typeof card>) =>
  cardIssues({ ...card, ...changes }, "2026-11-21").map(({ code }) => code)
const cvcIsGood = (number: string, digits: number) =>
  !cardCodes({ number, cvc: "1".repeat(digits) }).includes("NotACvc")

const VISA = "4242424242424242"
const AMEX = "378282246310005"
const passportIsGood = (characters: number) =>
  identityIssue({
    nationality: "SG",
    identityNumber: "A1234567890".slice(0, characters),
    dateOfBirth: null,
    gender: null,
  }) === null
const myKadIsGood = (identityNumber: string) =>
  identityIssue({ nationality: "MY", identityNumber, dateOfBirth: null, gender: null }) === null

const twelveDigits = "900412145678"
const longOf = (code: string) => readConfirmationCode(code)?.length

/** Each number that a text has, asked of the rule that it is about; an example is asked for itself. */
const claims: Readonly<Record<string, () => ReadonlyArray<string>>> = {
  "booking.search.code.hint": () => {
    const example = "7KQ2M-XW4ZT"
    const code = readConfirmationCode(example)
    expect(code && writeConfirmationCode(code)).toBe(example)
    return [`${longOf(example)}`, ...numbersIn(example)]
  },
  "checkout.birth.hint": () => ["12", "1990", "4"],
  "checkout.cancel.free": () => [`${MYTIME_OFFSET_HOURS}`],
  "checkout.card.cvc.hint": () => {
    expect([cvcIsGood(VISA, 3), cvcIsGood(VISA, 4)]).toEqual([true, false])
    expect([cvcIsGood(AMEX, 3), cvcIsGood(AMEX, 4)]).toEqual([false, true])
    return ["3", "4"]
  },
  "checkout.code.lead": () => [`${addressCodeTerms.digits}`],
  "checkout.guarantee.address": () => [`${addressCodeTerms.digits}`],
  "checkout.identity.mykad.hint": () => {
    expect(myKadIsGood("900412-14-5678")).toBe(true)
    return [`${twelveDigits.length}`, "14", "5678", "900412"]
  },
  "checkout.identity.passport.hint": () => {
    const claim = { nationality: "SG", dateOfBirth: null, gender: null }
    const kind = (identityNumber: string) => identityOf({ ...claim, identityNumber }).kind
    expect([kind(twelveDigits), kind(twelveDigits.slice(1))]).toEqual([
      "permanentResident",
      "passport",
    ])
    return [`${twelveDigits.length}`]
  },
  "checkout.payment.sandbox": () => {
    const cards = ["4242424242424242", "4000002760003184", "4000000000000002"]
    for (const number of cards) expect(cardCodes({ number })).not.toContain("NotACardNumber")
    return cards.flatMap((number) => [...number.matchAll(/\d{4}/g)].map(([four]) => four))
  },
  ...Object.fromEntries(
    StarBand.literals.map((band) => [`filters.stars.${band}`, () => numbersIn(band)]),
  ),
  "issue.AddressCodeMalformed": () => {
    expect([readAddressCode("12345"), readAddressCode("1234567")]).toEqual([null, null])
    return [`${addressCodeTerms.digits}`]
  },
  "issue.NotACardExpiry": () => {
    expect(cardCodes({ expiry: "08/29" })).not.toContain("NotACardExpiry")
    return ["08", "29"]
  },
  "issue.NotACode": () => [`${longOf("7KQ2M-XW4ZT")}`],
  "issue.NotACvc": () => ["3", "4"],
  "issue.NotAMyKad": () => {
    expect([myKadIsGood(twelveDigits), myKadIsGood(twelveDigits.slice(1))]).toEqual([true, false])
    return [`${twelveDigits.length}`]
  },
  "issue.NotAPassport": () => {
    expect([5, 6, 9, 10].map(passportIsGood)).toEqual([false, true, true, false])
    return ["6", "9"]
  },
  "issue.NotAnAmount": () => ["100", "50", "99"],
  "issue.TooFewChildren": () => ["0"],
  "login.code.hint": () => {
    expect(["12345", "123456", "1234567"].map(isAppCode)).toEqual([false, true, false])
    return ["6"]
  },
  "search.ages.infant": () => ["1"],
  "search.party.children.hint": () => ["0"],
}

describe("a number that is written in a text", () => {
  it("is one of those that no constant can fill in: a format or an example", () => {
    expect(keysWithNumbers).toEqual(Object.keys(claims).toSorted())
  })

  it.each(Object.entries(claims))("is true in %s, in every language that has it", (key, claim) => {
    const said = claim().toSorted()

    const others = languages.flatMap((language) => {
      const numbers = numbersIn(wordsOf[language][key] ?? "")
      return numbers.length === 0 || numbers.join() === said.join() ? [] : [[language, ...numbers]]
    })

    expect(others).toEqual([])
  })

  it.each(languages)(
    "is no number in words either, where a constant decides it, in %s",
    (language) => {
      expect(
        Object.entries(wordsOf[language]).filter(([, text]) => numbersInWords[language].test(text)),
      ).toEqual([])
    },
  )
})

describe("a figure that a text names", () => {
  it.each(languages)("is filled in from its constant in %s, without being given", (language) => {
    const { say } = speaker(language, wordsOf[language])

    expect(say("issue.TooManyRooms")).toContain(`${textFigures.maxRooms}`)
    expect(say("mail.linkLasts")).toContain(`${textFigures.linkMinutes}`)
    expect(say("issue.TooManyRooms", { maxRooms: 7 })).toContain("7")
  })

  it("is named by some text, or is not there", () => {
    const named = new Set(
      Object.values(wordsOf.en).flatMap((text) =>
        [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name),
      ),
    )

    expect(Object.keys(textFigures).filter((figure) => !named.has(figure))).toEqual([])
  })
})
