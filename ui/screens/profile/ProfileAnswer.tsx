import type { profileMachine } from "#core/account/profile.machine.ts"
import type { StateValueFrom } from "xstate"
import { LinkButton } from "../../parts/LinkButton.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"

/** The result of saving, and whether a verification has ended because the identity changed. */
export const ProfileAnswer = ({
  state,
  endedVerification,
}: {
  readonly state: StateValueFrom<typeof profileMachine>
  readonly endedVerification: boolean
}) => {
  const { t } = useTranslation()
  if (state === "saved" && endedVerification)
    return (
      <Notice tone="warning" said>
        <p>{t("profile.verification.ended")}</p>
        <LinkButton to="/verification" look="secondary">
          {t("header.verification")}
        </LinkButton>
      </Notice>
    )
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
