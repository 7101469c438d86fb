/** Digits and letters that are not mistaken for one another: no I, L, O and U. */
export const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

const BITS_OF_A_DIGIT = 5
const BITS_OF_A_BYTE = 8

/** The first bits of random bytes as so many characters; too few bytes are a defect. */
export const crockfordOf = (bytes: Uint8Array, bits: number): string => {
  if (bytes.length * BITS_OF_A_BYTE < bits) throw new RangeError(`Fewer than ${bits} random bits`)
  const digits = Math.ceil(bits / BITS_OF_A_DIGIT)
  const all = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  const first = all >> BigInt(bytes.length * BITS_OF_A_BYTE - bits)
  return first
    .toString(CROCKFORD.length)
    .padStart(digits, "0")
    .replace(/./g, (digit) => CROCKFORD.charAt(parseInt(digit, CROCKFORD.length)))
}
