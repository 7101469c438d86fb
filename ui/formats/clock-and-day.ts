import type { Language } from "#core/kernel/localised.ts"
import { localeOf } from "./day.ts"

const timeZone = "Asia/Kuala_Lumpur"

/** A moment as a Malaysian clock and calendar show it, each by itself. */
export const clockAndDay = (
  instant: string,
  language: Language,
): { readonly time: string; readonly day: string } => {
  const as = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf[language], { ...options, timeZone }).format(new Date(instant))
  return {
    time: as({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
    day: as({ day: "numeric", month: "long" }),
  }
}
