import type { Page } from "playwright"
import type { Sight } from "./sight.ts"

/** What guests do at Google, or at what stands for it; it speaks English to everybody. */
export const atGoogle = ({ page, say, the }: Sight) => {
  let google: Page = page
  const button = () => the("button", say("account.google"))
  const arrives = () => google.getByRole("heading", { name: "Sandbox sign-in" }).waitFor()
  return {
    /** Presses the button of Google, whose window opens over the page. */
    goesToGoogle: async () => {
      const opens = page.waitForEvent("popup")
      await button().click()
      google = await opens
      await arrives()
    },
    /** Presses the button of Google in a browser that opens no window, and is sent there. */
    isSentToGoogle: async () => {
      google = page
      await button().click()
      await arrives()
    },
    /** Lets no page open a window from now on, as some browsers inside other apps do. */
    opensNoWindows: () =>
      page.addInitScript(() => {
        window.open = () => null
      }),
    /** Says at Google who they are; `wrong` is what goes wrong with the answer. */
    signsInAtGoogle: async (email: string, wrong = "Nothing") => {
      await google.getByLabel("Somebody else, with this address").fill(email)
      await google.getByLabel("What goes wrong").selectOption({ label: wrong })
      await google.getByRole("button", { name: "Sign in as somebody else" }).click()
    },
    /** Tells Google not to say who they are. */
    refusesAtGoogle: () => google.getByRole("button", { name: "Cancel" }).click(),
    /** Closes the window of Google instead of answering. */
    closesGoogle: () => google.close(),
  }
}
