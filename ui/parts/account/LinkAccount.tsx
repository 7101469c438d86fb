import { useSelector } from "@xstate/react"
import { Button } from "../Button.tsx"
import { IssueSummary } from "../fields/IssueSummary.tsx"
import { Notice } from "../Notice.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./account.module.css"
import { PasswordField } from "./PasswordField.tsx"
import { usePasswordForm } from "./use-password-form.ts"

/** The address of the Google account has an account here: its password, once, links the two. */
export const LinkAccount = ({ session }: { readonly session: AccountActor<"session"> }) => {
  const { t } = useTranslation()
  const state = useSelector(session, ({ value }) => value)
  const email = useSelector(session, ({ context }) => context.email)
  const isBusy = state === "linking"
  const { form, submit } = usePasswordForm("link", isBusy, (password) =>
    session.send({ type: "guest.linked", password }),
  )
  return (
    <form className={styles["form"]} onSubmit={submit} noValidate aria-label={t("login.link")}>
      <Notice>{t("login.link.why", { email })}</Notice>
      <IssueSummary form={form} />
      {(state === "linkRefused" || state === "linkUnclear") && (
        <Notice tone="danger" said>
          {t(`login.${state}`)}
        </Notice>
      )}
      <PasswordField {...form.text("password")} autoComplete="current-password" />
      <Button type="submit" size="large" wide aria-disabled={isBusy}>
        {t(isBusy ? "login.doing" : "login.link")}
      </Button>
    </form>
  )
}
