import type { BookingView } from "#core/booking/booking-view.ts"
import { ringgit } from "#core/money/ringgit.ts"
import type { ExplainedLine } from "#core/pricing/lines.ts"
import type { PriceReason } from "#core/pricing/reasons.ts"
import { percentText } from "../formats/percent.ts"
import { nightWords, reasonWords, roundingWords } from "../formats/price-reason.ts"
import { roomNamesOf, type RoomNames } from "../formats/room-names.ts"
import type { Translation } from "../translations/use-translation.tsx"

/** A line of a price in words, with sentences that say why it is as it is. */
export type WordedLine = Pick<ExplainedLine, "line"> & {
  readonly name: string
  readonly value: string
  readonly why: ReadonlyArray<string>
}

type Booked = Pick<BookingView, "quote" | "rooms">
type NightReason = Extract<PriceReason, { tag: "night" }>

/** What one room costs in a night, and the deal that was taken off. */
const nightSentence = (
  { night }: NightReason,
  roomName: RoomNames,
  translation: Translation,
): string => {
  const { t } = translation
  const { deal, rate, price } = night
  const gaps = {
    night: nightWords(night, roomName(night), translation),
    price: ringgit(price),
    rate: ringgit(rate),
  }
  if (deal === null) return t("receipt.night", gaps)
  const taken = t(`price.deal.${deal.kind}`, { percent: deal.percent })
  return t("receipt.nightWithDeal", { ...gaps, deal: taken })
}

const sentencesOf = (
  reason: PriceReason,
  roomName: RoomNames,
  translation: Translation,
): ReadonlyArray<string> => {
  const { rule, since } =
    reason.tag === "night"
      ? { rule: nightSentence(reason, roomName, translation), since: null }
      : reasonWords(reason, translation)
  const rounded = "rounding" in reason ? roundingWords(reason.rounding, translation.t) : null
  return [rule, since, rounded].filter((sentence) => sentence !== null)
}

/** A price as letters and receipts tell it: the same lines and reasons as on every page. */
export const priceLines = (
  lines: ReadonlyArray<ExplainedLine>,
  { quote, rooms }: Booked,
  translation: Translation,
): ReadonlyArray<WordedLine> => {
  const percent = percentText(quote.why.sstBps)
  const roomName = roomNamesOf({ rooms })
  return lines.map(({ line, amount, reasons }) => ({
    line,
    name: translation.t(`price.line.${line}`, { percent }),
    value: ringgit(amount),
    why: reasons
      .filter(({ tag }) => tag !== "sumOfLines")
      .flatMap((reason) => sentencesOf(reason, roomName, translation)),
  }))
}
