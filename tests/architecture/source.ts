import { globSync, readFileSync } from "node:fs"
import { posix } from "node:path"
import { parseSync, Visitor } from "vite"

/** One file of the project as its parser sees it. */
export interface Source {
  readonly file: string
  readonly text: string
  readonly imports: ReadonlyArray<string>
  readonly readsTheClock: boolean
  /** The regular expressions that stand in it. */
  readonly expressions: ReadonlyArray<{ readonly source: string; readonly flags: string }>
  /** True where it builds regular expressions while it runs, so that nobody can read them before. */
  readonly buildsExpressions: boolean
  /** The functions that have a name, with how many lines each takes. */
  readonly functions: ReadonlyArray<{ readonly name: string; readonly lines: number }>
}

const root = new URL("../../", import.meta.url)

const withoutQuotes = (words: string): string =>
  /^(["'`])[^$]*\1$/.test(words) ? words.slice(1, -1) : `an import named at run time: ${words}`

/** Reads a file with a real parser: comments and texts that look like imports are none. */
export const sourceOf = (file: string, text: string): Source => {
  const { program, module, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const imports = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      withoutQuotes(text.slice(start, end)),
    ),
  ]
  let readsTheClock = false
  let buildsExpressions = false
  const expressions: Array<Source["expressions"][number]> = []
  const functions: Array<Source["functions"][number]> = []
  const measure = (name: string, { start, end }: { start: number; end: number }): void => {
    functions.push({ name, lines: text.slice(start, end).split("\n").length })
  }
  const isBuilder = (callee: { readonly type: string }): boolean =>
    callee.type === "Identifier" && "name" in callee && callee.name === "RegExp"
  new Visitor({
    Literal: (literal) => {
      if ("regex" in literal && literal.regex)
        expressions.push({ source: literal.regex.pattern, flags: literal.regex.flags })
    },
    CallExpression: ({ callee }) => {
      buildsExpressions ||= isBuilder(callee)
    },
    FunctionDeclaration: (declared) => measure(declared.id?.name ?? "", declared),
    VariableDeclarator: (declared) => {
      if (declared.id.type === "Identifier" && declared.init?.type.endsWith("FunctionExpression"))
        measure(declared.id.name, declared)
    },
    TSImportType: ({ source }) => void imports.push(source.value),
    NewExpression: ({ callee, arguments: given }) => {
      if (callee.type === "Identifier" && callee.name === "Date" && given.length === 0)
        readsTheClock = true
      buildsExpressions ||= isBuilder(callee)
    },
  }).visit(program)
  return { file, text, imports, readsTheClock, expressions, buildsExpressions, functions }
}

/** Every file of the given folders whose name ends in one of the endings, by its path. */
export const filesIn = (
  folders: ReadonlyArray<string>,
  endings: ReadonlyArray<string>,
): ReadonlyArray<string> =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*`, { cwd: root }))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => endings.some((ending) => file.endsWith(`.${ending}`)))
    .toSorted()

/** The text of a file of the project. */
export const textOf = (file: string): string => readFileSync(new URL(file, root), "utf8")

/** Every source file of the product: what runs, what draws and what stands in for the world. */
export const productSources = (): ReadonlyArray<Source> =>
  filesIn(["core", "adapters", "ui", "fixtures", "docs"], ["ts", "tsx", "js"]).map((file) =>
    sourceOf(file, textOf(file)),
  )

/** The path of the file that a relative import of a file names; undefined for any other import. */
export const fileNamed = (file: string, name: string): string | undefined =>
  name.startsWith(".") ? posix.join(posix.dirname(file), name) : undefined
