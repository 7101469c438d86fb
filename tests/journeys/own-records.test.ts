import { readFile } from "node:fs/promises"
import { expect } from "vitest"
import { aNewAddress, PASSWORD } from "./steps/having-account.ts"
import { story } from "./steps/story.ts"

story(
  "keeps an identity number that nobody sees whole, takes everything away, and is gone",
  async ({ aGuest }) => {
    const email = aNewAddress()
    const guest = await aGuest({ language: "bm", expectsRefusals: true })
    await guest.goesTo("/register?redirect=/account/profile")
    await guest.registers(email)
    await guest.seesPage(guest.say("profile.title"))
    const number = guest.the("textbox", guest.say("checkout.identity.mykad"))
    const save = guest.the("button", guest.say("profile.save"))
    await guest.the("combobox", guest.say("checkout.nationality")).selectOption("MY")
    await number.fill("880823-10-5432")
    await save.click()
    await guest.sees(guest.say("profile.saved"))

    await guest.reloads()
    await guest.sees(guest.say("profile.identity.kept", { masked: "••••••••5432" }))
    expect(await number.inputValue()).toBe("")
    expect(/880823/.test(await guest.page.content())).toBe(false)

    const [download] = await Promise.all([
      guest.page.waitForEvent("download"),
      guest.the("button", guest.say("profile.records.take")).click(),
    ])
    const records = await readFile(await download.path(), "utf8")
    expect(JSON.parse(records)).toMatchObject({ profile: { email, nationality: "MY" } })
    expect(records).not.toMatch(/880823/)

    await guest.the("button", guest.say("profile.identity.forget")).click()
    await guest.sees(guest.say("checkout.identity.mykad.hint"))

    await guest.the("button", guest.say("profile.end")).click()
    await guest.the("button", guest.say("profile.end.yes")).click()
    await guest.seesPage(guest.say("home.heading"))
    await guest.goesTo("/login")
    await guest.signsIn(email, PASSWORD)
    await guest.sees(guest.say("login.refused"))
  },
)
