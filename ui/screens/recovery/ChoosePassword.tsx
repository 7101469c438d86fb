import { newPasswordIssues } from "#core/passwords/password.rules.ts"
import { useSelector } from "@xstate/react"
import type { SubmitEvent } from "react"
import { Button } from "../../parts/Button.tsx"
import { IssueSummary } from "../../parts/fields/IssueSummary.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { useForm } from "../../parts/fields/use-form.ts"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { NewPasswordFields, newPasswordLabels } from "../../parts/account/NewPasswordFields.tsx"
import { RecoveryTrouble } from "../../parts/account/RecoveryTrouble.tsx"

/** Whose account a link opens, the browser is not told. */
const nobodyKnown = { email: "" }

type Props = { readonly recovery: AccountActor<"passwordRecovery"> }

/** A new password for who came by the mailed link. */
export const ChoosePassword = ({ recovery }: Props) => {
  const { t } = useTranslation()
  const state = useSelector(recovery, ({ value }) => value)
  if (state === "reset")
    return (
      <>
        <Notice tone="good" said>
          {t("recovery.reset.done")}
        </Notice>
        <LinkButton to="/login" size="large">
          {t("login.action")}
        </LinkButton>
      </>
    )
  if (state === "linkOver")
    return (
      <>
        <Notice tone="warning" said>
          {t("recovery.linkOver")}
        </Notice>
        <LinkButton to="/forgot-password" size="large">
          {t("recovery.another")}
        </LinkButton>
      </>
    )
  return <PasswordForm recovery={recovery} />
}

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
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy && form.find(newPasswordIssues(form.typed, nobodyKnown)))
      recovery.send({ type: "guest.chosePassword", chosen: form.typed })
  }
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
