import { globSync, readFileSync } from "node:fs"
import { parseSync, Visitor } from "vite"

/** A test, or a group of them, that wears the tag of a sentence. */
export interface TaggedTest {
  readonly file: string
  readonly title: string
  readonly tags: ReadonlyArray<string>
}

/** A file of tests by its path. */
export interface TestFile {
  readonly file: string
  readonly text: string
}

const root = new URL("../../../", import.meta.url)
const TESTERS = new Set(["it", "test", "story", "describe"])
const IS_TEST_FILE = /\.test\.tsx?$/

type Node = { readonly type: string; readonly [part: string]: unknown }

/** `it`, `it.each(…)` and `story.for(…)` all begin with the same word. */
const firstWordOf = (callee: Node): string =>
  callee.type === "Identifier"
    ? String(callee["name"])
    : firstWordOf(
        (callee["object"] ?? callee["callee"] ?? { type: "Identifier", name: "" }) as Node,
      )

const textIn = (node: Node | undefined): ReadonlyArray<string> => {
  if (node?.type === "Literal") return [String(node["value"])]
  if (node?.type === "ArrayExpression") return (node["elements"] as Array<Node>).flatMap(textIn)
  return []
}

const tagsIn = (options: Node): ReadonlyArray<string> => {
  if (options.type !== "ObjectExpression") return []
  const property = (options["properties"] as Array<Node>).find(
    ({ key }) => (key as Node | undefined)?.["name"] === "tags",
  )
  return textIn(property?.["value"] as Node | undefined)
}

const taggedIn = ({ file, text }: TestFile): ReadonlyArray<TaggedTest> => {
  const found: Array<TaggedTest> = []
  new Visitor({
    CallExpression: (call) => {
      const { callee, arguments: given } = call as unknown as {
        readonly callee: Node
        readonly arguments: ReadonlyArray<Node>
      }
      const [title] = textIn(given[0])
      const tags = given.slice(1, 2).flatMap(tagsIn)
      if (title !== undefined && tags.length > 0 && TESTERS.has(firstWordOf(callee)))
        found.push({ file, title, tags })
    },
  }).visit(parseSync(file, text).program)
  return found
}

/** Whether a file is run: a test file is, and so is what a file that is run imports. */
const isRun = (
  file: TestFile,
  all: ReadonlyArray<TestFile>,
  seen: ReadonlySet<string>,
): boolean => {
  if (IS_TEST_FILE.test(file.file)) return true
  const name = `/${file.file.split("/").at(-1)}"`
  return all.some(
    (other) =>
      !seen.has(other.file) &&
      other.text.includes(name) &&
      isRun(other, all, new Set([...seen, other.file])),
  )
}

/** Every tagged test among the files that Vitest runs; a tag in a file that nobody runs is none. */
export const taggedTestsAmong = (files: ReadonlyArray<TestFile>): ReadonlyArray<TaggedTest> =>
  files
    .filter(({ text }) => text.includes('"§'))
    .filter((file) => isRun(file, files, new Set([file.file])))
    .flatMap(taggedIn)

/** Every file with tests or parts of them, by its path. */
export const testFiles = (): ReadonlyArray<TestFile> =>
  globSync("tests/**/*.{ts,tsx}", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(new URL(file, root), "utf8") }))
