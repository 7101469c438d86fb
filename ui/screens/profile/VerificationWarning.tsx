import type { ProfileView } from "#core/account/profile.ts"
import { Notice } from "../../parts/Notice.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"

/** Says before anything is changed that another identity has to be verified again. */
export const VerificationWarning = ({
  verification,
}: {
  readonly verification: ProfileView["verification"]
}) => {
  const { t } = useTranslation()
  switch (verification) {
    case "submitted":
    case "verified":
      return <Notice>{t(`profile.verification.${verification}`)}</Notice>
    case "unverified":
    case "rejected":
      return null
    default:
      return verification satisfies never
  }
}
