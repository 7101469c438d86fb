import { Icon } from "./icons/Icon.tsx"
import { useTranslation } from "../translations/use-translation.tsx"
import { Button } from "./Button.tsx"
import { EmptyState } from "./EmptyState.tsx"

/** What happened in plain words, and a retry that works. */
export const ErrorState = ({
  reason,
  level,
  onRetry,
}: {
  readonly reason: string
  readonly level?: "h1" | "h2"
  readonly onRetry: () => void
}) => {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState
        icon={<Icon name="cloud-off" size={28} />}
        heading={t("error.heading")}
        {...(level && { level })}
        action={<Button onClick={onRetry}>{t("action.retry")}</Button>}
      >
        {reason}
      </EmptyState>
    </div>
  )
}
