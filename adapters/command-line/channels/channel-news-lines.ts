import { ConfirmationCode } from "#core/booking/confirmation-code.ts"
import { writeConfirmationCode } from "#core/booking/confirmation-code.rules.ts"
import type { ChannelNews, Recovery } from "#core/channels/channel-news.ts"
import { troubleLine } from "./feed-trouble-lines.ts"

const takenHere = (code: ConfirmationCode | null): string =>
  code === null ? "closed here" : `sold here as ${writeConfirmationCode(code)}`

const recoveries: Readonly<Record<Recovery, string>> = {
  readAgain: "can be read again",
  filledAgain: "has events again",
  believedEmpty: "stayed empty; nothing is blocked for it any more",
}

const emptied = (source: string): string =>
  `The calendar of ${source} is suddenly empty; its nights stay blocked for some hours`

/** News for a property, in words for the operator. */
export const newsLines = ({
  source,
  clashes,
  trouble,
  event,
  isEmptied,
  over,
}: ChannelNews): ReadonlyArray<string> => [
  ...clashes.map(({ from, until, nights, isSure, code }) =>
    isSure
      ? `Sold twice: ${source} has a guest from ${from} to ${until}, and ${nights.join(", ")} is ${takenHere(code)}. Cancel or move one of the two.`
      : `Possibly sold twice: ${source} says that ${from} to ${until} is taken, and ${nights.join(", ")} is ${takenHere(code)}. Please check there: it may have read our own calendar.`,
  ),
  ...(trouble === null ? [] : [troubleLine(source, trouble, event ?? null)]),
  ...(isEmptied ? [emptied(source)] : []),
  ...over.map((recovery) => `The calendar of ${source} ${recoveries[recovery]}`),
]

/** What was reported before and lasts, from what it is known by; null for what troubleLine says. */
export const reportedLine = (source: string, about: string): string | null => {
  const [kind, from, until, written] = about.split(" ")
  const code = written === undefined ? null : ConfirmationCode.make(written)
  if (kind === "empty") return emptied(source)
  if (kind === "clash")
    return `Sold twice: ${source} has a guest from ${from} to ${until} on nights that are ${takenHere(code)}. Cancel or move one of the two.`
  return kind === "doubt"
    ? `Possibly sold twice: ${source} says that ${from} to ${until} is taken, and nights of it are ${takenHere(code)}. Please check there: it may have read our own calendar.`
    : null
}
