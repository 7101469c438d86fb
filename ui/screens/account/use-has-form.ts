import { useSelector } from "@xstate/react"
import type { AccountActor } from "../../routes/account-journeys.ts"

/** Whether the guest's form stands; it stays, with all that is typed, while Google's window answers. */
export const useHasForm = (session: AccountActor<"session">): boolean =>
  useSelector(
    session,
    (snapshot) =>
      snapshot.hasTag("form") ||
      (snapshot.matches("returning") && snapshot.context.back?.way === "window"),
  )
