import { registrationIssues } from "#core/account/registration.rules.ts"
import { Link, useSearch } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { Button } from "../../parts/Button.tsx"
import { IssueSummary } from "../../parts/fields/IssueSummary.tsx"
import { LegalPhrase } from "../../parts/LegalPhrase.tsx"
import { TextField } from "../../parts/fields/TextField.tsx"
import { submitting } from "../../parts/fields/submitting.ts"
import { useForm } from "../../parts/fields/use-form.ts"
import type { AccountActor } from "../../app/account-journeys.ts"
import { wayOnIn } from "../../app/guarded-pages.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { AccountTrouble } from "../../parts/account/AccountTrouble.tsx"
import { NameFields } from "../../parts/account/NameFields.tsx"
import { NewPasswordFields, newPasswordLabels } from "../../parts/account/NewPasswordFields.tsx"
import { useSignedIn } from "../../parts/account/use-signed-in.ts"

const labels = {
  firstName: "account.firstName",
  lastName: "account.lastName",
  email: "account.email",
  ...newPasswordLabels,
} as const

const empty = { firstName: "", lastName: "", email: "", password: "", confirmPassword: "" }

/** Names, an address and a password of one's own; the account opens at once. */
export const RegisterForm = ({
  registration,
}: {
  readonly registration: AccountActor<"registration">
}) => {
  const { t, language } = useTranslation()
  const search = useSearch({ strict: false })
  const state = useSelector(registration, ({ value }) => value)
  const { user, issues, retryAfterSeconds } = useSelector(registration, ({ context }) => context)
  const form = useForm({
    name: "register",
    labels,
    empty,
    secrets: ["password", "confirmPassword"],
    ofServer: issues,
  })
  const isBusy = state === "registering" || state === "registered"
  useSignedIn(user, wayOnIn(search))
  const submit = submitting(form, {
    isBusy,
    issuesOf: (typed) => registrationIssues({ ...typed, language }),
    send: (typed) =>
      registration.send({ type: "guest.registered", registration: { ...typed, language } }),
  })
  return (
    <>
      <form
        className={styles["form"]}
        onSubmit={submit}
        noValidate
        aria-label={t("register.title")}
      >
        <IssueSummary form={form} />
        <AccountTrouble state={state} seconds={retryAfterSeconds} />
        <NameFields form={form} />
        <TextField
          {...form.text("email")}
          autoComplete="username"
          type="email"
          spellCheck={false}
        />
        <NewPasswordFields form={form} owner={form.typed} />
        <p className={styles["soft"]}>
          <LegalPhrase say="register.terms" />
        </p>
        <Button type="submit" size="large" wide aria-disabled={isBusy}>
          {t(isBusy ? "register.doing" : "register.action")}
        </Button>
      </form>
      <p className={styles["line"]}>
        {t("register.hasAccount")}
        <Link to="/login" search={{ redirect: wayOnIn(search) }} className={styles["link"]}>
          {t("login.action")}
        </Link>
      </p>
    </>
  )
}
