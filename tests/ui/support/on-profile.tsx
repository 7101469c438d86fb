import type { ProfileView } from "#core/account/profile.ts"
import { aProfile, aUser } from "#fixtures/builders/an-account.ts"
import {
  aTabSession,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import type { AccountActor } from "#ui/app/account-journeys.ts"
import { useSelector } from "@xstate/react"
import { Effect } from "effect"
import type { ReactNode } from "react"

type Profile = AccountActor<"profile">
type Card = (view: ProfileView, profile: Profile) => ReactNode

const Read = ({ profile, card }: { readonly profile: Profile; readonly card: Card }) => {
  const view = useSelector(profile, ({ context }) => context.profile)
  return view && card(view, profile)
}

/** Draws one card of the profile by itself, as soon as that profile is read. */
export const drawCard = async (
  card: Card,
  script: AccountScript = {},
  changes: Partial<ProfileView> = {},
  { session = aTabSession(aUser()), ...context }: Parameters<typeof draw>[1] = {},
) => {
  const read = () => Effect.succeed(aProfile(changes))
  const account = scriptedJourneys({ ...script, profiles: { read, ...script.profiles } })
  const profile = (await account.profile()) as Profile
  const drawn = await draw(<Read profile={profile} card={card} />, {
    account,
    session,
    at: "/account/profile",
    ...context,
  })
  return { ...drawn, profile, session }
}
