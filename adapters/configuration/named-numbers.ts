/**
 * Figures from text such as `networkRoomNights=200 unprovedStays=5`; what is not named stays usual.
 * Null for text that is nothing of the kind, or names a figure that there is not.
 */
export const namedNumbersIn = <Figures extends Readonly<Record<string, number>>>(
  usual: Figures,
  text: string,
): Figures | null => {
  const given = text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split("="))
  const isRight = given.every(
    ([name = "", value = "", ...more]) =>
      Object.hasOwn(usual, name) && /^\d{1,6}$/.test(value) && more.length === 0,
  )
  if (!isRight) return null
  return {
    ...usual,
    ...Object.fromEntries(given.map(([name = "", value]) => [name, Number(value)])),
  }
}
