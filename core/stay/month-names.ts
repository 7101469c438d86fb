/** How the months are written in English and Malay, from January on. */
const names: ReadonlyArray<string> = [
  "jan january januari",
  "feb february februari",
  "mar march mac",
  "apr april",
  "may mei",
  "jun june",
  "jul july julai",
  "aug august ogo ogos",
  "sep sept september",
  "oct october okt oktober",
  "nov november",
  "dec december dis disember",
]

const numbers: ReadonlyMap<string, string> = new Map(
  names.flatMap((line, month) => line.split(" ").map((name) => [name, String(month + 1)] as const)),
)

/** The number of a month by its lower-case name or short form; null for any other word. */
export const monthNamed = (word: string): string | null => numbers.get(word) ?? null
