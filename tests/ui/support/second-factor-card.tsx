import type { ProfileView } from "#core/account/profile.ts"
import { SecondFactorCard } from "#ui/screens/profile/SecondFactorCard.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { keptDrafts, type AccountScript } from "./account-journeys.ts"
import { drawCard } from "./on-profile.tsx"

/** Draws the card of two-step login, and says what is kept as a draft. */
export const opens = async (
  accounts: AccountScript["accounts"] = {},
  changes: Partial<ProfileView> = {},
) => {
  const { drafts, kept } = keptDrafts()
  await drawCard((view) => <SecondFactorCard view={view} />, { accounts }, changes, { drafts })
  const card = within(await screen.findByRole("region", { name: "Two-step login" }))
  await card.findAllByRole("button")
  return { card, kept }
}

/** Presses the button of this name. */
export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
