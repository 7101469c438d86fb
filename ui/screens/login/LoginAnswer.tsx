import { useSelector } from "@xstate/react"
import { Notice } from "../../parts/Notice.tsx"
import type { AccountActor } from "../../routes/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"

/** What stands in the way of signing in, in plain words. */
export const LoginAnswer = ({ session }: { readonly session: AccountActor<"session"> }) => {
  const { t } = useTranslation()
  const state = useSelector(session, ({ value }) => value)
  const { retryAfterSeconds, reason } = useSelector(session, ({ context }) => context)
  if (state === "slowed")
    return (
      <Notice tone="warning" said>
        {t("account.slowed", { count: Math.max(1, retryAfterSeconds) })}
      </Notice>
    )
  if (state === "googleRefused")
    return (
      <Notice tone="danger" said>
        {t(`login.google.${reason ?? "expired"}`)}
      </Notice>
    )
  if (state === "returning") return <Notice said>{t("login.fromGoogle")}</Notice>
  if (state === "inWindow") return <Notice said>{t("login.google.inWindow")}</Notice>
  if (state === "refused" || state === "googleAway" || state === "unreachable")
    return (
      <Notice tone={state === "refused" ? "danger" : "warning"} said>
        {t(`login.${state}`)}
      </Notice>
    )
  return null
}
