import { MADE_BY_THE_STORY } from "./steps/troubles.ts"
import { expect } from "vitest"
import { story } from "./steps/story.ts"

story(
  "is told in a dialog titled Error of what nobody foresaw",
  { tags: "§8.8" },
  async ({ aGuest }) => {
    const guest = await aGuest({ expectsRefusals: true })
    await guest.goesTo("/about-us")
    await guest.looksAround()

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

/** The browser gives up every transition of the page; `givenUp` counts those that have ended. */
const GIVE_UP_TRANSITIONS = () => {
  const start = document.startViewTransition.bind(document)
  let ended = 0
  Object.assign(window, { givenUp: () => ended })
  document.startViewTransition = (change) => {
    const transition = start(change)
    transition.skipTransition()
    void transition.finished.then(() => (ended += 1))
    return transition
  }
}

story("goes on without a complaint when the browser gives up a transition", async ({ aGuest }) => {
  const guest = await aGuest()
  await guest.page.addInitScript(GIVE_UP_TRANSITIONS)
  await guest.goesTo("/contact-us")
  await guest.page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
  await guest.page.waitForURL("**/about-us")
  await expect.poll(() => guest.page.evaluate("givenUp()")).toBe(1)
})
