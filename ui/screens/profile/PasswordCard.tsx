import type { PasswordOwner } from "#core/passwords/guessing-cost.ts"
import { newPasswordIssues } from "#core/passwords/password.rules.ts"
import { useSelector } from "@xstate/react"
import { useEffect, useEffectEvent } from "react"
import { Button } from "../../parts/Button.tsx"
import { IssueSummary } from "../../parts/fields/IssueSummary.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { submitting } from "../../parts/fields/submitting.ts"
import { useForm } from "../../parts/fields/use-form.ts"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { NewPasswordFields, newPasswordLabels } from "../../parts/account/NewPasswordFields.tsx"
import { PasswordField } from "../../parts/account/PasswordField.tsx"
import { missingPassword } from "../../parts/account/use-password-form.ts"
import { StepAnswer } from "./StepAnswer.tsx"
import { useStep } from "./use-step.ts"

/** A new password for who knows the present one; everybody else is signed out by it. */
export const PasswordCard = ({ owner }: { readonly owner: PasswordOwner }) => {
  const { t } = useTranslation()
  const step = useStep()
  return (
    <section className={styles["card"]} aria-labelledby="profile-password">
      <div className={styles["head"]}>
        <h2 id="profile-password">{t("profile.password")}</h2>
        <p className={styles["soft"]}>{t("profile.password.lead")}</p>
      </div>
      {step && <PasswordForm step={step} owner={owner} />}
    </section>
  )
}

const labels = { currentPassword: "profile.password.current", ...newPasswordLabels } as const
const empty = { currentPassword: "", password: "", confirmPassword: "" }

type Props = { readonly step: AccountActor<"accountStep">; readonly owner: PasswordOwner }

/** What is typed of a new password, sent by a press. */
const usePasswordChange = ({ step, owner }: Props) => {
  const state = useSelector(step, ({ value }) => value)
  const issues = useSelector(step, ({ context }) => context.issues)
  const isBusy = useSelector(step, (snapshot) => snapshot.hasTag("busy"))
  const form = useForm({
    name: "new-password",
    labels,
    empty,
    secrets: ["currentPassword", "password", "confirmPassword"],
    ofServer: issues,
  })
  const beginAnew = useEffectEvent(() => form.reset(empty))
  useEffect(() => {
    if (state === "done") beginAnew()
  }, [state])
  const submit = submitting(form, {
    isBusy,
    issuesOf: (typed) => [
      ...missingPassword(typed.currentPassword, "currentPassword"),
      ...newPasswordIssues(typed, owner),
    ],
    send: (change) => step.send({ type: "guest.asked", step: { kind: "changePassword", change } }),
  })
  return { form, isBusy, submit }
}

const PasswordForm = ({ step, owner }: Props) => {
  const { t } = useTranslation()
  const isWrong = useSelector(step, ({ value }) => value === "passwordWrong")
  const { form, isBusy, submit } = usePasswordChange({ step, owner })
  return (
    <form
      className={styles["form"]}
      onSubmit={submit}
      noValidate
      aria-labelledby="profile-password"
    >
      <IssueSummary form={form} />
      {isWrong && (
        <Notice tone="danger" said>
          {t("profile.password.wrong")}
        </Notice>
      )}
      <input type="text" autoComplete="username" value={owner.email} readOnly hidden />
      <PasswordField {...form.text("currentPassword")} autoComplete="current-password" />
      <NewPasswordFields form={form} owner={owner} />
      <StepAnswer step={step} done={t("profile.password.done")} />
      <div className={styles["actions"]}>
        <Button type="submit" look="secondary" aria-disabled={isBusy}>
          {t(isBusy ? "account.saving" : "profile.password.action")}
        </Button>
      </div>
    </form>
  )
}
