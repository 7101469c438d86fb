const FIRST = "1900-01-01"
const LAST = "2100-12-31"

/** True for a written date that exists on the calendar in the years 1900 to 2100. */
export const isRealDate = (text: string): boolean => {
  const midnight = `${text}T00:00:00.000Z`
  const millis = Date.parse(midnight)
  const exists = Number.isFinite(millis) && new Date(millis).toISOString() === midnight
  return exists && FIRST <= text && text <= LAST
}
