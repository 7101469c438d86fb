import { useRouter, useSearch } from "@tanstack/react-router"
import { ErrorState } from "../../parts/ErrorState.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { wayOnIn } from "../../app/guarded-pages.ts"
import type { Query } from "../../app/query.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { AuthLayout, FormSkeleton } from "../../parts/account/AuthLayout.tsx"
import { useJourney } from "../../app/use-journey.ts"
import { Login } from "../../parts/account/Login.tsx"

const one = (value: Query[string] | undefined): string | null => [value ?? []].flat()[0] ?? null

/** What Google put into the address when it sent the guest back; null for everybody else. */
const backFromGoogle = (search: Query) => {
  const state = one(search["state"])
  return state === null ? null : { code: one(search["code"]), state, way: "address" as const }
}

/** `/login` */
export const LoginScreen = () => {
  const { t } = useTranslation()
  const { account, session } = useRouter().options.context
  const search: Query = useSearch({ strict: false })
  const back = backFromGoogle(search)
  const started = useJourney<AccountActor<"session">>({
    wanted: back?.state ?? "",
    begin: () =>
      account?.session({
        user: back ? null : session.read(),
        wayOn: wayOnIn(search),
        back,
      }),
  })
  if (started.state === "unreachable")
    return <ErrorState level="h1" reason={t("error.unreachable")} onRetry={started.retry} />
  return (
    <AuthLayout title={t("login.title")} lead={t("login.lead")}>
      {started.state === "started" ? (
        <Login session={started.actor} />
      ) : (
        <FormSkeleton fields={3} />
      )}
    </AuthLayout>
  )
}
