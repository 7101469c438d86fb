import type { profileMachine } from "#core/account/profile.machine.ts"
import type { StateValueFrom } from "xstate"
import { Notice } from "../../parts/Notice.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"

/** What came of saving. */
export const ProfileAnswer = ({
  state,
}: {
  readonly state: StateValueFrom<typeof profileMachine>
}) => {
  const { t } = useTranslation()
  if (state === "saved")
    return (
      <Notice tone="good" said>
        {t("profile.saved")}
      </Notice>
    )
  if (state === "unclear")
    return (
      <Notice tone="warning" said>
        {t("account.unreachable")}
      </Notice>
    )
  return null
}
