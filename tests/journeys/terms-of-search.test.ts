import type { PropertyPage } from "#core/search/property-page.ts"
import type { SearchAnswer, StayResult } from "#core/search/search-answer.ts"
import { expect } from "vitest"
import { staying } from "./steps/days.ts"
import { answerOf } from "./steps/desk.ts"
import { story } from "./steps/story.ts"

const LANGKAWI = "Langkawi"
const dates = staying(61)
const searched = new URLSearchParams({ where: "langkawi", ...dates, adults: "2" })
const asked = new URLSearchParams([...searched, ["freeCancellation", "1"]])

/** The first stay of the filtered results whose lowest price has no free cancellation. */
const aDearerStay = async (site: string): Promise<StayResult> => {
  const { stays } = await answerOf<SearchAnswer>(fetch(`${site}/api/properties?${asked}`))
  for (const stay of stays) {
    const page = await answerOf<PropertyPage>(fetch(`${site}/api/properties/${stay.slug}?${asked}`))
    if (page.onTerms?.price === "higher") return stay
  }
  throw new Error("No stay of the first page costs more with free cancellation")
}

story(
  "opens a stay for the guests who are asked for now, though the results are still for those before",
  async ({ aGuest }) => {
    const guest = await aGuest()
    const { page, say } = guest
    const search = page.getByRole("search")
    await guest.goesTo(`/properties?${searched}`)
    await guest.seesPage(say("results.in", { place: LANGKAWI }))
    let hasOpened = () => {}
    const opened = new Promise<void>((resolve) => (hasOpened = resolve))
    await page.route(/\/api\/properties\?/, (route) => opened.then(() => route.continue()))

    await search.locator("summary", { hasText: say("search.guests") }).click()
    const adults = say("search.party.adults")
    await search.getByRole("button", { name: say("action.more", { what: adults }) }).click()
    await guest.searches()
    await page.locator("section[aria-busy=true]").waitFor()
    await guest.opensFirstStay()
    hasOpened()

    expect(new URL(page.url()).searchParams.get("adults")).toBe("3")
    await guest.sees(say("search.adults", { count: 3 }))
  },
)

story(
  "opens a stay at the price that its card showed for free cancellation",
  async ({ aGuest, site }) => {
    const { name } = await aDearerStay(site)
    const guest = await aGuest()
    await guest.goesTo(`/properties?${searched}`)
    await guest.seesPage(guest.say("results.in", { place: LANGKAWI }))
    await guest.narrowsTo(guest.say("filters.freeCancellation"))
    const card = guest.page.getByRole("article").filter({ has: guest.the("link", name.en) })
    const cost = (await card.locator("b").first().textContent()) ?? ""
    expect(cost).toMatch(/^RM\s\d/)
    await card.getByRole("heading").getByRole("link").click()
    await guest.seesPage(name.en)

    const stay = guest.the("complementary", guest.say("property.stay"))
    const terms = guest.say("property.terms.higher", {
      terms: guest.say("property.terms.freeCancellation"),
    })
    await guest.sees(terms)
    expect(await stay.innerText()).toContain(cost)
    expect(guest.page.url()).toContain("freeCancellation=1")

    await guest.reloads()
    await guest.sees(terms)
    expect(await stay.innerText()).toContain(cost)

    await guest.the("link", guest.say("property.terms.lowest")).click()
    await guest.page.getByText(terms).waitFor({ state: "detached" })
    expect(await stay.innerText()).not.toContain(cost)
    expect(guest.page.url()).not.toContain("freeCancellation")
  },
)
