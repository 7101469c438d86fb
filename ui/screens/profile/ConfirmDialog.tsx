import { useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Notice } from "../../parts/Notice.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { PasswordField } from "../../parts/account/PasswordField.tsx"
import { usePasswordForm } from "../../parts/account/use-password-form.ts"
import { ConfirmByGoogle } from "./ConfirmByGoogle.tsx"

/** Asks for the password, or a Google login, again before a step that an attacker could misuse. */
export const ConfirmDialog = ({ step }: { readonly step: AccountActor<"accountStep"> }) => {
  const { t } = useTranslation()
  const hasPassword = useRouter().options.context.session.read()?.hasPassword ?? true
  return (
    <Dialog
      title={t(hasPassword ? "profile.confirm" : "profile.confirm.google")}
      onClose={() => step.send({ type: "guest.leftIt" })}
    >
      {hasPassword ? <ConfirmByPassword step={step} /> : <ConfirmByGoogle step={step} />}
    </Dialog>
  )
}

const ConfirmByPassword = ({ step }: { readonly step: AccountActor<"accountStep"> }) => {
  const { t } = useTranslation()
  const state = useSelector(step, ({ value }) => value)
  const isBusy = state === "confirming"
  const { form, submit } = usePasswordForm("confirm", isBusy, (password) =>
    step.send({ type: "guest.confirmed", password }),
  )
  return (
    <form className={styles["form"]} onSubmit={submit} noValidate>
      <p className={styles["soft"]}>{t("profile.confirm.lead")}</p>
      {state === "notConfirmed" && (
        <Notice tone="danger" said>
          {t("login.linkRefused")}
        </Notice>
      )}
      {state === "confirmUnclear" && (
        <Notice tone="warning" said>
          {t("account.unreachable")}
        </Notice>
      )}
      <PasswordField {...form.text("password")} autoComplete="current-password" />
      <Button type="submit" aria-disabled={isBusy}>
        {t("profile.confirm.action")}
      </Button>
    </form>
  )
}
