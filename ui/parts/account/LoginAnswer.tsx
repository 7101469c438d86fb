import { useSelector } from "@xstate/react"
import { Notice } from "../Notice.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { SlowedNotice } from "./SlowedNotice.tsx"

/** Why a login with a password failed, in plain words. */
export const LoginAnswer = ({ session }: { readonly session: AccountActor<"session"> }) => {
  const { t } = useTranslation()
  const state = useSelector(session, ({ value }) => value)
  if (state === "refused" || state === "unreachable" || state === "codeOver")
    return (
      <Notice tone={state === "refused" ? "danger" : "warning"} said>
        {t(`login.${state}`)}
      </Notice>
    )
  return <SlowedNotice session={session} />
}
