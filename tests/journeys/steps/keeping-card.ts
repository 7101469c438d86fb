import { PATIENCE_MS } from "#tests/support/patience.ts"
import type { Guest } from "./guest.ts"

const LOOKS_AGAIN_MS = 500
const MOST_LOOKS = PATIENCE_MS / LOOKS_AGAIN_MS

type Keeping = Pick<Guest, "page" | "say" | "the" | "seesPage" | "sees"> & {
  readonly goesTo: (path: string) => Promise<unknown>
}

/** What guests do with a card that is kept for their next stay. */
export const keepingCard = ({ page, say, the, goesTo, seesPage, sees }: Keeping) => {
  const kept = (lastFour: string) => say("checkout.kept.ending", { brand: "Visa", lastFour })
  const choice = (lastFour: string) => page.getByRole("radio", { name: kept(lastFour) })
  return {
    asksToKeep: () => page.getByRole("checkbox", { name: say("checkout.card.keep") }).check(),
    /** Looks into the profile until the card is there: keeping it is work of the server. */
    seesItInProfile: async (lastFour: string) => {
      for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
        // Whoever follows links reads the profile anew only after another page.
        await goesTo("/")
        await goesTo("/account/profile")
        await seesPage(say("profile.title"))
        await the("heading", say("profile.card")).waitFor()
        if ((await page.getByText(kept(lastFour), { exact: true }).count()) === 1) return
        await page.waitForTimeout(LOOKS_AGAIN_MS)
      }
      throw new Error(`The profile does not show the card that ends in ${lastFour}`)
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
