import { emailIssue } from "#core/account/registration.rules.ts"
import type { Issue } from "#core/kernel/issue.ts"
import { Link, useRouter, useSearch } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { Button } from "../Button.tsx"
import { IssueSummary } from "../fields/IssueSummary.tsx"
import { LegalPhrase } from "../LegalPhrase.tsx"
import { submitting } from "../fields/submitting.ts"
import { TextField } from "../fields/TextField.tsx"
import { useForm } from "../fields/use-form.ts"
import type { AccountActor } from "../../app/account-journeys.ts"
import { wayOnIn } from "../../app/guarded-pages.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./account.module.css"
import { GoogleWay } from "./GoogleWay.tsx"
import { hasPasskeys } from "./has-passkeys.ts"
import { PasswordField } from "./PasswordField.tsx"
import { PasskeyWay } from "./PasskeyWay.tsx"
import { LoginAnswer } from "./LoginAnswer.tsx"
import { missingPassword } from "./use-password-form.ts"

const labels = { email: "account.email", password: "account.password" } as const

const issuesOf = ({ email, password }: { email: string; password: string }) => {
  const code = emailIssue(email)
  const issues: ReadonlyArray<Issue> = [
    ...(code ? [{ path: "email", code }] : []),
    ...missingPassword(password),
  ]
  return issues
}

type Props = { readonly session: AccountActor<"session"> }

/** An address and a password, or Google; what was typed stays, whatever is answered. */
export const LoginForm = ({ session }: Props) => {
  const { t } = useTranslation()
  const search = useSearch({ strict: false })
  const isBusy = useSelector(session, (snapshot) => snapshot.hasTag("busy"))
  const form = useForm({
    name: "login",
    labels,
    empty: { email: "", password: "" },
    secrets: ["password"],
  })
  useEffect(() => session.send({ type: "guest.sawForm" }), [session])
  const submit = submitting(form, {
    isBusy,
    issuesOf,
    send: (credentials) => session.send({ type: "guest.signedIn", credentials }),
  })
  return (
    <>
      <OtherWays session={session} />
      <form className={styles["form"]} onSubmit={submit} noValidate aria-label={t("login.title")}>
        <IssueSummary form={form} />
        <LoginAnswer session={session} />
        <TextField
          {...form.text("email")}
          type="email"
          autoComplete="username webauthn"
          spellCheck={false}
        />
        <PasswordField {...form.text("password")} autoComplete="current-password" />
        <p>
          <Link to="/forgot-password" className={styles["link"]}>
            {t("login.forgot")}
          </Link>
        </p>
        <Button type="submit" size="large" wide aria-disabled={isBusy}>
          {t(isBusy ? "login.doing" : "login.action")}
        </Button>
      </form>
      <p className={styles["line"]}>
        {t("login.noAccount")}
        <Link to="/register" search={{ redirect: wayOnIn(search) }} className={styles["link"]}>
          {t("register.title")}
        </Link>
      </p>
    </>
  )
}

/** Without a password: by Google, which opens an account where there is none, or by a passkey. */
const OtherWays = ({ session }: Props) => {
  const { t } = useTranslation()
  const { google } = useRouter().options.context.facts
  const reason = useSelector(session, ({ context }) => context.reason)
  return (
    <>
      {google && (
        <>
          <GoogleWay
            session={session}
            refused={t(`login.google.${reason ?? "expired"}`)}
            away={t("login.googleAway")}
          />
          <p className={styles["soft"]}>
            <LegalPhrase say="register.terms" />
          </p>
        </>
      )}
      {hasPasskeys() && <PasskeyWay session={session} />}
      {(google || hasPasskeys()) && <p className={styles["or"]}>{t("account.or")}</p>}
    </>
  )
}
