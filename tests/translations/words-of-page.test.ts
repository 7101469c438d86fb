import { describe, expect, test } from "vitest"
import { wordsOf } from "#ui/translations/server-words.ts"
import { wordsOfPage } from "#ui/translations/words-of-page.ts"
import { pagesRouter } from "#ui/routes/router.tsx"
import type { RouteContext } from "#ui/app/context.ts"
import { filesOfScreen, keyPatterns } from "./ui-texts.ts"

const { routesById } = pagesRouter({ facts: { origin: "https://singgah.example" } } as RouteContext)

/** Every page by an address of its own, with the file of its screen. */
const pages = Object.values<(typeof routesById)[keyof typeof routesById]>(routesById).flatMap(
  ({ fullPath, options }) => {
    const screen = options.staticData?.screen
    return screen ? [[fullPath.replaceAll(/\$\w+/g, "0123"), screen] as const] : []
  },
)

const FORM = /_(zero|one|two|few|many|other)$/

/** The keys that a screen's files name and that its page does not bring along. */
const notBroughtTo = (path: string, screen: string): ReadonlyArray<string> => {
  const brought = wordsOfPage(path, wordsOf.en)
  const named = filesOfScreen(screen).flatMap(keyPatterns)
  return Object.keys(wordsOf.en).filter((key) => {
    const plain = key.replace(FORM, "")
    return !(key in brought) && named.some((pattern) => pattern.test(plain))
  })
}

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

  test.each(pages)("are all that its screen can say at %s", (path, screen) => {
    // Every kind of wrong input has one way to its text, and home asks for dates and guests alone.
    const other = notBroughtTo(path, screen).filter((key) => !key.startsWith("issue."))

    expect(other).toEqual([])
  })

  test("are looked for on every page", () => {
    expect(pages.map(([path]) => path)).toEqual(
      expect.arrayContaining(["/", "/properties/0123", "/booking/confirmed", "/booking/0123"]),
    )
    expect(notBroughtTo("/", "ui/screens/checkout/CheckoutScreen.tsx")).toContain("checkout.title")
  })
})
