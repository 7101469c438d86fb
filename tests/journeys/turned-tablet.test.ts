import { staying } from "./steps/days.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

const UPRIGHT = { width: 820, height: 1180 }
const ON_ITS_SIDE = { width: 1180, height: 820 }

story(
  "keeps the price in sight when a tablet is turned, and folds it again when it is turned back",
  async ({ aGuest, site }) => {
    const stay = await aStay(site, staying(52))
    const guest = await aGuest(UPRIGHT)
    const price = guest.page.getByText(guest.say("price.line.subtotal"))
    await guest.goesTo(stay.checkoutPath)
    await guest.seesForm()
    await price.first().waitFor({ state: "hidden" })

    await guest.page.waitForLoadState("networkidle")
    await guest.page.setViewportSize(ON_ITS_SIDE)
    await price.filter({ visible: true }).first().waitFor()

    await guest.page.setViewportSize(UPRIGHT)
    await price.first().waitFor({ state: "hidden" })
  },
)
