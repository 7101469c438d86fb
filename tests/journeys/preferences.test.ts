import { tagOf } from "#core/preferences/preferences.ts"
import { expect } from "vitest"
import { sightOf } from "./steps/sight.ts"
import { story } from "./steps/story.ts"

const paper = () => getComputedStyle(document.documentElement).backgroundColor

story(
  "speaks another language at once, and still does after a reload",
  { tags: ["§1.19", "§4.5"] },
  async ({ aGuest }) => {
    const guest = await aGuest()
    await guest.goesTo("/")
    const chinese = sightOf(guest.page, "cn")

    await guest.choosesLanguage("中文")
    await chinese.seesPage(chinese.say("home.heading"))
    await guest.reloads()

    await chinese.seesPage(chinese.say("home.heading"))
    expect(await guest.page.locator("html").getAttribute("lang")).toBe(tagOf.cn)
  },
)

story(
  "turns dark and stays so over a reload, and turns light again",
  { tags: ["§1.20", "§3.1", "§4.4"] },
  async ({ aGuest }) => {
    const nightOwl = await aGuest({ theme: "dark" })
    await nightOwl.goesTo("/")
    const dark = await nightOwl.page.evaluate(paper)
    // A page behind another draws no frames, and so no change of colour.
    const guest = await aGuest()
    await guest.goesTo("/")
    const light = await guest.page.evaluate(paper)

    await guest.the("button", guest.say("header.toDark")).click()
    await expect.poll(() => guest.page.evaluate(paper)).toBe(dark)
    await guest.reloads()

    expect(light).not.toBe(dark)
    expect(await guest.page.evaluate(paper)).toBe(dark)

    await guest.the("button", guest.say("header.toLight")).click()
    await expect.poll(() => guest.page.evaluate(paper)).toBe(light)
    await guest.reloads()

    expect(await guest.page.evaluate(paper)).toBe(light)
  },
)

story("begins dark for a guest whose device is", async ({ aGuest }) => {
  const guest = await aGuest({ theme: "dark" })

  await guest.goesTo("/")

  await guest.the("button", guest.say("header.toLight")).waitFor()
  expect(await guest.page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches)).toBe(
    true,
  )
})
