import { useRouter } from "@tanstack/react-router"
import { ErrorState } from "../../parts/ErrorState.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { AuthLayout, FormSkeleton } from "../../parts/account/AuthLayout.tsx"
import { useJourney } from "../../app/use-journey.ts"
import { AskForLink } from "./AskForLink.tsx"

/** `/forgot-password` */
export const ForgotPasswordScreen = () => {
  const { t } = useTranslation()
  const { account } = useRouter().options.context
  const started = useJourney<AccountActor<"passwordRecovery">>({
    begin: () => account?.passwordRecovery({ link: null }),
  })
  if (started.state === "unreachable")
    return <ErrorState level="h1" reason={t("error.unreachable")} onRetry={started.retry} />
  return (
    <AuthLayout title={t("recovery.forgot.title")} lead={t("recovery.forgot.lead")}>
      {started.state === "started" ? (
        <AskForLink recovery={started.actor} />
      ) : (
        <FormSkeleton fields={1} />
      )}
    </AuthLayout>
  )
}
