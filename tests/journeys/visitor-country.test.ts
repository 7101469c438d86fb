import { expect } from "vitest"
import { staying } from "./steps/days.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

const LOOKUP = "**/api/visitor/country"

story(
  "is asked where they are when a phone field is first needed, once, and never before",
  { tags: "§5.11" },
  async ({ aGuest, site }) => {
    const stay = await aStay(site, staying(30))
    const guest = await aGuest()
    let asked = 0
    await guest.page.route(LOOKUP, (route) => {
      asked += 1
      return route.fulfill({ contentType: "text/plain", body: "1;SG;SGP;Singapore" })
    })
    for (const path of ["/", stay.propertyPath]) {
      await guest.goesTo(path)
      await guest.page.waitForLoadState("networkidle")
    }
    expect(asked).toBe(0)

    await guest.goesTo("/contact-us")
    const phone = guest.page.locator("summary", { hasText: /^\s*SG$/ })
    await phone.waitFor()
    await guest.page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
    await phone.waitFor({ state: "detached" })
    await guest.page.goBack()
    await phone.waitFor()

    expect(asked).toBe(1)
  },
)

story("begins in Malaysia when nobody can say where they are", async ({ aGuest }) => {
  const guest = await aGuest({ expectsRefusals: true })
  const warned: Array<string> = []
  guest.page.on("console", (said) => void warned.push(said.text()))
  await guest.page.route(LOOKUP, (route) => route.fulfill({ status: 500, body: "" }))

  await guest.goesTo("/contact-us")
  await expect.poll(() => warned).toContain("unable to fetch the country")

  await guest.page.locator("summary", { hasText: /^\s*MY$/ }).waitFor()
})
