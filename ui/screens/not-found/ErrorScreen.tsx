import { useRouter, type ErrorComponentProps } from "@tanstack/react-router"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"

/** A page that could not be loaded; trying again loads it anew. */
export const ErrorScreen = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useTranslation()
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  const isUnreachable = error instanceof Error && error.name === "Unreachable"
  const reason = isUnreachable ? t("error.unreachable") : t("error.unforeseen")
  return (
    <>
      <PageTitle title={t("error.title")} />
      <ErrorState level="h1" reason={reason} onRetry={retry} />
    </>
  )
}
