import { expect } from "vitest"
import { launchChromium } from "../support/chromium.ts"
import { staying } from "./steps/days.ts"
import { aStay } from "./steps/stays.ts"
import { story as storyAnywhere } from "./steps/story.ts"

/** A name by which browsers offer a site only what sites without https have. */
const NAME = "plain.example"
const story = storyAnywhere.extend("browser", { scope: "file" }, async ({}, { onCleanup }) => {
  const browser = await launchChromium([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`])
  onCleanup(() => browser.close())
  return browser
})

story("books and copies the number over plain http, at a name", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(72))
  const guest = await aGuest({}, site.replace("127.0.0.1", NAME))
  await guest.goesTo(stay.propertyPath)
  expect(await guest.page.evaluate(() => isSecureContext)).toBe(false)

  await guest.reserves()
  const code = await guest.booksAs()
  await guest.the("button", guest.say("booking.code.spoken", { code })).click()
  await guest.the("button", guest.say("booking.share")).click()

  expect(await guest.readsCodeOfBooking()).toBe(code)
})

story("writes to support over plain http", async ({ aGuest, site }) => {
  const guest = await aGuest({}, site.replace("127.0.0.1", NAME))

  await guest.goesTo("/contact-us")

  await guest.page.locator("main form").first().waitFor()
})
