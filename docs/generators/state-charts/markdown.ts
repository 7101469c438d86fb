/** Words that cannot end a cell of a table early. */
export const cell = (words: string): string => words.replaceAll(/(?<!\\)\|/g, "\\|")

export const row = (...cells: ReadonlyArray<string>): string => `| ${cells.map(cell).join(" | ")} |`

export const code = (name: string): string => (name ? `\`${name}\`` : "")

/** The first line of every page that no hand writes. */
export const GENERATED =
  "<!-- Generated from the machine by `npm run docs`; change the machine instead. -->"
