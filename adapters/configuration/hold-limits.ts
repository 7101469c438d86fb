import { usualHoldLimits, type HoldLimits } from "#core/booking/hold-limits.rules.ts"

const isLimit = (name: string): name is keyof HoldLimits => Object.hasOwn(usualHoldLimits, name)

/**
 * The limits of what may be kept without payment, from text such as `networkRoomNights=200
 * unprovedStays=5`; what is not named stays usual. Null for text that is nothing of the kind.
 */
export const holdLimitsIn = (text: string): HoldLimits | null => {
  const given = text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split("="))
  const isRight = given.every(
    ([name = "", value = "", ...more]) =>
      isLimit(name) && /^\d{1,6}$/.test(value) && more.length === 0,
  )
  if (!isRight) return null
  return {
    ...usualHoldLimits,
    ...Object.fromEntries(given.map(([name = "", value]) => [name, Number(value)])),
  }
}
