import { useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { Badge } from "../../parts/Badge.tsx"
import { Button } from "../../parts/Button.tsx"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { momentText } from "../../formats/day.ts"
import { Skeleton } from "../../parts/Skeleton.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { useSignedOut } from "../../parts/account/use-signed-out.ts"
import { useJourney } from "../../app/use-journey.ts"
import ownStyles from "./profile.module.css"

/** Where the guest is signed in; any browser can be signed out from here. */
export const SessionsCard = () => {
  const { t } = useTranslation()
  const { account } = useRouter().options.context
  const started = useJourney<AccountActor<"sessions">>({
    begin: () => account?.sessions(),
  })
  return (
    <section className={styles["card"]} aria-labelledby="profile-sessions">
      <div className={styles["head"]}>
        <h2 id="profile-sessions">{t("profile.sessions")}</h2>
        <p className={styles["soft"]}>{t("profile.sessions.lead")}</p>
      </div>
      {started.state === "started" && <Sessions sessions={started.actor} />}
      {started.state === "starting" && <Skeleton height="4rem" />}
      {started.state === "unreachable" && (
        <ErrorState reason={t("error.unreachable")} onRetry={started.retry} />
      )}
    </section>
  )
}

const Sessions = ({ sessions }: { readonly sessions: AccountActor<"sessions"> }) => {
  const { t, language } = useTranslation()
  const state = useSelector(sessions, ({ value }) => value)
  const listed = useSelector(sessions, ({ context }) => context.sessions)
  const isBusy = useSelector(sessions, (snapshot) => snapshot.hasTag("busy"))
  useSignedOut(state === "signedOut")
  if (state === "unreachable")
    return (
      <ErrorState
        reason={t("error.unreachable")}
        onRetry={() => sessions.send({ type: "guest.retried" })}
      />
    )
  return (
    <>
      <ul role="list" className={ownStyles["sessions"]}>
        {listed.map(({ id, browser, current, lastSeenAt }) => (
          <li key={id}>
            <span>
              {browser === "" ? t("profile.sessions.unknown") : browser}
              <small>
                {t("profile.sessions.seen", { moment: momentText(lastSeenAt, language) })}
              </small>
            </span>
            {current ? (
              <Badge tone="good">{t("profile.sessions.current")}</Badge>
            ) : (
              <Button
                look="quiet"
                disabled={isBusy}
                onClick={() => sessions.send({ type: "guest.endedSession", id })}
              >
                {t("profile.sessions.end")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles["actions"]}>
        <Button
          look="secondary"
          disabled={isBusy}
          onClick={() => sessions.send({ type: "guest.endedAll" })}
        >
          {t("profile.sessions.endAll")}
        </Button>
      </div>
    </>
  )
}
