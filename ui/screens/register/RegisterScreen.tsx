import { useRouter } from "@tanstack/react-router"
import { ErrorState } from "../../parts/ErrorState.tsx"
import type { AccountActor } from "../../routes/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Door, FormSkeleton } from "../account/Door.tsx"
import { useJourney } from "../checkout/use-journey.ts"
import { RegisterForm } from "./RegisterForm.tsx"

/** `/register` */
export const RegisterScreen = () => {
  const { t } = useTranslation()
  const { account } = useRouter().options.context
  const started = useJourney<AccountActor<"registration">>({
    wish: "",
    begin: () => account?.begin("registration"),
  })
  if (started.state === "unreachable")
    return <ErrorState level="h1" reason={t("error.unreachable")} onRetry={started.retry} />
  return (
    <Door title={t("register.title")} lead={t("register.lead")}>
      {started.state === "started" ? (
        <RegisterForm registration={started.actor} />
      ) : (
        <FormSkeleton fields={5} />
      )}
    </Door>
  )
}
