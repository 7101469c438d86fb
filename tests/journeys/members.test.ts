import { expect } from "vitest"
import { staying } from "./steps/days.ts"
import { aNewAddress } from "./steps/having-account.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

const senIn = (text: string): number =>
  Number(/Total[^\d]*([\d,.]+)/.exec(text)?.[1]?.replaceAll(/\D/g, ""))

story("unlocks what members save by signing in, and comes back to it", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(68), ({ memberPercent }) => memberPercent > 0)
  const email = aNewAddress()
  const guest = await aGuest()
  await guest.goesTo(stay.propertyPath)
  const panel = guest.the("complementary", guest.say("property.stay"))
  const asVisitor = senIn(await panel.innerText())

  await guest.the("link", guest.say("property.signInToUnlock")).first().click()
  await guest.seesPage(guest.say("login.title"))
  await guest.the("link", guest.say("register.title")).click()
  await guest.seesPage(guest.say("register.title"))
  await guest.registers(email)
  await guest.seesPage(stay.name.en)

  await guest
    .the("link", guest.say("property.signInToUnlock"))
    .first()
    .waitFor({ state: "detached" })
  expect(asVisitor).toBeGreaterThan(0)
  expect(senIn(await panel.innerText())).toBeLessThan(asVisitor)
})
