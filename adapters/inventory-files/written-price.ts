const PRICE = /^(?:RM|MYR|\$)?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/i
const MOST_SEN = 100_000_000

/** The sen of a price written like `$1,250.00`, `RM 89` or `83`, whatever its sign; null for no price. */
export const writtenSen = (written: string): number | null => {
  const match = PRICE.exec(written.trim())
  if (match === null) return null
  const [, ringgit = "", cents = ""] = match
  const sen = Number(ringgit.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"))
  return sen > 0 && sen <= MOST_SEN ? sen : null
}
