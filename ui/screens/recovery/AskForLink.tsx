import { emailIssue } from "#core/account/registration.rules.ts"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { Button } from "../../parts/Button.tsx"
import { IssueSummary } from "../../parts/fields/IssueSummary.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { TextField } from "../../parts/fields/TextField.tsx"
import { submitting } from "../../parts/fields/submitting.ts"
import { useForm } from "../../parts/fields/use-form.ts"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { RecoveryTrouble } from "../../parts/account/RecoveryTrouble.tsx"

const labels = { email: "account.email" } as const

const issuesOf = ({ email }: { readonly email: string }) => {
  const code = emailIssue(email)
  return code ? [{ path: "email", code }] : []
}

/**
 * Asks for the email to send a reset link to; the answer does not say whether it has an account.
 */
export const AskForLink = ({
  recovery,
}: {
  readonly recovery: AccountActor<"passwordRecovery">
}) => {
  const { t } = useTranslation()
  const state = useSelector(recovery, ({ value }) => value)
  const issues = useSelector(recovery, ({ context }) => context.issues)
  const form = useForm({ name: "forgot", labels, empty: { email: "" }, ofServer: issues })
  const [asked, setAsked] = useState("")
  const isBusy = state === "mailing"
  const submit = submitting(form, {
    isBusy,
    issuesOf,
    send: ({ email }) => {
      setAsked(email)
      recovery.send({ type: "guest.askedForLink", email })
    },
  })
  return (
    <form
      className={styles["form"]}
      onSubmit={submit}
      noValidate
      aria-label={t("recovery.forgot.title")}
    >
      <IssueSummary form={form} />
      <RecoveryTrouble recovery={recovery} />
      {state === "mailed" && (
        <Notice tone="good" said>
          {t("recovery.mailed", { email: asked })}
        </Notice>
      )}
      <TextField {...form.text("email")} type="email" autoComplete="username" spellCheck={false} />
      <Button type="submit" size="large" wide aria-disabled={isBusy}>
        {t(
          isBusy
            ? "recovery.mailing"
            : state === "mailed"
              ? "recovery.forgot.again"
              : "recovery.forgot.action",
        )}
      </Button>
      <p>
        <Link to="/login" className={styles["link"]}>
          {t("recovery.back")}
        </Link>
      </p>
    </form>
  )
}
