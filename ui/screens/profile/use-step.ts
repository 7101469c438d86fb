import { useRouter } from "@tanstack/react-router"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useJourney } from "../../app/use-journey.ts"

/** The machine of one part of the account, another for each `wanted`; null until it has begun. */
export const useStep = (wanted = ""): AccountActor<"accountStep"> | null => {
  const { account } = useRouter().options.context
  const started = useJourney<AccountActor<"accountStep">>({
    wanted,
    begin: () => account?.accountStep(),
  })
  return started.state === "started" ? started.actor : null
}
