import { Notice } from "../Notice.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"

/** Why the last press came to nothing: too many of them, or nobody answered. */
export const AccountTrouble = ({
  state,
  seconds,
}: {
  readonly state: string
  /** How long a guest who tried too often waits. */
  readonly seconds: number
}) => {
  const { t } = useTranslation()
  if (state !== "slowed" && state !== "unreachable") return null
  return (
    <Notice tone="warning" said>
      {state === "slowed"
        ? t("account.slowed", { count: Math.max(1, seconds) })
        : t("account.unreachable")}
    </Notice>
  )
}
