import { useSelector } from "@xstate/react"
import type { AccountActor } from "../../app/account-journeys.ts"
import { AccountTrouble } from "./AccountTrouble.tsx"

/** Why the last press came to nothing. */
export const RecoveryTrouble = ({
  recovery,
}: {
  readonly recovery: AccountActor<"passwordRecovery">
}) => {
  const state = useSelector(recovery, ({ value }) => value)
  const seconds = useSelector(recovery, ({ context }) => context.retryAfterSeconds)
  return <AccountTrouble state={state} seconds={seconds} />
}
