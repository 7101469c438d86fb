const FIRST_LETTER = 0x41
const FIRST_INDICATOR = 0x1f1e6

/** A country's flag as text; a system without flags shows its two letters. */
export const flagOf = (country: string): string =>
  String.fromCodePoint(
    ...[...country.toUpperCase()].map(
      (letter) => letter.charCodeAt(0) - FIRST_LETTER + FIRST_INDICATOR,
    ),
  )
