import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { Notice } from "../../parts/Notice.tsx"
import type { AccountActor } from "../../routes/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { GoogleButton } from "./GoogleButton.tsx"

/** Google as one of two ways; `otherwise` says how to go on when Google vouches for nobody. */
export const GoogleWay = ({
  session,
  otherwise,
}: {
  readonly session: AccountActor<"session">
  readonly otherwise: string
}) => {
  const { t } = useTranslation()
  const state = useSelector(session, ({ value }) => value)
  const { address, retryAfterSeconds } = useSelector(session, ({ context }) => context)
  useEffect(() => {
    if (state === "atGoogle") location.assign(address)
  }, [state, address])
  return (
    <>
      {state === "returning" && <Notice said>{t("login.fromGoogle")}</Notice>}
      {state === "inWindow" && <Notice said>{t("login.google.inWindow")}</Notice>}
      {(state === "googleRefused" || state === "googleAway") && (
        <Notice tone="warning" said>
          {state === "googleAway" ? t("account.google.away") : otherwise}
        </Notice>
      )}
      {state === "slowed" && (
        <Notice tone="warning" said>
          {t("account.slowed", { count: Math.max(1, retryAfterSeconds) })}
        </Notice>
      )}
      <GoogleButton session={session} />
    </>
  )
}
