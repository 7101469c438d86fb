import { writeConfirmationCode } from "#core/booking/confirmation-code.rules.ts"
import type { ChannelNews, Clash } from "#core/channels/channel-news.ts"
import { EMPTY_AFTER_MS } from "#core/channels/channel.terms.ts"
import type { FeedTrouble } from "#core/channels/feed-memory.ts"
import { rangesOf } from "#core/channels/taken-ranges.ts"
import type { LetterFacts } from "#core/mail/letter-facts.ts"
import { partsText } from "../formats/list-text.ts"
import { dayText, momentText } from "../formats/day.ts"
import { millisecondsInHour } from "date-fns/constants"
import type { LetterText, SayInLetter } from "./letter-parts.ts"

type About = Extract<LetterFacts, { about: "feed" }>

/** What the property can do is the same for some of the reasons. */
const troubleTexts = {
  NoAnswer: "noAnswer",
  Refused: "refused",
  NotAllowed: "refused",
  TooLarge: "unusable",
  NotACalendar: "unusable",
  EventUnreadable: "unusable",
  TooManyEvents: "unusable",
} as const satisfies Record<FeedTrouble, string>

type Kind =
  | "soldTwice"
  | "perhapsSoldTwice"
  | "unreadable"
  | "emptied"
  | ChannelNews["over"][number]

/** Everything that the email reports; the first item is its subject. */
const kindsIn = ({ clashes, trouble, isEmptied, over }: ChannelNews): ReadonlyArray<Kind> => [
  ...(clashes.some(({ isSure }) => isSure) ? (["soldTwice"] as const) : []),
  ...(clashes.some(({ isSure }) => !isSure) ? (["perhapsSoldTwice"] as const) : []),
  ...(trouble === null ? [] : (["unreadable"] as const)),
  ...(isEmptied ? (["emptied"] as const) : []),
  ...over,
]

const troubleText = (say: SayInLetter, { news, language }: About): ReadonlyArray<string> => {
  const { trouble, event, goodAt, source } = news
  if (trouble === null) return []
  return [
    say(`mail.feed.unreadable.${event === undefined ? troubleTexts[trouble] : "mend"}`, { source }),
    goodAt === null
      ? say("mail.feed.unreadable.never")
      : say("mail.feed.unreadable.last", {
          moment: momentText(new Date(goodAt).toISOString(), language),
        }),
    say(event === undefined ? "mail.feed.unreadable.todo" : "mail.feed.unreadable.meanwhile", {
      source,
    }),
  ]
}

const textsOf =
  (say: SayInLetter, about: About) =>
  (kind: Kind): ReadonlyArray<string> =>
    kind === "unreadable"
      ? troubleText(say, about)
      : [
          say(`mail.feed.${kind}.text`, {
            source: about.news.source,
            emptyHours: EMPTY_AFTER_MS / millisecondsInHour,
          }),
        ]

const clashFact =
  (say: SayInLetter, { news: { source }, language }: About) =>
  ({ code, nights, from, until, isSure }: Clash): readonly [string, string] => {
    const range = (dates: { readonly from: string; readonly until: string }) =>
      say("mail.feed.range", {
        from: dayText(dates.from, language, "dated"),
        until: dayText(dates.until, language, "dated"),
      })
    return [
      code === null
        ? say("mail.feed.noBooking")
        : say("mail.feed.booking", { code: writeConfirmationCode(code) }),
      say(isSure ? "mail.feed.clash.sure" : "mail.feed.clash.unsure", {
        nights: partsText(rangesOf(nights).map(range), language),
        source,
        stay: range({ from, until }),
      }),
    ]
  }

const subjectOf = (
  say: SayInLetter,
  { news, names, language }: About,
  [kind]: ReadonlyArray<Kind>,
) => {
  const { source, clashes } = news
  if (kind === undefined) return ""
  const [first] = clashes.filter(({ isSure }) => isSure === (kind === "soldTwice"))
  const [night] = first?.nights ?? []
  return say(`mail.feed.${kind}.subject`, {
    room: names.room,
    source,
    day: night === undefined ? "" : dayText(night, language, "dated"),
  })
}

/** News of another site's calendar, for the property that follows it. */
export const feedText = (say: SayInLetter, about: About): LetterText => {
  const { news, names } = about
  const kinds = kindsIn(news)
  const clashes = news.clashes.toSorted((one, other) => Number(other.isSure) - Number(one.isSure))
  return {
    subject: subjectOf(say, about, kinds),
    greeting: say("mail.greeting", { name: names.stay }),
    paragraphs: kinds.flatMap(textsOf(say, about)),
    facts: [
      [say("mail.feed.room"), names.room],
      [say("mail.feed.source"), news.source],
      ...(news.event ? [[say("mail.feed.unreadable.event"), news.event] as const] : []),
      ...clashes.map(clashFact(say, about)),
    ],
    price: null,
    button: null,
    closing: [say("mail.property.closing", { stay: names.stay })],
  }
}
