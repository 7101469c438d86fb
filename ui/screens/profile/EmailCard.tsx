import { emailIssue } from "#core/account/registration.rules.ts"
import type { ProfileView } from "#core/account/profile.ts"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { Badge } from "../../parts/Badge.tsx"
import { Button } from "../../parts/Button.tsx"
import { IssueSummary } from "../../parts/fields/IssueSummary.tsx"
import { submitting } from "../../parts/fields/submitting.ts"
import { TextField } from "../../parts/fields/TextField.tsx"
import { useForm } from "../../parts/fields/use-form.ts"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { StepAnswer } from "./StepAnswer.tsx"
import { useStep } from "./use-step.ts"

/** The address of the account: proved or not, and another one to be proved. */
export const EmailCard = ({ view }: { readonly view: ProfileView }) => {
  const { t } = useTranslation()
  const change = useStep()
  const proof = useStep()
  return (
    <section className={styles["card"]} aria-labelledby="profile-email-head">
      <h2 id="profile-email-head">{t("account.email")}</h2>
      <p className={styles["actions"]}>
        <b>{view.email}</b>
        <Badge tone={view.emailVerified ? "good" : "plain"}>
          {t(view.emailVerified ? "profile.email.verified" : "profile.email.unverified")}
        </Badge>
      </p>
      {view.nextEmail && (
        <p className={styles["soft"]}>{t("profile.email.next", { email: view.nextEmail })}</p>
      )}
      {!view.emailVerified && proof && (
        <>
          <p className={styles["soft"]}>{t("profile.email.why")}</p>
          <div className={styles["actions"]}>
            <Button
              look="secondary"
              onClick={() => proof.send({ type: "guest.asked", step: { kind: "resendProof" } })}
            >
              {t("profile.email.resend")}
            </Button>
          </div>
          <StepAnswer step={proof} done={t("profile.email.sent", { email: view.email })} />
        </>
      )}
      {change && <ChangeEmail step={change} />}
    </section>
  )
}

const labels = { email: "profile.email.new" } as const

const ChangeEmail = ({ step }: { readonly step: AccountActor<"accountStep"> }) => {
  const { t } = useTranslation()
  const issues = useSelector(step, ({ context }) => context.issues)
  const isBusy = useSelector(step, (snapshot) => snapshot.hasTag("busy"))
  const form = useForm({ name: "new-email", labels, empty: { email: "" }, ofServer: issues })
  const [asked, setAsked] = useState("")
  const submit = submitting(form, {
    isBusy,
    issuesOf: ({ email }) => {
      const code = emailIssue(email)
      return code ? [{ path: "email", code }] : []
    },
    send: ({ email }) => {
      setAsked(email)
      step.send({ type: "guest.asked", step: { kind: "changeEmail", email } })
    },
  })
  return (
    <>
      <form className={styles["form"]} onSubmit={submit} noValidate>
        <IssueSummary form={form} />
        <TextField {...form.text("email")} type="email" autoComplete="email" spellCheck={false} />
        <div className={styles["actions"]}>
          <Button type="submit" look="secondary" aria-disabled={isBusy}>
            {t("profile.email.change")}
          </Button>
        </div>
      </form>
      {/* A form of its own may open with the answer. */}
      <StepAnswer step={step} done={t("profile.email.sent", { email: asked })} />
    </>
  )
}
