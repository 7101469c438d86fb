import { describe, expect, test } from "vitest"
import { wordsOf } from "#ui/translations/server-words.ts"
import { wordsOfPage } from "#ui/translations/words-of-page.ts"

const prefixesAt = (pathname: string) =>
  new Set(Object.keys(wordsOfPage(pathname, wordsOf.en)).map((key) => key.split(".")[0]))

describe("the words a page brings along", () => {
  test("are its own and those of every page", () => {
    expect([...prefixesAt("/")]).toEqual(expect.arrayContaining(["home", "search", "footer"]))
    expect([...prefixesAt("/booking/new")]).toEqual(expect.arrayContaining(["checkout", "header"]))
  })

  test("leave out what only other pages say", () => {
    expect([...prefixesAt("/")]).not.toContain("checkout")
    expect([...prefixesAt("/properties")]).not.toContain("home")
    expect([...prefixesAt("/booking/new")]).not.toContain("results")
  })

  test.each(["/booking/new", "/booking/manage", "/account/booking/0123"])(
    "tell a price line by line at %s",
    (pathname) => {
      const words = wordsOfPage(pathname, wordsOf.en)

      expect(words).toHaveProperty(["price.line.total"])
      expect(words).toHaveProperty(["price.why"])
      expect(words).toHaveProperty(["price.changed.dates"])
    },
  )

  test("say on the home page what can be wrong with dates", () => {
    const words = wordsOfPage("/", wordsOf.en)

    expect(words).toHaveProperty(["issue.CheckOutNotAfterCheckIn"])
    expect(words).toHaveProperty(["issue.StayTooLong"])
  })
})
