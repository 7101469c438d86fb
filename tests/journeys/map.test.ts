import { launchChromium, WITH_WEBGL } from "#tests/support/chromium.ts"
import type { SearchAnswer } from "#core/search/search-answer.ts"
import { expect } from "vitest"
import { answerOf } from "./steps/desk.ts"
import type { Guest } from "./steps/guest.ts"
import { story } from "./steps/story.ts"

const DESKTOP = { width: 1440, height: 900 }
const SEARCH = "/properties?where=kuching"

const mapStory = story.override("browser", { scope: "file" }, async ({}, { onCleanup }) => {
  const browser = await launchChromium(WITH_WEBGL)
  onCleanup(() => browser.close())
  return browser
})

const mapOf = (guest: Guest) =>
  guest.page.getByRole("region", { name: guest.say("results.map"), exact: true }).first()
const pinsOf = (guest: Guest) => mapOf(guest).locator("[data-pin]:visible")

mapStory("shows the stays of the list as pins, whose previews lead to them", async ({ aGuest }) => {
  const guest = await aGuest(DESKTOP)
  await guest.goesTo(SEARCH)
  await mapOf(guest).locator("canvas").waitFor()
  const pin = pinsOf(guest).first()
  await pin.waitFor()
  const slug = await pin.getAttribute("data-pin")

  await pin.click()
  const preview = mapOf(guest).getByRole("article")
  await preview.locator("img").waitFor()
  const { y, height } = (await preview.boundingBox())!
  expect(y + height).toBeLessThanOrEqual(DESKTOP.height)
  const link = preview.getByRole("link")

  expect(await link.getAttribute("href")).toBe(`/properties/${slug}`)
  await link.click()
  await guest.page.waitForURL(`**/properties/${slug}`)
})

mapStory("is used by keys alone, and marks the stay of the list too", async ({ aGuest }) => {
  const guest = await aGuest(DESKTOP)
  await guest.goesTo(SEARCH)
  const pin = pinsOf(guest).first()
  await pin.waitFor()
  const card = guest.page.locator(`[data-stay="${await pin.getAttribute("data-pin")}"]`)

  await pin.focus()
  await guest.page.locator("[data-stay][data-marked]").waitFor()
  expect(await card.getAttribute("data-marked")).toBe("")

  await guest.page.keyboard.press("Enter")
  await mapOf(guest).getByRole("article").waitFor()
  await guest.page.keyboard.press("Tab")
  expect(await guest.page.evaluate(() => document.activeElement?.tagName)).toBe("A")

  await guest.page.keyboard.press("Escape")
  await mapOf(guest).getByRole("article").waitFor({ state: "detached" })
  expect(await pin.evaluate((one) => one === document.activeElement)).toBe(true)

  const before = await pin.boundingBox()
  await mapOf(guest).locator("canvas").focus()
  await guest.page.keyboard.press("ArrowRight")
  await expect.poll(async () => (await pin.boundingBox())?.x).not.toBe(before?.x)
})

mapStory("comes nearer to stays in one place when their number is pressed", async ({ aGuest }) => {
  const guest = await aGuest(DESKTOP)
  await guest.goesTo("/properties")
  const together = mapOf(guest).locator("[data-gathered]")
  await together.first().waitFor()
  const before = await together.count()
  const pins = await pinsOf(guest).count()

  await together.first().click()

  await expect
    .poll(async () => [await together.count(), await pinsOf(guest).count()])
    .not.toEqual([before, pins])
})

const countOf = async (guest: Guest) => {
  const [said = ""] = await guest.page.getByRole("status").filter({ hasText: /\d/ }).allInnerTexts()
  return said
}
const isAt = (guest: Guest) => new URL(guest.page.url()).searchParams.get("area")

mapStory(
  "searches the part of the map that is looked at, and goes back",
  async ({ aGuest, site }) => {
    const guest = await aGuest(DESKTOP)
    await guest.goesTo(SEARCH)
    await mapOf(guest).locator("canvas").waitFor()
    await pinsOf(guest).first().waitFor()
    const before = await countOf(guest)
    const search = guest.the("button", guest.say("map.search"))
    expect(await search.count()).toBe(0)

    for (let step = 0; step < 4; step += 1) {
      await guest.the("button", guest.say("map.farther")).click()
      await guest.page.waitForTimeout(400)
    }
    await search.click()
    await guest.seesPage(guest.say("results.inArea"))
    const area = isAt(guest)
    const [south = 0, west = 0, north = 0, east = 0] = (area ?? "").split(",").map(Number)
    const { stays, total } = await answerOf<SearchAnswer>(
      fetch(`${site}/api/properties?area=${area}`),
    )
    for (const { point } of stays) {
      expect(point.lat >= south && point.lat <= north).toBe(true)
      expect(point.lng >= west && point.lng <= east).toBe(true)
    }
    await guest.sees(guest.say("results.count", { count: total }))
    expect(await countOf(guest)).not.toBe(before)
    await guest
      .the("link", guest.say("filters.remove", { filter: guest.say("search.where.area") }))
      .waitFor()

    await guest.reloads()
    await guest.seesPage(guest.say("results.inArea"))
    expect(isAt(guest)).toBe(area)
    await mapOf(guest).locator(":is([data-pin], [data-gathered]):visible").first().waitFor()
    expect(await search.count()).toBe(0)

    await guest.page.goBack()
    await guest.page.waitForURL(`**${SEARCH}`)
    await guest.sees(before)
  },
)

mapStory("searches every move once that is ticked, by keys alone", async ({ aGuest }) => {
  const guest = await aGuest(DESKTOP)
  await guest.goesTo(SEARCH)
  await mapOf(guest).locator("canvas").waitFor()
  await pinsOf(guest).first().waitFor()
  const eager = guest.page.getByRole("checkbox", { name: guest.say("map.searchAsMoved") })
  await eager.focus()
  await guest.page.keyboard.press("Space")
  expect(isAt(guest)).toBeNull()

  await mapOf(guest).locator("canvas").focus()
  await guest.page.keyboard.press("ArrowRight")
  await expect.poll(() => isAt(guest)).not.toBeNull()
  const first = isAt(guest)
  await guest.seesPage(guest.say("results.inArea"))
  await guest.page.keyboard.press("ArrowRight")
  await expect.poll(() => isAt(guest)).not.toBe(first)

  await guest.page.goBack()
  await guest.page.waitForURL(`**${SEARCH}`)
})
