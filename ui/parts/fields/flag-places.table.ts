/** The countries in the order in which `flags.webp` shows their flags, row by row. */
const ORDER = [
  "ACADAEAFAGAIALAMAOARASATAUAWAXAZ",
  "BABBBDBEBFBGBHBIBJBLBMBNBOBQBRBS",
  "BTBWBYBZCACCCDCFCGCHCICKCLCMCNCO",
  "CRCUCVCWCXCYCZDEDJDKDMDODZECEEEG",
  "EHERESETFIFJFKFMFOFRGAGBGDGEGFGG",
  "GHGIGLGMGNGPGQGRGTGUGWGYHKHNHRHT",
  "HUIDIEILIMINIOIQIRISITJEJMJOJPKE",
  "KGKHKIKMKNKPKRKWKYKZLALBLCLILKLR",
  "LSLTLULVLYMAMCMDMEMFMGMHMKMLMMMN",
  "MOMPMQMRMSMTMUMVMWMXMYMZNANCNENF",
  "NGNINLNONPNRNUNZOMPAPEPFPGPHPKPL",
  "PMPRPSPTPWPYQARERORSRURWSASBSCSD",
  "SESGSHSISJSKSLSMSNSOSRSSSTSVSXSY",
  "SZTATCTDTGTHTJTKTLTMTNTOTRTTTVTW",
  "TZUAUGUSUYUZVAVCVEVGVIVNVUWFWSXK",
  "YEYTZAZMZW",
]

/** How many flags are in a row, and how many rows there are. */
export const FLAG_COLUMNS = 16
export const FLAG_ROWS = ORDER.length

const LETTERS = 2

/** Position of a country's flag in the sprite; null if it has none. */
export const flagPlaceOf = (
  country: string,
): { readonly row: number; readonly column: number } | null => {
  for (const [row, countries] of ORDER.entries())
    for (let column = 0; column * LETTERS < countries.length; column += 1)
      if (countries.startsWith(country, column * LETTERS)) return { row, column }
  return null
}
