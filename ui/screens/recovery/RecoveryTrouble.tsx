import { useSelector } from "@xstate/react"
import { Notice } from "../../parts/Notice.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"

/** Why the last press came to nothing. */
export const RecoveryTrouble = ({
  recovery,
}: {
  readonly recovery: AccountActor<"passwordRecovery">
}) => {
  const { t } = useTranslation()
  const state = useSelector(recovery, ({ value }) => value)
  const seconds = useSelector(recovery, ({ context }) => context.retryAfterSeconds)
  if (state !== "slowed" && state !== "unreachable") return null
  return (
    <Notice tone="warning" said>
      {state === "slowed"
        ? t("account.slowed", { count: Math.max(1, seconds) })
        : t("account.unreachable")}
    </Notice>
  )
}
