import { newPasswordIssues } from "#core/passwords/password.rules.ts"
import { useSelector } from "@xstate/react"
import { Button } from "../../parts/Button.tsx"
import { IssueSummary } from "../../parts/fields/IssueSummary.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { submitting } from "../../parts/fields/submitting.ts"
import { useForm } from "../../parts/fields/use-form.ts"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { NewPasswordFields, newPasswordLabels } from "../../parts/account/NewPasswordFields.tsx"
import { RecoveryTrouble } from "../../parts/account/RecoveryTrouble.tsx"

/** The browser does not learn whose account a link opens. */
const nobodyKnown = { email: "" }

type Props = { readonly recovery: AccountActor<"passwordRecovery"> }

/** A new password for who came by the mailed link. */
export const ChoosePassword = ({ recovery }: Props) => {
  const { t } = useTranslation()
  const state = useSelector(recovery, ({ value }) => value)
  if (state === "reset")
    return (
      <Outcome tone="good" to="/login" action={t("login.action")}>
        {t("recovery.reset.done")}
      </Outcome>
    )
  if (state === "linkOver")
    return (
      <Outcome tone="warning" to="/forgot-password" action={t("recovery.another")}>
        {t("recovery.linkOver")}
      </Outcome>
    )
  return <PasswordForm recovery={recovery} />
}

type OutcomeProps = {
  readonly tone: "good" | "warning"
  readonly to: "/login" | "/forgot-password"
  readonly action: string
  readonly children: string
}

/** What became of the link, and where the guest goes on. */
const Outcome = ({ tone, to, action, children }: OutcomeProps) => (
  <>
    <Notice tone={tone} said>
      {children}
    </Notice>
    <LinkButton to={to} size="large">
      {action}
    </LinkButton>
  </>
)

const PasswordForm = ({ recovery }: Props) => {
  const { t } = useTranslation()
  const isBusy = useSelector(recovery, (snapshot) => snapshot.hasTag("busy"))
  const issues = useSelector(recovery, ({ context }) => context.issues)
  const form = useForm({
    name: "reset",
    labels: newPasswordLabels,
    empty: { password: "", confirmPassword: "" },
    secrets: ["password", "confirmPassword"],
    ofServer: issues,
  })
  const submit = submitting(form, {
    isBusy,
    issuesOf: (typed) => newPasswordIssues(typed, nobodyKnown),
    send: (chosen) => recovery.send({ type: "guest.chosePassword", chosen }),
  })
  return (
    <form
      className={styles["form"]}
      onSubmit={submit}
      noValidate
      aria-label={t("recovery.reset.title")}
    >
      <IssueSummary form={form} />
      <RecoveryTrouble recovery={recovery} />
      <NewPasswordFields form={form} owner={nobodyKnown} />
      <Button type="submit" size="large" wide aria-disabled={isBusy}>
        {t(isBusy ? "account.saving" : "recovery.reset.action")}
      </Button>
    </form>
  )
}
