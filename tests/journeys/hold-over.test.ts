import { staying } from "./steps/days.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

const FIFTEEN_SECONDS = "0.25"

story(
  "extends a hold once, ends it in time, keeps what was typed and takes the stay again",
  async ({ aGuest, aSite }) => {
    const site = await aSite({ HOLD_MINUTES: FIFTEEN_SECONDS })
    const stay = await aStay(site.address, staying(60))
    const guest = await aGuest({ expectsRefusals: true }, site.address)
    await guest.goesTo(stay.checkoutPath)
    await guest.seesForm()
    await guest.field(guest.say("checkout.firstName")).fill("Aisyah")
    const more = guest.the("button", guest.say("checkout.hold.extend", { count: 1 }))
    await more.click()
    await more.waitFor({ state: "detached" })
    await guest.seesForm()

    await guest.seesPage(guest.say("checkout.holdOver"))
    await guest.the("button", guest.say("checkout.holdOver.action")).click()

    await guest.seesForm()
    await guest.page.waitForFunction(() =>
      [...document.querySelectorAll("input")].some(({ value }) => value === "Aisyah"),
    )
    await guest.the("button", guest.say("checkout.back")).click()
    await guest.seesPage(stay.name.en)
  },
)
