import { useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { ErrorState } from "../../parts/ErrorState.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { useSignedOut } from "../../parts/account/use-signed-out.ts"
import { DetailsForm } from "./DetailsForm.tsx"
import { EmailCard } from "./EmailCard.tsx"
import { FirstPassword } from "./FirstPassword.tsx"
import { CardKept } from "./CardKept.tsx"
import { PasswordCard } from "./PasswordCard.tsx"
import { PasskeysCard } from "./PasskeysCard.tsx"
import { PictureCard } from "./PictureCard.tsx"
import { ProfileSkeleton } from "./ProfileSkeleton.tsx"
import { RecordsCard } from "./RecordsCard.tsx"
import { SecondFactorCard } from "./SecondFactorCard.tsx"
import { SessionsCard } from "./SessionsCard.tsx"
import styles from "./profile.module.css"

/** Everything about the guest, each part changed by itself. */
export const Profile = ({ profile }: { readonly profile: AccountActor<"profile"> }) => {
  const { t } = useTranslation()
  const { session } = useRouter().options.context
  const state = useSelector(profile, ({ value }) => value)
  const view = useSelector(profile, ({ context }) => context.profile)
  useSignedOut(state === "signedOut")
  useEffect(() => {
    const user = session.read()
    if (view && user) {
      const { firstName, lastName, picture } = view
      session.becomes({ ...user, firstName, lastName, picture })
    }
  }, [view, session])
  if (state === "lost")
    return (
      <ErrorState
        reason={t("error.unreachable")}
        onRetry={() => profile.send({ type: "guest.retried" })}
      />
    )
  if (!view) return <ProfileSkeleton />
  return (
    <>
      <PictureCard profile={profile} view={view} />
      <DetailsForm profile={profile} view={view} />
      <div className={styles["halves"]}>
        <EmailCard view={view} />
        {view.hasPassword ? <PasswordCard owner={view} /> : <FirstPassword email={view.email} />}
        <SecondFactorCard view={view} />
        <PasskeysCard view={view} />
        <CardKept profile={profile} view={view} />
        <SessionsCard />
        <RecordsCard />
      </div>
    </>
  )
}
