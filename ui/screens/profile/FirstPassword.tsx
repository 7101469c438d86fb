import { useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { Button } from "../../parts/Button.tsx"
import { Notice } from "../../parts/Notice.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { useJourney } from "../../app/use-journey.ts"
import { RecoveryTrouble } from "../../parts/account/RecoveryTrouble.tsx"

/** A first password for who came with Google, by a link to the address that Google confirmed. */
export const FirstPassword = ({ email }: { readonly email: string }) => {
  const { t } = useTranslation()
  const { account } = useRouter().options.context
  const started = useJourney<AccountActor<"passwordRecovery">>({
    begin: () => account?.passwordRecovery({ link: null }),
  })
  return (
    <section className={styles["card"]} aria-labelledby="profile-password">
      <div className={styles["head"]}>
        <h2 id="profile-password">{t("profile.password")}</h2>
        <p className={styles["soft"]}>{t("profile.password.none")}</p>
      </div>
      {started.state === "started" && <AskForOne recovery={started.actor} email={email} />}
    </section>
  )
}

const AskForOne = ({
  recovery,
  email,
}: {
  readonly recovery: AccountActor<"passwordRecovery">
  readonly email: string
}) => {
  const { t } = useTranslation()
  const state = useSelector(recovery, ({ value }) => value)
  return (
    <>
      <RecoveryTrouble recovery={recovery} />
      {state === "mailed" && (
        <Notice tone="good" said>
          {t("profile.email.sent", { email })}
        </Notice>
      )}
      <div className={styles["actions"]}>
        <Button
          look="secondary"
          aria-disabled={state === "mailing"}
          onClick={() => recovery.send({ type: "guest.askedForLink", email })}
        >
          {t("profile.password.set")}
        </Button>
      </div>
    </>
  )
}
