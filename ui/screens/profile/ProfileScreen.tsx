import { useRouter, useSearch } from "@tanstack/react-router"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import type { Query } from "../../app/query.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { useJourney } from "../../app/use-journey.ts"
import { Profile } from "./Profile.tsx"
import { ProfileSkeleton } from "./ProfileSkeleton.tsx"
import { ProveAddress } from "./ProveAddress.tsx"

/** `/account/profile`, which a link that proves an address opens too. */
export const ProfileScreen = () => {
  const { t } = useTranslation()
  const { account } = useRouter().options.context
  const search: Query = useSearch({ strict: false })
  const link = [search["link"] ?? ""].flat()[0] ?? ""
  const started = useJourney<AccountActor<"profile">>({
    begin: () => account?.profile(),
  })
  return (
    <div className={styles["page"]}>
      <PageTitle title={t("profile.title")} />
      <div className={styles["head"]}>
        <h1>{t("profile.title")}</h1>
        <p className={styles["soft"]}>{t("profile.lead")}</p>
      </div>
      {link !== "" && <ProveAddress link={link} />}
      {started.state === "started" && <Profile profile={started.actor} />}
      {started.state === "starting" && <ProfileSkeleton />}
      {started.state === "unreachable" && (
        <ErrorState reason={t("error.unreachable")} onRetry={started.retry} />
      )}
    </div>
  )
}
