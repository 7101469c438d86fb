import { languages } from "#core/preferences/preferences.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import type { SearchAnswer } from "#core/search/search-answer.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"
import { aGuest as aPerson } from "#fixtures/builders/a-guest.ts"
import { expect } from "vitest"
import { cards } from "./steps/checking-out.ts"
import { staying } from "./steps/days.ts"
import { answerOf } from "./steps/desk.ts"
import { story } from "./steps/story.ts"

/** A stay in which a child of ten costs something, by its slug. */
const whereChildrenPay = async (site: string, dates: StayDates): Promise<string> => {
  const family = new URLSearchParams({ ...dates, adults: "2", children: "1", ages: "10" })
  for (const page of [1, 2, 3, 4, 5]) {
    const asked = `${site}/api/properties?${family}&page=${page}`
    const { stays } = await answerOf<SearchAnswer>(fetch(asked))
    for (const { slug } of stays) {
      const path = `${site}/api/properties/${slug}?${family}`
      const { property } = await answerOf<PropertyPage>(fetch(path))
      if (property.children?.rates.some(({ from, price }) => from <= 10 && price > 0)) return slug
    }
  }
  throw new Error("No stay asks a price for children")
}

story.for(languages)(
  "asks in %s how old a child is, and tells its price from the search to the confirmation",
  async (language, { aGuest, site }) => {
    const dates = staying(70)
    const slug = await whereChildrenPay(site, dates)
    const guest = await aGuest({ language })
    const { page, say } = guest
    const search = page.getByRole("search")
    await guest.goesTo(`/properties?${new URLSearchParams({ where: slug, ...dates, adults: "2" })}`)

    await search.locator("summary", { hasText: say("search.guests") }).click()
    const children = say("search.party.children")
    await search.getByRole("button", { name: say("action.more", { what: children }) }).click()
    const age = search.getByRole("combobox", { name: say("search.ages.child", { number: 1 }) })
    await age.selectOption("10")
    await guest.searches()
    await expect.poll(() => new URL(page.url()).searchParams.get("ages")).toBe("10")

    await guest.opensFirstStay()
    await guest.sees(say("price.line.children"))
    await guest.reserves()
    await guest.seesForm()
    await guest.sees(say("price.line.children"))
    await guest.introducesThemselves(aPerson())
    await guest.givesCard(cards.good)
    await guest.books()

    await guest.readsCode()
    await guest.sees(say("price.line.children"))
  },
)
