import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { sourceOf } from "../architecture/source.ts"

/** How long the files and the functions of a folder are, in lines. */
export type Sizes = {
  readonly folder: string
  readonly files: ReadonlyArray<number>
  readonly functions: ReadonlyArray<number>
}

/** The value that so many percent of the values do not exceed; 0 where there are none. */
export const percentile = (values: ReadonlyArray<number>, percent: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0
}

/** The sizes of the code in a folder of a copy of the project. */
export const sizesIn = (root: string, folder: string): Sizes => {
  const sources = globSync(`${folder}/**/*.{ts,tsx,js}`, { cwd: root }).map((file) =>
    sourceOf(file, readFileSync(join(root, file), "utf8")),
  )
  return {
    folder,
    files: sources.map(({ text }) => text.split("\n").length - 1),
    functions: sources.flatMap(({ functions }) => functions.map(({ lines }) => lines)),
  }
}

const summary = (values: ReadonlyArray<number>): string =>
  [50, 90, 100].map((percent) => percentile(values, percent)).join(" / ")

const rowOf = ({ folder, files, functions }: Sizes): string => {
  const lines = files.reduce((sum, length) => sum + length, 0)
  return `| ${folder} | ${files.length} | ${lines} | ${summary(files)} | ${functions.length} | ${summary(functions)} |`
}

/** The sizes as a table of Markdown, with all folders together in the last row. */
export const sizeTable = (sizes: ReadonlyArray<Sizes>): string =>
  [
    "| Folder | Files | Lines | Lines of a file: median / p90 / longest | Functions | Lines of a function: median / p90 / longest |",
    "| --- | --- | --- | --- | --- | --- |",
    ...sizes.map(rowOf),
    rowOf({
      folder: "All",
      files: sizes.flatMap(({ files }) => files),
      functions: sizes.flatMap(({ functions }) => functions),
    }),
  ].join("\n")
