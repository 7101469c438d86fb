import { useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { Icon } from "../../parts/icons/Icon.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { LoadingSaid, Skeleton } from "../../parts/Skeleton.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { useSignedOut } from "../../parts/account/use-signed-out.ts"
import { useJourney } from "../../app/use-journey.ts"
import { VerificationForm } from "./VerificationForm.tsx"

/** `/verification` */
export const VerificationScreen = () => {
  const { t } = useTranslation()
  const { account } = useRouter().options.context
  const started = useJourney<AccountActor<"verification">>({
    begin: () => account?.verification(),
  })
  return (
    <div className={styles["page"]}>
      <PageTitle title={t("verification.title")} />
      <div className={styles["head"]}>
        <h1>{t("verification.title")}</h1>
        <p className={styles["soft"]}>{t("verification.lead")}</p>
      </div>
      {started.state === "started" && <Verification verification={started.actor} />}
      {started.state === "starting" && <Waiting />}
      {started.state === "unreachable" && (
        <ErrorState reason={t("error.unreachable")} onRetry={started.retry} />
      )}
    </div>
  )
}

const Waiting = () => (
  <>
    <LoadingSaid />
    <Skeleton height="28rem" radius="var(--radius-3)" />
  </>
)

const Verification = ({
  verification,
}: {
  readonly verification: AccountActor<"verification">
}) => {
  const { t } = useTranslation()
  const state = useSelector(verification, ({ value }) => value)
  const hasForm = useSelector(verification, (snapshot) => snapshot.hasTag("form"))
  useSignedOut(state === "signedOut")
  if (hasForm) return <VerificationForm verification={verification} />
  if (state === "lost")
    return (
      <ErrorState
        reason={t("error.unreachable")}
        onRetry={() => verification.send({ type: "guest.retried" })}
      />
    )
  if (state !== "submitted" && state !== "verified") return <Waiting />
  const icon = state === "verified" ? "badge-check" : "hourglass"
  return (
    <EmptyState
      icon={<Icon name={icon} size={28} />}
      heading={t(`verification.${state}`)}
      action={<LinkButton to="/account/profile">{t("header.profile")}</LinkButton>}
    >
      {t(`verification.${state}.lead`)}
    </EmptyState>
  )
}
