import { daysBetween } from "#core/stay/calendar.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"
import { dayText } from "#ui/formats/day.ts"
import { typedDay } from "./days.ts"
import type { Sight } from "./sight.ts"

/** What guests do to find a stay. */
export const browsing = ({ page, say, the, language }: Sight) => {
  const search = page.getByRole("search")
  const day = (date: string) => the("button", dayText(date, language, "long"))
  const dates = search.locator("details", { hasText: say("search.dates") })
  /** They may be open already, as they follow a destination that was pressed. */
  const opensDates = async () => {
    if (!(await dates.evaluate((details) => details.matches("[open]"))))
      await dates.locator("summary").click()
  }
  /** On a phone the dates cover the page until the guest is done with them. */
  const leavesSheet = async ({ checkIn, checkOut }: StayDates) => {
    if (!(await dates.evaluate((details) => !!details.querySelector(":popover-open")))) return
    const count = daysBetween(checkIn, checkOut)
    await dates.getByRole("button", { name: say("search.dates.done", { count }) }).click()
  }

  /** Months are turned over; on a phone they are scrolled through. */
  const picks = async (date: string) => {
    const months = page.getByRole("grid")
    const later = the("button", say("calendar.nextMonth"))
    await months.first().waitFor()
    while (!(await day(date).isVisible()))
      if (await later.isVisible()) await later.click()
      else await months.last().scrollIntoViewIfNeeded()
    await day(date).click()
  }

  return {
    /** Types the beginning of a destination and takes the suggestion of this name. */
    choosesDestination: async (typed: string, name: string) => {
      await the("combobox", say("search.where")).fill(typed)
      await page.getByRole("option").filter({ hasText: name }).first().click()
    },
    /** Types a destination without waiting for any suggestion. */
    choosesDestinationFreely: (typed: string) => the("combobox", say("search.where")).fill(typed),
    picksDates: async (stay: StayDates) => {
      await opensDates()
      await picks(stay.checkIn)
      await picks(stay.checkOut)
      await leavesSheet(stay)
    },
    typesDates: async (stay: StayDates) => {
      const { checkIn, checkOut } = stay
      await opensDates()
      await search.getByLabel(say("search.checkIn"), { exact: true }).fill(typedDay(checkIn))
      await search.getByLabel(say("search.checkOut"), { exact: true }).fill(typedDay(checkOut))
      await leavesSheet(stay)
    },
    searches: () => search.getByRole("button", { name: say("search.action"), exact: true }).click(),
    /** Turns a filter on and waits for exactly as many stays as stood beside it. */
    narrowsTo: async (filter: string): Promise<void> => {
      const choice = page.locator("label", { hasText: filter }).first()
      const count = Number(/(\d+)\D*$/.exec(await choice.innerText())?.[1])
      await choice.click()
      await the("list", say("filters.on"))
        .getByRole("link", { name: say("filters.remove", { filter }) })
        .waitFor()
      await page
        .getByRole("status")
        .filter({ hasText: say("results.count", { count }) })
        .waitFor()
    },
    /** Opens the first stay that was found and says what it is called. */
    opensFirstStay: async (): Promise<string> => {
      const link = page.getByRole("article").first().getByRole("heading").getByRole("link")
      // Not `innerText`: it is empty until the browser has first laid a card out.
      const name = (await link.textContent()) ?? ""
      await link.click()
      await page.getByRole("heading", { level: 1, name, exact: true }).waitFor()
      return name
    },
    reserves: () =>
      the("complementary", say("property.stay"))
        .getByRole("link", { name: say("property.reserve"), exact: true })
        .click(),
    choosesLanguage: async (name: string) => {
      const banner = page.getByRole("banner")
      await banner.locator("summary").click()
      await banner.getByRole("link", { name, exact: true }).click()
    },
  }
}
