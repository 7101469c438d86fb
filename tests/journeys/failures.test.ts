import { MADE_BY_THE_STORY } from "./steps/troubles.ts"
import { story } from "./steps/story.ts"

story(
  "is told in a dialog titled Error of what nobody foresaw",
  { tags: "§8.8" },
  async ({ aGuest }) => {
    const guest = await aGuest({ expectsRefusals: true })
    await guest.goesTo("/about-us")

    // Until the dialog's part is there, failures are the console's alone.
    const dialog = guest.the("dialog", "Error")
    while (!(await dialog.isVisible())) {
      await guest.page.evaluate(
        (message) => void Promise.reject(new Error(message)),
        MADE_BY_THE_STORY,
      )
      await guest.page.waitForTimeout(200)
    }
    await guest.sees(guest.say("error.unforeseen"))
    await dialog
      .getByRole("button", { name: guest.say("action.close") })
      .first()
      .click()

    await dialog.waitFor({ state: "detached" })
  },
)
