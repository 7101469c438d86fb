import { parts, sentences } from "./sentences.table.ts"
import type { TaggedTest } from "./tagged-tests.ts"

const holding = (tests: ReadonlyArray<TaggedTest>, id: string): ReadonlyArray<TaggedTest> =>
  tests.filter(({ tags }) => tags.includes(`§${id}`))

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|")

const linkTo = ({ file, title }: TaggedTest): string => {
  const name = file
    .split("/")
    .at(-1)
    ?.replace(/\.tsx?$/, "")
  return `${oneLine(title)} ([${name}](../${file}))`
}

const rowOf = (id: string, sentence: string, tests: ReadonlyArray<TaggedTest>): string =>
  `| ${id} | ${oneLine(sentence)} | ${tests.length === 0 ? "**open**" : tests.map(linkTo).join("<br>")} |`

const partOf = (id: string): string => id.split(".")[0] ?? ""

/** The page that sets every sentence of the specification beside the tests that hold it. */
export const coveragePage = (tests: ReadonlyArray<TaggedTest>): string => {
  const all = Object.entries(sentences)
  const open = all.filter(([id]) => holding(tests, id).length === 0)
  const sections = Object.entries(parts).map(([part, title]) => {
    const rows = all
      .filter(([id]) => partOf(id) === part)
      .map(([id, sentence]) => rowOf(id, sentence, holding(tests, id)))
    return `## ${part}. ${title}\n\n| Id | Sentence | Held by |\n| --- | --- | --- |\n${rows.join("\n")}`
  })
  return `# The specification and the tests that hold it

Written by \`npm run docs\`; do not edit. A test says which sentences it holds by wearing their tags, as in \`it("…", { tags: "§9.8" }, …)\`; \`vitest run --tags-filter='§9.8'\` runs them. A sentence that no test holds is open.

${all.length} sentences: ${all.length - open.length} held, ${open.length} open${open.length === 0 ? "" : ` (${open.map(([id]) => id).join(", ")})`}.

${sections.join("\n\n")}
`
}
