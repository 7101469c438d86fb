import { useRouter, useSearch } from "@tanstack/react-router"
import { ErrorState } from "../../parts/ErrorState.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { wayOnIn } from "../../app/guarded-pages.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { AuthLayout, FormSkeleton } from "../../parts/account/AuthLayout.tsx"
import { SlowedNotice } from "../../parts/account/SlowedNotice.tsx"
import { useHasForm } from "../../parts/account/use-has-form.ts"
import { GoogleWay } from "../../parts/account/GoogleWay.tsx"
import { useJourney } from "../../app/use-journey.ts"
import { Login } from "../../parts/account/Login.tsx"
import { RegisterForm } from "./RegisterForm.tsx"

type Ways = {
  readonly registration: AccountActor<"registration">
  readonly session: AccountActor<"session">
}

/** Google, or a form of our own; what is typed into it stays whatever Google says. */
const Register = ({ registration, session }: Ways) => {
  const { t } = useTranslation()
  const { google } = useRouter().options.context.facts
  const hasForm = useHasForm(session)
  if (!hasForm) return <Login session={session} />
  return (
    <>
      {google && (
        <>
          <GoogleWay
            session={session}
            refused={t("register.google.refused")}
            away={t("account.google.away")}
          />
          <SlowedNotice session={session} />
          <p className={styles["or"]}>{t("account.or")}</p>
        </>
      )}
      <RegisterForm registration={registration} />
    </>
  )
}

/** `/register` */
export const RegisterScreen = () => {
  const { t } = useTranslation()
  const { account } = useRouter().options.context
  const wayOn = wayOnIn(useSearch({ strict: false }))
  const registration = useJourney<AccountActor<"registration">>({
    begin: () => account?.registration(),
  })
  const session = useJourney<AccountActor<"session">>({
    begin: () => account?.session({ user: null, wayOn, back: null }),
  })
  if (registration.state === "unreachable")
    return <ErrorState level="h1" reason={t("error.unreachable")} onRetry={registration.retry} />
  return (
    <AuthLayout title={t("register.title")} lead={t("register.lead")}>
      {registration.state === "started" && session.state === "started" ? (
        <Register registration={registration.actor} session={session.actor} />
      ) : (
        <FormSkeleton fields={5} />
      )}
    </AuthLayout>
  )
}
