import { expect } from "vitest"
import { PATIENCE_MS } from "#tests/support/patience.ts"
import type { Guest } from "./guest.ts"

/** What guests do with a card that is kept for their next stay. */
export const keepingCard = ({ page, say, the, goesTo, seesPage, sees }: Guest) => {
  const kept = (lastFour: string) => say("card.ending", { brand: "Visa", lastFour })
  const choice = (lastFour: string) => page.getByRole("radio", { name: kept(lastFour) })
  return {
    asksToKeep: () => page.getByRole("checkbox", { name: say("checkout.card.keep") }).check(),
    /** Looks into the profile until the card is there: keeping it is work of the server. */
    seesItInProfile: async (lastFour: string) => {
      await expect
        .poll(
          async () => {
            await goesTo("/account/profile")
            await seesPage(say("profile.title"))
            await the("heading", say("profile.card")).waitFor()
            return page.getByText(kept(lastFour), { exact: true }).count()
          },
          { timeout: PATIENCE_MS, interval: 500 },
        )
        .toBe(1)
    },
    keptIsChosen: (lastFour: string) => choice(lastFour).isChecked(),
    offers: async (lastFour: string) => (await choice(lastFour).count()) > 0,
    usesAnother: () => page.getByRole("radio", { name: say("checkout.card.other") }).check(),
    removesIt: async () => {
      await the("button", say("profile.card.remove")).click()
      await the("button", say("profile.card.remove.yes")).click()
      await sees(say("profile.card.removed"))
    },
  }
}
