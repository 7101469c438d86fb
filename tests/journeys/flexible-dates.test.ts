import type { SearchAnswer, StayResult } from "#core/search/search-answer.ts"
import { expect } from "vitest"
import { staying, typedDay } from "./steps/days.ts"
import { answerOf } from "./steps/desk.ts"
import { story } from "./steps/story.ts"

const LANGKAWI = "Langkawi"
const dates = staying(61)
const exact = new URLSearchParams({ where: "langkawi", ...dates, adults: "2" })
const flexible = new URLSearchParams([...exact, ["flex", "3"]])

/** The first stay of the first page that is cheapest on other dates than those asked for. */
const aMovedStay = async (site: string): Promise<StayResult> => {
  const { stays } = await answerOf<SearchAnswer>(fetch(`${site}/api/properties?${flexible}`))
  const moved = stays.find((stay) => stay.dates && stay.dates.checkIn !== dates.checkIn)
  if (moved === undefined) throw new Error("Every stay of the first page is cheapest as asked")
  return moved
}

story(
  "finds a stay on the cheapest dates around, and opens it on them",
  async ({ aGuest, site }) => {
    const { name, dates: cheapest } = await aMovedStay(site)
    const guest = await aGuest()
    await guest.goesTo(`/properties?${exact}`)
    await guest.seesPage(guest.say("results.in", { place: LANGKAWI }))

    await guest.page.locator("summary", { hasText: guest.say("search.dates") }).click()
    await guest.page.getByText(guest.say("calendar.prices.place", { place: LANGKAWI })).waitFor()
    await guest.page.getByText(guest.say("search.flex.days", { count: 3 })).click()
    await guest.the("button", guest.say("search.action")).click()

    await guest.sees(guest.say("results.flexible"))
    expect(guest.page.url()).toContain("flex=3")
    const card = guest.page.getByRole("article").filter({ has: guest.the("link", name.en) })
    const cost = (await card.locator("b").first().textContent()) ?? ""
    expect(cost).toMatch(/^RM\s\d/)
    await card.getByRole("heading").getByRole("link").click()
    await guest.seesPage(name.en)

    const stay = guest.the("complementary", guest.say("property.stay"))
    await stay.getByText(cost).first().waitFor()
    expect(guest.page.url()).toContain(
      `checkIn=${cheapest?.checkIn}&checkOut=${cheapest?.checkOut}`,
    )
    expect(guest.page.url()).not.toContain("flex")
  },
)

story("finds the weekends of a month, and goes back to exact dates", async ({ aGuest }) => {
  const guest = await aGuest()
  const month = staying(61).checkIn.slice(0, 7)
  await guest.goesTo("/properties?where=langkawi&adults=2")
  await guest.seesPage(guest.say("results.in", { place: LANGKAWI }))

  await guest.page.locator("summary", { hasText: guest.say("search.dates") }).click()
  await guest.the("combobox", guest.say("search.weekend")).selectOption(month)
  await guest.the("button", guest.say("search.action")).click()
  await guest.sees(guest.say("results.flexible"))
  expect(guest.page.url()).toContain(`weekend=${month}`)

  await guest.page.locator("summary", { hasText: guest.say("search.dates") }).click()
  await guest.the("textbox", guest.say("search.checkIn")).fill(typedDay(dates.checkIn))
  await guest.the("textbox", guest.say("search.checkOut")).fill(typedDay(dates.checkOut))
  await guest.the("button", guest.say("search.action")).click()
  await guest.page.getByText(guest.say("results.flexible")).waitFor({ state: "detached" })
  expect(guest.page.url()).not.toContain("weekend")
})
