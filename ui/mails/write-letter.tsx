import type { LetterFacts, WriteLetter } from "#core/mail/letter-facts.ts"
import type { Language } from "#core/kernel/localised.ts"
import { tagOf } from "#core/preferences/preferences.ts"
import { renderToStaticMarkup } from "react-dom/server"
import { i18nextSpeaker } from "../translations/server-words.ts"
import { unbroken } from "../translations/unbroken.ts"
import { feedText } from "./feed-text.ts"
import { LetterDocument } from "./LetterDocument.tsx"
import type { LetterText, SayInLetter } from "./letter-parts.ts"
import { accountText, bookingText } from "./letter-text.ts"
import { messageText } from "./message-text.ts"
import { propertyText } from "./property-text.ts"
import { reviewText } from "./review-text.ts"
import { disputeText, inquiryText } from "./staff-text.ts"

const languageOf = (facts: LetterFacts): Language => {
  switch (facts.about) {
    case "account":
    case "booking":
    case "message":
    case "review":
      return facts.letter.language
    case "property":
    case "feed":
      return facts.language
    case "dispute":
    case "inquiry":
      return "en"
    default:
      return facts satisfies never
  }
}

const textOf = (facts: LetterFacts, say: SayInLetter): LetterText => {
  switch (facts.about) {
    case "account":
      return accountText(say, facts.letter)
    case "booking":
      return bookingText(say, facts)
    case "dispute":
      return disputeText(say, facts)
    case "property":
      return propertyText(say, facts)
    case "feed":
      return feedText(say, facts)
    case "message":
      return messageText(say, facts)
    case "review":
      return reviewText(say, facts)
    case "inquiry":
      return inquiryText(say, facts)
    default:
      return facts satisfies never
  }
}

const plainPrice = (
  say: SayInLetter,
  { heading, lines }: NonNullable<LetterText["price"]>,
): string =>
  [
    heading,
    ...lines.flatMap(({ name, value, why }) => [
      say("mail.line", { name, value }),
      ...why.map((sentence) => `  ${sentence}`),
    ]),
  ].join("\n")

const plain = (
  say: SayInLetter,
  { greeting, paragraphs, facts, price, button, closing }: LetterText,
  site: string,
): string =>
  [
    greeting,
    ...paragraphs,
    facts.map(([name, value]) => say("mail.line", { name, value })).join("\n"),
    price === null ? "" : plainPrice(say, price),
    button ? `${say("mail.line.address", { name: button.label })}\n${site}${button.path}` : "",
    ...closing,
  ]
    .filter((part) => part !== "")
    .join("\n\n")

/** Puts a letter into words, once for programs that show HTML and once for those that do not. */
export const writeLetter: WriteLetter = async (facts, site) => {
  const language = languageOf(facts)
  const { say } = i18nextSpeaker(language)
  const text = textOf(facts, say)
  const shown = textOf(facts, (key, gaps) => unbroken(say(key, gaps)))
  const brand = say("brand.name")
  const letter = (
    <LetterDocument text={shown} language={tagOf[language]} site={site} brand={brand} />
  )
  return {
    subject: text.subject,
    html: `<!doctype html>${renderToStaticMarkup(letter)}`,
    text: `${plain(say, text, site)}\n`,
  }
}
