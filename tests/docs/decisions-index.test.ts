import { decisionsIndex, unusedNumbers } from "#docs/generators/decisions-index.ts"
import { expect, it } from "vitest"
import { filesIn, textOf } from "../architecture/source.ts"

it("lists every decision by its number and title (npm run docs)", () => {
  expect(textOf("docs/decisions/README.md")).toBe(decisionsIndex())
})

it("says which numbers no page has", () => {
  expect(unusedNumbers(["0001-a.md", "0002-b.md", "0004-c.md", "0007-d.md"])).toEqual([3, 5, 6])
  expect(unusedNumbers(["0001-a.md", "0002-b.md"])).toEqual([])
  expect(decisionsIndex()).toContain("No page has the numbers 45, 56, 60")
})

it("finds a title with its number in every page", () => {
  const pages = filesIn(["docs/decisions"], ["md"]).filter((page) => /\/\d{4}-/.test(page))
  const untitled = pages.filter((page) => {
    const number = Number(/\/(\d{4})-/.exec(page)?.[1])
    return !textOf(page).startsWith(`# ${number}. `)
  })

  expect(pages.length).toBeGreaterThan(40)
  expect(untitled).toEqual([])
})
