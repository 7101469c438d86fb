import { useRouter } from "@tanstack/react-router"
import type { AccountActor } from "../../routes/account-journeys.ts"
import { useJourney } from "../checkout/use-journey.ts"

/** The machine of one part of the account; null until it has begun. */
export const useStep = (name: string): AccountActor<"accountStep"> | null => {
  const { account } = useRouter().options.context
  const started = useJourney<AccountActor<"accountStep">>({
    wish: name,
    begin: () => account?.accountStep(),
  })
  return started.state === "started" ? started.actor : null
}
