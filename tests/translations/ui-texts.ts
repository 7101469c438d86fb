import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { parseSync, Visitor } from "vite"

const root = new URL("../../", import.meta.url)

/** Attributes that a guest reads or hears. */
const SAID = /^(aria-label|aria-roledescription|alt|title|placeholder|label|hint|heading|lead)$/
const LETTERS = /\p{L}{2,}/u

export type UiFile = { readonly file: string; readonly text: string }

export const uiFiles = (): ReadonlyArray<UiFile> =>
  globSync("ui/**/*.{ts,tsx}", { cwd: root }).map((file) => ({
    file,
    text: readFileSync(new URL(file, root), "utf8"),
  }))

/** Words written into a part instead of the translations, as a parser sees them. */
export const hardCodedTexts = ({ file, text }: UiFile): ReadonlyArray<string> => {
  const found: Array<string> = []
  const note = (words: string) => {
    if (LETTERS.test(words)) found.push(`${file}: ${words.trim()}`)
  }
  new Visitor({
    JSXText: ({ value }) => note(value),
    JSXAttribute: ({ name, value }) => {
      const isSaid = name.type === "JSXIdentifier" && SAID.test(name.name)
      if (isSaid && value?.type === "Literal") note(String(value.value))
    },
    JSXExpressionContainer: ({ expression }) => {
      if (expression.type === "Literal" && typeof expression.value === "string")
        note(expression.value)
    },
  }).visit(parseSync(file, text).program)
  return found
}

/**
 * Every text and template in the code, as patterns: a `${gap}` matches anything without a dot. Where
 * a template begins with a gap, as in `${group}.${choice}`, the texts beside it are its beginnings.
 */
export const keyPatterns = ({ file, text }: UiFile): ReadonlyArray<RegExp> => {
  const patterns: Array<RegExp> = []
  const beginnings: Array<string> = []
  let beginsWithGap = false
  const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === "string" && value.includes(".")) beginnings.push(escaped(value))
    },
    TemplateLiteral: ({ quasis }) => {
      const pieces = quasis.map(({ value }) => escaped(value.cooked ?? ""))
      if (pieces[0] === "" && pieces[1]?.startsWith("\\.")) beginsWithGap = true
      if (pieces[0]?.includes(".")) patterns.push(new RegExp(`^${pieces.join("[^.]+")}$`))
    },
  }).visit(parseSync(file, text).program)
  const end = beginsWithGap ? "(\\.[^.]+)?$" : "$"
  return [...patterns, ...beginnings.map((words) => new RegExp(`^${words}${end}`))]
}

/** The files of `ui` that a file asks for, at once or later, by their paths from the root. */
const askedBy = ({ file, text }: UiFile): ReadonlyArray<string> => {
  const { staticImports, dynamicImports } = parseSync(file, text).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
    .filter((asked) => asked.startsWith("."))
    .map((asked) => join(dirname(file), asked))
}

/** A screen's file and every file of `ui` that may be shown in it. */
export const filesOfScreen = (screen: string): ReadonlyArray<UiFile> => {
  const byPath = new Map(uiFiles().map((one) => [one.file, one]))
  const found = new Map<string, UiFile>()
  const visit = (path: string): void => {
    const file = byPath.get(path)
    if (!file || found.has(path)) return
    found.set(path, file)
    askedBy(file).forEach(visit)
  }
  visit(screen)
  return [...found.values()]
}
