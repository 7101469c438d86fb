import type { IdentityReturn } from "#core/account/identity.port.ts"
import { useSelector } from "@xstate/react"
import type { AccountActor } from "../../app/account-journeys.ts"

const staysOnPage: Readonly<Record<IdentityReturn["way"], boolean>> = {
  address: false,
  window: true,
}

const isOnPage = (back: IdentityReturn | null): boolean => back !== null && staysOnPage[back.way]

/** Whether the form is shown; it stays, with everything typed, while Google's answer is checked. */
export const useHasForm = (session: AccountActor<"session">): boolean =>
  useSelector(
    session,
    (snapshot) =>
      snapshot.hasTag("form") || (snapshot.matches("returning") && isOnPage(snapshot.context.back)),
  )
