import { aGuest as aPerson } from "#fixtures/builders/a-guest.ts"
import { expect } from "vitest"
import { staying } from "./steps/days.ts"
import type { Guest } from "./steps/guest.ts"
import { aNewAddress } from "./steps/having-account.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

const fillsIn = async (guest: Guest, path: string, email: string): Promise<void> => {
  await guest.goesTo(path)
  await guest.seesForm()
  await guest.introducesThemselves(aPerson({ email }))
  await guest.choosesToPayAtProperty()
  await guest.books()
}

const otherThan = (code: string): string => (code === "111111" ? "222222" : "111111")

story(
  "books a further stay to be paid on arrival with a code that is mailed",
  async ({ aGuest, aSite }) => {
    const { address } = await aSite()
    const stay = await aStay(address, staying(70), ({ payAtProperty }) => payAtProperty)
    const email = aNewAddress()
    const guest = await aGuest({ expectsRefusals: true }, address)
    await fillsIn(guest, stay.checkoutPath, email)
    await guest.readsCode()

    await fillsIn(guest, stay.checkoutPath, email)
    await guest.sees(guest.say("checkout.guarantee.address", { email }))
    await guest.the("button", guest.say("checkout.code.send")).click()
    const dialog = guest.the("dialog", guest.say("checkout.code.title"))
    const field = dialog.getByLabel(guest.say("checkout.code.label"))
    await field.waitFor()
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
    const code = await (await guest.opensATab()).readsMailedCode(email)

    await field.fill(otherThan(code))
    await field.press("Enter")
    await guest.sees(guest.say("checkout.code.wrong", { count: 4 }))
    await dialog.getByRole("button", { name: guest.say("checkout.code.leave") }).click()
    const name = guest.field(guest.say("checkout.firstName"))
    expect(await name.inputValue()).toBe("Aisyah")

    await guest.the("button", guest.say("checkout.code.send")).click()
    await field.waitFor()
    await guest.page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`)
    await guest.page.keyboard.press("Enter")
    expect(await guest.readsCode()).not.toBe("")
  },
)
