const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
const BITS_OF_A_LETTER = 5
const BITS_OF_A_BYTE = 8

const piecesOf = (bits: string, length: number): ReadonlyArray<string> =>
  Array.from({ length: bits.length / length }, (_, at) =>
    bits.slice(at * length, (at + 1) * length),
  )

/** Bytes as letters and digits (RFC 4648 §6); their number is a multiple of five, so nothing is padded. */
export const base32Of = (bytes: Uint8Array): string =>
  piecesOf(
    Array.from(bytes, (byte) => byte.toString(2).padStart(BITS_OF_A_BYTE, "0")).join(""),
    BITS_OF_A_LETTER,
  )
    .map((bits) => LETTERS.charAt(Number.parseInt(bits, 2)))
    .join("")

/** The bytes behind what `base32Of` wrote. */
export const bytesOfBase32 = (text: string): Uint8Array =>
  Uint8Array.from(
    piecesOf(
      Array.from(text, (letter) =>
        LETTERS.indexOf(letter).toString(2).padStart(BITS_OF_A_LETTER, "0"),
      ).join(""),
      BITS_OF_A_BYTE,
    ),
    (bits) => Number.parseInt(bits, 2),
  )
