import { useSelector } from "@xstate/react"
import { Button } from "../../parts/Button.tsx"
import { IssueSummary } from "../../parts/fields/IssueSummary.tsx"
import { submitting } from "../../parts/fields/submitting.ts"
import { useForm } from "../../parts/fields/use-form.ts"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { missingCode, OneTimeCodeField } from "../../parts/account/OneTimeCodeField.tsx"
import { PasswordField } from "../../parts/account/PasswordField.tsx"
import { missingPassword } from "../../parts/account/use-password-form.ts"
import { CodeWrong } from "./CodeWrong.tsx"
import { StepAnswer } from "./StepAnswer.tsx"

const labels = { password: "profile.password.current", code: "login.code" } as const
const empty = { password: "", code: "" }

/** Turns two-step sign-in off, for who knows the password and has a code. */
export const RemoveSecondFactor = ({ step }: { readonly step: AccountActor<"accountStep"> }) => {
  const { t } = useTranslation()
  const isBusy = useSelector(step, (snapshot) => snapshot.hasTag("busy"))
  const form = useForm({ name: "remove-factor", labels, empty, secrets: ["password", "code"] })
  const submit = submitting(form, {
    isBusy,
    issuesOf: ({ password, code }) => [...missingPassword(password), ...missingCode(code)],
    send: (removal) =>
      step.send({ type: "guest.asked", step: { kind: "removeSecondFactor", removal } }),
  })
  return (
    <form className={styles["form"]} onSubmit={submit} noValidate aria-labelledby="profile-factor">
      <IssueSummary form={form} />
      <CodeWrong step={step} />
      <PasswordField {...form.text("password")} autoComplete="current-password" />
      <OneTimeCodeField {...form.text("code")} />
      <StepAnswer step={step} done="" />
      <div className={styles["actions"]}>
        <Button type="submit" look="danger" aria-disabled={isBusy}>
          {t(isBusy ? "account.saving" : "profile.factor.remove")}
        </Button>
      </div>
    </form>
  )
}
