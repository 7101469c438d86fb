import { languages, tagOf } from "#core/preferences/preferences.ts"
import { expect } from "vitest"
import { staying } from "./steps/days.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

story("finds and reads stays without scripts", async ({ aGuest }) => {
  const guest = await aGuest({ hasScripts: false })
  await guest.goesTo("/")
  await guest.the("combobox", guest.say("search.where")).fill("Langkawi")
  await guest.typesDates(staying(56))
  await guest.searches()
  await guest.seesPage(guest.say("results.in", { place: "Langkawi" }))

  await guest.page.getByRole("checkbox", { name: guest.say("filters.freeCancellation") }).check()
  await guest.the("button", guest.say("filters.apply")).click()
  await guest.the("list", guest.say("filters.on")).waitFor()
  await guest.opensFirstStay()

  await guest.seesHeading(guest.say("property.rooms"))
  expect(guest.page.url()).toContain(`checkIn=${staying(56).checkIn}`)
})

story("offers to reserve without scripts", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(58))
  const guest = await aGuest({ hasScripts: false })

  await guest.goesTo(stay.propertyPath)

  const panel = guest.the("complementary", guest.say("property.stay"))
  const reserve = panel.getByRole("link", { name: guest.say("property.reserve"), exact: true })
  const address = new URL((await reserve.getAttribute("href")) ?? "", site)
  expect(address.pathname + address.search).toBe(stay.checkoutPath)
})

story.for(languages)(
  "names its pages before any script in %s",
  async (language, { aGuest, site }) => {
    const { propertyPath } = await aStay(site, staying(58))
    const guest = await aGuest({ hasScripts: false, language })
    for (const path of ["/", "/properties", propertyPath, "/booking/search"]) {
      await guest.goesTo(path)

      expect(await guest.page.getByRole("heading", { level: 1 }).count()).toBe(1)
      expect(await guest.page.locator("html").getAttribute("lang")).toBe(tagOf[language])
      expect(await guest.page.title()).toContain("Singgah")
    }
  },
)
