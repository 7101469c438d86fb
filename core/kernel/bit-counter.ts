/** Counts of up to 4,294,967,295. */
const MOST_DIGITS = 32

/**
 * Counts how often each bit is set in numbers of 32 bits, all of them at once: the digits of the 32
 * counts lie side by side, and adding a number adds one to each count whose bit it has.
 */
export const bitCounter = () => {
  const digits = new Int32Array(MOST_DIGITS)
  return {
    add: (bits: number): void => {
      let carried = bits
      for (let place = 0; carried !== 0; place += 1) {
        const digit = digits[place] as number
        digits[place] = digit ^ carried
        carried &= digit
      }
    },
    /** How often the bit of a place was set. */
    countOf: (bit: number): number =>
      digits.reduce((sum, digit, place) => sum + ((digit >>> bit) & 1) * 2 ** place, 0),
  }
}
