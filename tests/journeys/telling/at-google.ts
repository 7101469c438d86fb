import type { Sight } from "./sight.ts"

/** What guests do at Google, or at what stands for it; it speaks English to everybody. */
export const atGoogle = ({ page, say, the }: Sight) => ({
  /** Presses the button of Google and arrives there. */
  goesToGoogle: async () => {
    await the("button", say("account.google")).click()
    await the("heading", "Sandbox sign-in").waitFor()
  },
  /** Says at Google who they are; `wrong` is what goes wrong with the answer. */
  signsInAtGoogle: async (email: string, wrong = "Nothing") => {
    await the("textbox", "Somebody else, with this address").fill(email)
    await the("combobox", "What goes wrong").selectOption({ label: wrong })
    await the("button", "Sign in as somebody else").click()
    await page.waitForURL(/\/login|\/account/)
  },
  /** Tells Google not to say who they are. */
  refusesAtGoogle: () => the("button", "Cancel").click(),
})
