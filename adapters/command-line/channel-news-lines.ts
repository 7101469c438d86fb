import type { ConfirmationCode } from "#core/booking/confirmation-code.ts"
import { writeConfirmationCode } from "#core/booking/confirmation-code.rules.ts"
import type { ChannelNews, Recovery } from "#core/channels/channel-news.ts"

const takenHere = (code: ConfirmationCode | null): string =>
  code === null ? "closed here" : `sold here as ${writeConfirmationCode(code)}`

const recoveries: Readonly<Record<Recovery, string>> = {
  readAgain: "can be read again",
  filledAgain: "has events again",
  believedEmpty: "stayed empty; nothing is blocked for it any more",
}

/** News for a property, in words for the operator. */
export const newsLines = ({
  source,
  clashes,
  trouble,
  isEmptied,
  over,
}: ChannelNews): ReadonlyArray<string> => [
  ...clashes.map(({ from, until, nights, isSure, code }) =>
    isSure
      ? `Sold twice: ${source} has a guest from ${from} to ${until}, and ${nights.join(", ")} is ${takenHere(code)}. Cancel or move one of the two.`
      : `Possibly sold twice: ${source} says that ${from} to ${until} is taken, and ${nights.join(", ")} is ${takenHere(code)}. Please check there: it may have read our own calendar.`,
  ),
  ...(trouble === null ? [] : [`The calendar of ${source} cannot be read: ${trouble}`]),
  ...(isEmptied
    ? [`The calendar of ${source} is suddenly empty; its nights stay blocked for some hours`]
    : []),
  ...over.map((recovery) => `The calendar of ${source} ${recoveries[recovery]}`),
]
