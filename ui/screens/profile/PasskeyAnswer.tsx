import { useSelector } from "@xstate/react"
import { Notice } from "../../parts/Notice.tsx"
import { issueText } from "../../parts/fields/issue-text.ts"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { StepAnswer } from "./StepAnswer.tsx"

/** What came of a step with passkeys; while one is added, where to look. */
export const PasskeyAnswer = ({ step }: { readonly step: AccountActor<"accountStep"> }) => {
  const { t } = useTranslation()
  const state = useSelector(step, ({ value }) => value)
  const { step: doing, issues } = useSelector(step, ({ context }) => context)
  const [issue] = issues
  if (state === "taking" && doing?.kind === "addPasskey")
    return <Notice said>{t("profile.passkeys.adding")}</Notice>
  if (state === "refused" && issue)
    return (
      <Notice tone={issue.code === "PasskeyLeft" ? "warning" : "danger"} said>
        {issueText(issue.code, t)}
      </Notice>
    )
  return <StepAnswer step={step} done={t("profile.passkeys.done")} />
}
