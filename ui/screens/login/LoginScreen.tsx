import { useRouter, useSearch } from "@tanstack/react-router"
import { ErrorState } from "../../parts/ErrorState.tsx"
import type { AccountActor } from "../../routes/account-journeys.ts"
import { wayOnIn } from "../../routes/guarded.ts"
import type { Query } from "../../routes/query.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Door, FormSkeleton } from "../account/Door.tsx"
import { useJourney } from "../checkout/use-journey.ts"
import { Login } from "./Login.tsx"

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
    wish: back?.state ?? "",
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
    <Door title={t("login.title")} lead={t("login.lead")}>
      {started.state === "started" ? (
        <Login session={started.actor} />
      ) : (
        <FormSkeleton fields={3} />
      )}
    </Door>
  )
}
