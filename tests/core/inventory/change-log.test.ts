import { Author } from "#core/inventory/change-log.port.ts"
import { Schema } from "effect"
import { expect, it } from "vitest"

const isAuthor = Schema.is(Author)

it("names who changed something and by what, each on a line of bounded length", () => {
  const author = { who: "m", by: "i" }

  expect(isAuthor(author)).toBe(true)
  expect(isAuthor({ who: "m".repeat(100), by: "i".repeat(300) })).toBe(true)
  expect(isAuthor({ ...author, who: "m".repeat(101) })).toBe(false)
  expect(isAuthor({ ...author, by: "i".repeat(301) })).toBe(false)
  expect(isAuthor({ ...author, who: "" })).toBe(false)
  expect(isAuthor({ ...author, by: "" })).toBe(false)
  expect(isAuthor({ who: "m" })).toBe(false)
  expect(isAuthor({ by: "i" })).toBe(false)
  expect(isAuthor({ ...author, who: "m\n" })).toBe(false)
})
