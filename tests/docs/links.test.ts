import { existsSync } from "node:fs"
import { posix } from "node:path"
import { expect, it } from "vitest"
import { filesIn, textOf } from "../architecture/source.ts"

const linksOf = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\]\(([^)\s#]+)/g)]
    .map(([, link]) => link ?? "")
    .filter((link) => !/^[a-z]+:/.test(link))

const brokenLinksIn = (page: string, text: string): ReadonlyArray<string> =>
  linksOf(text)
    .map((link) => posix.join(posix.dirname(page), link))
    .filter((target) => !existsSync(new URL(`../../${target}`, import.meta.url)))
    .map((target) => `${page} leads to ${target}`)

const commandsIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? "")

it("leads nowhere that is not there", () => {
  const pages = ["README.md", ...filesIn(["docs"], ["md"])]

  expect(pages.flatMap((page) => brokenLinksIn(page, textOf(page)))).toEqual([])
  expect(brokenLinksIn("docs/a.md", "[gone](gone.md#part) [out](https://example.com)")).toEqual([
    "docs/a.md leads to docs/gone.md",
  ])
})

it("names only commands that exist", () => {
  const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> }
  const named = ["README.md", ...filesIn(["docs"], ["md"])].flatMap((page) =>
    commandsIn(textOf(page)),
  )

  expect(named).not.toEqual([])
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
