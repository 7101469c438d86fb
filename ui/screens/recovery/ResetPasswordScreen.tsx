import { useRouter, useSearch } from "@tanstack/react-router"
import { ErrorState } from "../../parts/ErrorState.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import type { Query } from "../../app/query.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { AuthLayout, FormSkeleton } from "../../parts/account/AuthLayout.tsx"
import { useJourney } from "../../app/use-journey.ts"
import { ChoosePassword } from "./ChoosePassword.tsx"

/** `/reset-password`: what the link of a mail opens. */
export const ResetPasswordScreen = () => {
  const { t } = useTranslation()
  const { account } = useRouter().options.context
  const search: Query = useSearch({ strict: false })
  const link = [search["link"] ?? ""].flat()[0] ?? ""
  const started = useJourney<AccountActor<"passwordRecovery">>({
    wanted: link,
    begin: () => account?.passwordRecovery({ link }),
  })
  if (started.state === "unreachable")
    return <ErrorState level="h1" reason={t("error.unreachable")} onRetry={started.retry} />
  return (
    <AuthLayout title={t("recovery.reset.title")} lead={t("recovery.reset.lead")}>
      {started.state === "started" ? (
        <ChoosePassword recovery={started.actor} />
      ) : (
        <FormSkeleton fields={2} />
      )}
    </AuthLayout>
  )
}
