import { informationPages } from "#core/navigation/information-pages.ts"
import { languages } from "#core/preferences/preferences.ts"
import { articleOf } from "#ui/translations/pages/articles.ts"
import { expect } from "vitest"
import { story } from "./steps/story.ts"

story.for(informationPages.map((page) => ({ page })))(
  "reads $page in the language of the address",
  { tags: ["§2.2", "§2.3", "§2.5", "§2.6", "§2.7"] },
  async ({ page }, { aGuest }) => {
    const guest = await aGuest()

    await guest.goesTo(`${page}?lang=cn`)

    await guest.seesPage(articleOf(page, "cn").title)
    const alternates = guest.page.locator("link[rel=alternate][hreflang]")
    expect(await alternates.count()).toBe(4)
    expect(await guest.page.locator("link[rel=canonical]").getAttribute("href")).toContain(
      `${page}?lang=cn`,
    )
  },
)

story(
  "comes softly from page to page, by what the build wrote down",
  { tags: ["§2.42", "§7.4"] },
  async ({ aGuest }) => {
    const guest = await aGuest()
    await guest.goesTo("/about-us")
    await guest.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const payload = guest.page.waitForResponse(/\/refund-policy\/_payload\.json/)

    await guest.page.getByRole("contentinfo").getByRole("link", { name: "Refund Policy" }).click()

    expect((await payload).status()).toBe(200)
    await guest.seesPage("Refund Policy")
    await expect.poll(() => guest.page.evaluate(() => scrollY)).toBe(0)
  },
)

story.for(languages)(
  "stands written down in %s and in either theme, and is sent once",
  async (language, { site }) => {
    for (const page of informationPages) {
      const headers = { cookie: `language=${language}; theme=dark` }
      const first = await fetch(site + page, { headers })
      const text = await first.text()
      const etag = first.headers.get("etag") ?? ""
      const again = await fetch(site + page, { headers: { ...headers, "if-none-match": etag } })

      expect(text).toMatch(
        /^<!DOCTYPE html><html lang="[\w-]+" data-language="\w+" data-theme="dark">/,
      )
      expect(text).toContain(`<h1>${articleOf(page, language).title}</h1>`)
      expect(text).toContain(`href="${site}${page}?lang=${language}"`)
      expect(again.status).toBe(304)
    }
  },
)

story("is answered in another language at once", async ({ aGuest }) => {
  const guest = await aGuest()
  await guest.goesTo("/terms-and-conditions")

  await guest.choosesLanguage("Bahasa Melayu")

  await guest.seesPage(articleOf("/terms-and-conditions", "bm").title)
})

story("finds an answer by a word, and opens one by its address", async ({ aGuest }) => {
  const guest = await aGuest()
  await guest.goesTo("/help#deposit")
  await guest.sees(/days after check-out if there is no damage/)

  await guest.page.getByRole("searchbox").fill("declined")

  await guest.sees("1 question found")
  await guest.sees("My card was declined. What now?")
})

story(
  "is led from an index file to its page, and told of a page that is none",
  async ({ aGuest }) => {
    const guest = await aGuest({ expectsRefusals: true })

    await guest.goesTo("/help/index.html?from=mail")
    expect(new URL(guest.page.url()).pathname + new URL(guest.page.url()).search).toBe("/help")

    expect(await guest.goesTo("/no/such/page")).toBe(404)
    await guest.sees("Page not found: /no/such/page")
  },
)

/** How many lines each “e-mel” of an article takes at some widths, with a joiner in it and without. */
const linesOfEmail = (isJoined: boolean): ReadonlyArray<number> => {
  const text = [...document.querySelectorAll("main p, main li")].filter((part) =>
    /e-\u2060?mel/i.test(part.textContent),
  )
  return text.flatMap((part) =>
    Array.from({ length: 60 }, (_, step) => {
      const copy = document.createElement("p")
      copy.style.width = `${200 + step * 3}px`
      copy.textContent = isJoined ? part.textContent : part.textContent.replaceAll("\u2060", "")
      part.append(copy)
      const range = document.createRange()
      const [letters] = copy.childNodes
      const at = /e-\u2060?mel/i.exec(copy.textContent)
      if (!letters || !at) return 0
      range.setStart(letters, at.index)
      range.setEnd(letters, at.index + at[0].length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size
      copy.remove()
      return lines
    }),
  )
}

story("never breaks e-mel at its hyphen, and finds it on the page", async ({ aGuest }) => {
  const guest = await aGuest({ language: "bm" })
  await guest.goesTo("/privacy-policy")

  const joined = await guest.page.evaluate(linesOfEmail, true)
  const plain = await guest.page.evaluate(linesOfEmail, false)

  expect(joined.length).toBeGreaterThan(100)
  expect(new Set(joined)).toEqual(new Set([1]))
  expect(plain).toContain(2)
  expect(await guest.page.evaluate("window.find('e-mel')")).toBe(true)
})
