import type { ShownTable } from "#tests/benchmarks/figures.ts"
import { readFileSync, writeFileSync } from "node:fs"
import { arch, cpus, platform, totalmem } from "node:os"
import { format } from "oxfmt"

const BEGIN = "<!-- Written by npm run bench -- --write -->"
const END = "<!-- End of what npm run bench wrote -->"

const lineOf = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`

const markdownOf = ({ title, rows }: ShownTable): string => {
  const [head = [], ...further] = rows
  const rule = head.map((_, column) => (column === 0 ? "---" : "--:"))
  return [`**${title}**`, "", ...[head, rule, ...further].map(lineOf)].join("\n")
}

/** The machine that a process runs on, in one sentence. */
export const machine = (): string => {
  const [first] = cpus()
  const memory = (totalmem() / 2 ** 30).toFixed(0)
  return `${cpus().length} processors (${first?.model.trim() || "unnamed"}), ${memory} GB of memory, ${platform()} on ${arch()}, Node ${process.versions.node}`
}

/** A page with other figures in the place of those that were there. */
export const withFigures = (
  page: string,
  tables: ReadonlyArray<ShownTable>,
  preface: string,
): string => {
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined)
    throw new Error("The page has no place for figures")
  return [before + BEGIN, preface, ...tables.map(markdownOf), END + after].join("\n\n")
}

/** Puts the figures of today in the place of earlier ones in a page, as the formatter writes it. */
export const writeFigures = async (
  file: string,
  tables: ReadonlyArray<ShownTable>,
  today: string,
): Promise<void> => {
  const page = withFigures(
    readFileSync(file, "utf8"),
    tables,
    `Measured on ${today}: ${machine()}.`,
  )
  const { code, errors } = await format(file, page)
  if (errors.length > 0) throw new Error(`${file} cannot be formatted: ${JSON.stringify(errors)}`)
  writeFileSync(file, code)
}
