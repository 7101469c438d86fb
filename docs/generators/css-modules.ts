import { globSync, readFileSync } from "node:fs"

const root = new URL("../../", import.meta.url)

/** What can look like a class and is none: comments, texts and addresses. */
const NO_SELECTOR = /\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/g
const CLASS = /\.([A-Za-z_][\w-]*)/g

/** The classes of a style sheet, sorted by name. */
export const classesIn = (css: string): ReadonlyArray<string> =>
  [
    ...new Set([...css.replace(NO_SELECTOR, "").matchAll(CLASS)].map(([, name = ""]) => name)),
  ].toSorted()

const rowOf = (name: string): string =>
  `  readonly ${/^\w+$/.test(name) ? name : `"${name}"`}: string\n`

/** The types of a style sheet: a class that it does not have is an error where it is used. */
export const typesOf = (css: string): string =>
  `declare const classes: {\n${classesIn(css).map(rowOf).join("")}}\nexport default classes\n`

/** The file of types beside each style sheet of the screens, by its path, and what it has to say. */
export const cssModuleTypes = (): ReadonlyMap<string, string> =>
  new Map(
    globSync("ui/**/*.module.css", { cwd: root }).map((file) => [
      file.replaceAll("\\", "/").replace(/\.css$/, ".d.css.ts"),
      typesOf(readFileSync(new URL(file, root), "utf8")),
    ]),
  )
