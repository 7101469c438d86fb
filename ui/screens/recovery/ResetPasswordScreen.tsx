import { useRouter, useSearch } from "@tanstack/react-router"
import { ErrorState } from "../../parts/ErrorState.tsx"
import type { AccountActor } from "../../routes/account-journeys.ts"
import type { Query } from "../../routes/query.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Door, FormSkeleton } from "../account/Door.tsx"
import { useJourney } from "../checkout/use-journey.ts"
import { ChoosePassword } from "./ChoosePassword.tsx"

/** `/reset-password`: what the link of a mail opens. */
export const ResetPasswordScreen = () => {
  const { t } = useTranslation()
  const { account } = useRouter().options.context
  const search: Query = useSearch({ strict: false })
  const link = [search["link"] ?? ""].flat()[0] ?? ""
  const started = useJourney<AccountActor<"passwordRecovery">>({
    wish: link,
    begin: () => account?.passwordRecovery({ link }),
  })
  if (started.state === "unreachable")
    return <ErrorState level="h1" reason={t("error.unreachable")} onRetry={started.retry} />
  return (
    <Door title={t("recovery.reset.title")} lead={t("recovery.reset.lead")}>
      {started.state === "started" ? (
        <ChoosePassword recovery={started.actor} />
      ) : (
        <FormSkeleton fields={2} />
      )}
    </Door>
  )
}
