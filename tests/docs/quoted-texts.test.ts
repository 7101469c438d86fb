import { wordsOf } from "#ui/translations/server-words.ts"
import { expect, it } from "vitest"
import { filesIn, textOf } from "../architecture/source.ts"

/** What the README and the guides quote of the site; words.md quotes what is not to be written. */
const pages = ["README.md", ...filesIn(["docs/guides"], ["md"])].filter(
  (page) => page !== "docs/guides/words.md",
)

const quotes = pages.flatMap((page) =>
  [...textOf(page).matchAll(/“([^”]+)”/g)].map(([, quote = ""]) => ({ page, quote })),
)

it("quotes no text in “…” that the site does not say in English", () => {
  const said = Object.values(wordsOf.en)

  expect(quotes.length).toBeGreaterThan(3)
  expect(quotes.filter(({ quote }) => !said.some((text) => text.includes(quote)))).toEqual([])
})
