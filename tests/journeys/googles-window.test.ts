import { freePort } from "#tests/support/free-port.ts"
import { startIdentityService } from "#tests/support/identity-service.ts"
import { startSite } from "#tests/support/site.ts"
import { afterAll, expect } from "vitest"
import { aNewAddress } from "./steps/having-account.ts"
import { story } from "./steps/story.ts"

const port = `${await freePort()}`
const address = `http://127.0.0.1:${port}`
const service = await startIdentityService()
const site = await startSite({ ...service.settings, PORT: port, PUBLIC_URL: address })
service.serves(address)
afterAll(async () => {
  await site.stop()
  await service.stop()
})

story(
  "signs in at another site's window, whose script comes with its button",
  async ({ aGuest }) => {
    const guest = await aGuest({}, address)
    const asked: Array<string> = []
    guest.page.on("request", (request) => asked.push(request.url()))
    const { GOOGLE_JS_URL: script } = service.settings
    await guest.goesTo("/login?redirect=/account/profile")
    await guest.page.waitForLoadState("networkidle")
    expect(asked).not.toContain(script)

    await guest.goesToGoogle()
    await guest.signsInAtGoogle(aNewAddress())

    await guest.seesPage(guest.say("profile.title"))
    expect(asked.filter((one) => one === script)).toHaveLength(1)
  },
)

story("hears no from that window, and says that a password works too", async ({ aGuest }) => {
  const guest = await aGuest({ language: "cn", theme: "dark", expectsRefusals: true }, address)
  await guest.goesTo("/login")
  await guest.goesToGoogle()
  await guest.refusesAtGoogle()
  await guest.sees(guest.say("login.google.declined"))

  await guest.goesToGoogle()
  await guest.closesGoogle()

  await guest.sees(guest.say("login.google.declined"))
})
