import type { LetterFacts } from "#core/mail/letter-facts.ts"
import { dayText } from "../formats/day.ts"
import type { LetterText, SayInLetter } from "./letter-parts.ts"

type About = Extract<LetterFacts, { about: "review" }>

/** That a stay can be reviewed, or why its review is hidden. */
export const reviewText = (say: SayInLetter, { letter }: About): LetterText => {
  const { news, name, property, language, until, booking, link } = letter
  const stay = property[language]
  const day = dayText(until, language, "long")
  const isInvited = news === "invited"
  return {
    subject: say(isInvited ? "mail.review.subject" : "mail.reviewHidden.subject", { stay }),
    greeting: say("mail.greeting", { name }),
    paragraphs: isInvited
      ? [say("mail.review.text", { stay }), say("mail.review.until", { day })]
      : [
          say("mail.reviewHidden.text", { stay, reason: say(`review.hidden.${news}`) }),
          say("mail.reviewHidden.rule"),
        ],
    facts: [],
    price: null,
    button: {
      label: say(isInvited ? "mail.review.action" : "mail.reviewHidden.action"),
      path: `/booking/review?booking=${booking}&link=${link}`,
    },
    closing: [say("mail.linkIsYours")],
  }
}
