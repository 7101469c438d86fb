import { useSelector } from "@xstate/react"
import { Notice } from "../../parts/Notice.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"

/** Says that the code or the password was wrong; nothing in other states. */
export const CodeWrong = ({ step }: { readonly step: AccountActor<"accountStep"> }) => {
  const { t } = useTranslation()
  const state = useSelector(step, ({ value }) => value)
  if (state !== "codeWrong" && state !== "passwordWrong") return null
  return (
    <Notice tone="danger" said>
      {t(state === "codeWrong" ? "profile.factor.wrong" : "profile.password.wrong")}
    </Notice>
  )
}
