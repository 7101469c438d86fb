import { ringgit } from "#core/money/ringgit.ts"
import type { PriceReason, Rounding } from "#core/pricing/reasons.ts"
import type { QuotedNight } from "#core/pricing/quoted-night.ts"
import type { Say } from "../translations/translations.ts"
import type { Translation } from "../translations/use-translation.tsx"
import { dayText } from "./day.ts"
import { percentText } from "./percent.ts"
import { roomLabel, type RoomLabel } from "./plan-name.ts"

export type RuleReason = Exclude<PriceReason, { tag: "night" }>

type Gaps = Record<string, string | number>

/** The figures of a reason as the guest's language writes them. */
const gapsOf = (reason: RuleReason, { t, language }: Translation): Gaps => ({
  ...("bps" in reason && { percent: percentText(reason.bps), amount: ringgit(reason.of) }),
  ...("nights" in reason && {
    adults: reason.adults,
    children: reason.children,
    nights: reason.nights,
    adultPrice: ringgit(reason.price.adult),
    childPrice: ringgit(reason.price.child),
  }),
  ...("count" in reason && { count: reason.count }),
  ...("price" in reason && "count" in reason && { amount: ringgit(reason.price) }),
  ...("from" in reason && { from: reason.from }),
  ...("forNights" in reason && { nights: reason.forNights }),
  ...("perRoomNight" in reason && {
    amount: ringgit(reason.perRoomNight),
    roomNights: reason.roomNights,
  }),
  ...("area" in reason && { area: t(`levy.${reason.area}`) }),
  ...("cost" in reason && { cost: ringgit(reason.cost), deposit: ringgit(reason.deposit) }),
  ...("returnsOn" in reason && { day: dayText(reason.returnsOn, language) }),
})

/** The rule of a reason in words, and since when its row has been in force. */
export const reasonWords = (reason: RuleReason, translation: Translation) => {
  const { t, language } = translation
  const since = "since" in reason ? reason.since : null
  return {
    rule: t(`price.why.${reason.tag}`, gapsOf(reason, translation)),
    since: since && t("price.why.since", { day: dayText(since, language, "dated") }),
  }
}

/** How an amount was made whole sen; null where it came out even. */
export const roundingWords = (rounding: Rounding, t: Say): string | null => {
  switch (rounding) {
    case "even":
      return null
    case "up":
      return t("price.why.roundedUp")
    case "down":
      return t("price.why.roundedDown")
    default:
      return rounding satisfies never
  }
}

/** Which night of how many rooms. */
export const nightWords = (
  { date, rooms }: QuotedNight,
  label: RoomLabel | null,
  translation: Translation,
): string => {
  const day = dayText(date, translation.language)
  if (label === null) return `${rooms} × ${day}`
  return translation.t("price.night", { day, count: rooms, room: roomLabel(label, translation) })
}
