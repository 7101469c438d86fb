import { useSelector } from "@xstate/react"
import { Notice } from "../Notice.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"

/** How long a guest who tried too often waits; nothing for everybody else. */
export const SlowedNotice = ({ session }: { readonly session: AccountActor<"session"> }) => {
  const { t } = useTranslation()
  const isSlowed = useSelector(session, (snapshot) => snapshot.matches("slowed"))
  const seconds = useSelector(session, ({ context }) => context.retryAfterSeconds)
  return (
    isSlowed && (
      <Notice tone="warning" said>
        {t("account.slowed", { count: Math.max(1, seconds) })}
      </Notice>
    )
  )
}
