import { languages } from "#core/preferences/preferences.ts"
import { expect } from "vitest"
import { staying } from "./steps/days.ts"
import { aStay } from "./steps/stays.ts"
import { sharedCardOf } from "./steps/shared-card.ts"
import { story } from "./steps/story.ts"

type Shared = { shared?: unknown }

story("gives a stay on by the system's own sheet where there is one", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(30))
  const guest = await aGuest()
  await guest.page.addInitScript(() => {
    navigator.share = async (given) => void ((window as Window & Shared).shared = given)
  })
  await guest.goesTo(stay.propertyPath)

  await guest.page.locator("summary", { hasText: guest.say("property.share") }).click()

  await expect
    .poll(() => guest.page.evaluate(() => (window as Window & Shared).shared))
    .toEqual({ title: stay.name.en, url: `${site}/properties/${stay.wanted.stay.property}` })
})

story("gives a stay on by four networks, or by a copied link", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(30))
  const guest = await aGuest({ language: "bm" })
  await guest.page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined })
  })
  await guest.page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await guest.goesTo(stay.propertyPath)
  const address = `${site}/properties/${stay.wanted.stay.property}`
  await guest.page.locator("summary", { hasText: guest.say("property.share") }).click()

  for (const network of ["WhatsApp", "Facebook", "X", "Telegram"]) {
    const href = await guest.page
      .getByRole("main")
      .getByRole("link", { name: network, exact: true })
      .getAttribute("href")
    expect(decodeURIComponent(href ?? "")).toContain(address)
  }
  await guest.the("button", guest.say("property.share.copy")).click()

  await guest.sees(guest.say("property.share.copied"))
  expect(await guest.page.evaluate(() => navigator.clipboard.readText())).toBe(address)
})

story("shows a stay that is given on by its own name, words and picture", async ({ site }) => {
  const { wanted, name } = await aStay(site, staying(30))
  const address = `${site}/properties/${wanted.stay.property}`

  const cards = {
    en: await sharedCardOf(address, "en"),
    bm: await sharedCardOf(address, "bm"),
    cn: await sharedCardOf(address, "cn"),
  }

  for (const language of languages) {
    expect(cards[language]["og:title"]).toContain(name[language])
    expect(cards[language]["og:url"]).toBe(`${address}?lang=${language}`)
    const picture = await fetch(cards[language]["og:image"] ?? "")
    expect(picture.headers.get("content-type")).toMatch(/^image\//)
  }
  expect(new Set(Object.values(cards).map((card) => card["og:locale"])).size).toBe(3)
  expect(new Set(Object.values(cards).map((card) => card["og:description"])).size).toBe(3)
})
