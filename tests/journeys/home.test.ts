import { dayText } from "#ui/formats/day.ts"
import { languages, tagOf } from "#core/preferences/preferences.ts"
import { expect } from "vitest"
import { staying } from "./steps/days.ts"
import { story } from "./steps/story.ts"

const dates = staying(40)
const LANGKAWI = { en: "Langkawi", bm: "Langkawi", cn: "浮罗交怡" } as const

story.for(languages)("greets a browser that speaks %s", async (language, { aGuest }) => {
  const guest = await aGuest({ language })

  await guest.goesTo("/")

  await guest.seesPage(guest.say("home.heading"))
  expect(await guest.page.title()).toBe(guest.say("home.title"))
  expect(await guest.page.locator("html").getAttribute("lang")).toBe(tagOf[language])
})

story.for([
  ["en", 1280],
  ["bm", 390],
  ["cn", 390],
] as const)(
  "searches in %s on a screen %i pixels wide, right after the dates",
  async ([language, width], { aGuest }) => {
    const guest = await aGuest({ language, width })
    await guest.goesTo("/")

    await guest.choosesDestination(LANGKAWI[language].slice(0, 3), LANGKAWI[language])
    await guest.picksDates(dates)
    await guest.searches()

    await guest.seesPage(guest.say("results.in", { place: LANGKAWI[language] }))
    await guest.sees(dayText(dates.checkIn, language, "short"))
  },
)

story.for([
  [1366, 657],
  [1440, 780],
] as const)(
  "shows every day of the calendar on a laptop of %i by %i pixels",
  async ([width, height], { aGuest }) => {
    const guest = await aGuest({ width, height })
    await guest.goesTo("/")

    await guest.page.getByText(guest.say("search.dates.none")).click()
    const days = guest.page.locator("button[data-day]")
    await days.first().waitFor()

    const inView = () =>
      days.evaluateAll((all) =>
        all.every((day) => {
          const { top, bottom } = day.getBoundingClientRect()
          return top >= 64 && bottom <= innerHeight
        }),
      )
    await expect.poll(inView).toBe(true)
  },
)

story("finds the same stays whether dates were picked or typed", async ({ aGuest }) => {
  const [picking, typing] = [await aGuest(), await aGuest()]
  await Promise.all([picking.goesTo("/"), typing.goesTo("/")])

  await picking.picksDates(dates)
  await typing.typesDates(dates)
  await Promise.all([picking.searches(), typing.searches()])

  const heading = picking.say("results.title")
  await Promise.all([picking.seesPage(heading), typing.seesPage(heading)])
  expect(new URL(typing.page.url()).search).toBe(new URL(picking.page.url()).search)
  expect(picking.page.url()).toContain(dates.checkIn)
})
