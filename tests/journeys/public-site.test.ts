import { aGuest as aGuestToBook } from "#fixtures/builders/a-guest.ts"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "vitest"
import { launchChromium } from "../support/chromium.ts"
import { withInventory } from "../support/prepared-folders.ts"
import { startHttpsProxy } from "../support/https-proxy.ts"
import { publicCompany } from "../support/public-company.ts"
import { aMailServer } from "../support/smtp.ts"
import { staying } from "./steps/days.ts"
import { aStay } from "./steps/stays.ts"
import { story as storyAnywhere } from "./steps/story.ts"

/** The guests' browsers find the site behind its proxy, by a name that is not this machine's. */
const NAME = "stay.example"
const story = storyAnywhere
  .extend("browser", { scope: "file" }, async ({}, { onCleanup }) => {
    const found = `--host-resolver-rules=MAP ${NAME} 127.0.0.1`
    const browser = await launchChromium([found, "--ignore-certificate-errors"])
    onCleanup(() => browser.close())
    return browser
  })
  .extend("proxy", { scope: "file" }, async ({}, { onCleanup }) => {
    const proxy = await startHttpsProxy()
    onCleanup(proxy.stop)
    return proxy
  })

story(
  "books on a public site that takes no cards, and the letter is mailed",
  async ({ aGuest, aSite, proxy }) => {
    const folder = mkdtempSync(join(tmpdir(), "singgah-strangers-"))
    await withInventory(folder)
    const mail = await aMailServer()
    const address = `https://${NAME}:${proxy.port}`
    const { address: inside } = await aSite({
      PUBLIC_URL: address,
      DATA_DIR: folder,
      SMTP_URL: mail.address,
      ...publicCompany,
    })
    proxy.passesOnTo(inside)
    const stay = await aStay(inside, staying(30))
    const guest = await aGuest({}, address)

    await guest.goesTo(stay.propertyPath)
    await guest.sees(guest.say("property.payAtProperty.only"))
    await guest.goesTo(stay.checkoutPath)
    await guest.seesForm()
    expect(await guest.page.getByRole("radio", { name: /card/i }).count()).toBe(0)
    await guest.introducesThemselves(aGuestToBook({ email: "aisyah@example.com" }))
    await guest.books()

    expect(await guest.readsCode()).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    await guest.sees(guest.say("booking.dueAtProperty"))
    // The property hears of it too, where it has an address.
    const toGuest = () =>
      mail.accepted.filter((letter) => letter.includes("To: aisyah@example.com"))
    await expect.poll(() => toGuest().length, { timeout: 30_000 }).toBe(1)

    await guest.goesTo("/login")
    await guest.seesPage(guest.say("login.title"))
    expect(await guest.page.getByRole("button", { name: /Google/ }).count()).toBe(0)
    await mail.close()
    rmSync(folder, { recursive: true, force: true })
  },
)

story(
  "says on each page of a demonstration that nothing is real",
  async ({ aGuest, aSite, proxy }) => {
    const address = `https://${NAME}:${proxy.port}`
    proxy.passesOnTo((await aSite({ PUBLIC_URL: address, DEMO: "1" })).address)

    for (const [language, theme, width] of [
      ["en", "light", 390],
      ["bm", "dark", 1440],
      ["cn", "light", 1440],
    ] as const) {
      const guest = await aGuest({ language, theme, width }, address)
      for (const path of ["/", "/properties", "/login", "/help"]) {
        await guest.goesTo(path)
        await guest.the("complementary", guest.say("demonstration.label")).waitFor()
      }
    }
  },
)
