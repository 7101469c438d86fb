import { useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useEffect, useState } from "react"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import ownStyles from "./profile.module.css"
import { saveAs } from "./save-as.ts"
import { StepAnswer } from "./StepAnswer.tsx"
import { useStep } from "./use-step.ts"

type Step = { readonly step: AccountActor<"accountStep"> }

/** Download of all personal data as one file, and deletion of the account. */
export const RecordsCard = () => {
  const { t } = useTranslation()
  const records = useStep()
  const end = useStep()
  return (
    <section className={styles["card"]} aria-labelledby="profile-records">
      <h2 id="profile-records">{t("profile.records")}</h2>
      {records && <TakeRecords step={records} />}
      {end && <EndAccount step={end} />}
    </section>
  )
}

const asFile = (content: object): Blob =>
  new Blob([JSON.stringify(content, null, 2)], { type: "application/json" })

const TakeRecords = ({ step }: Step) => {
  const { t } = useTranslation()
  const records = useSelector(step, ({ context }) => context.records)
  useEffect(() => {
    if (records) saveAs("singgah.json", asFile(records))
  }, [records])
  return (
    <>
      <p className={styles["soft"]}>{t("profile.records.lead")}</p>
      <div className={styles["actions"]}>
        <Button
          look="secondary"
          onClick={() => step.send({ type: "guest.asked", step: { kind: "takeRecords" } })}
        >
          {t("profile.records.take")}
        </Button>
      </div>
      <StepAnswer step={step} done={t("profile.records.done")} />
    </>
  )
}

const EndAccount = ({ step }: Step) => {
  const { t } = useTranslation()
  const router = useRouter()
  const [isAsking, setIsAsking] = useState(false)
  const user = useSelector(step, ({ context }) => context.user)
  useEffect(() => {
    if (user !== null) return
    router.options.context.session.becomes(null)
    router.clearCache()
    void router.navigate({ to: "/" })
  }, [user, router])
  return (
    <div className={ownStyles["end"]}>
      <p className={styles["soft"]}>{t("profile.end.lead")}</p>
      <div className={styles["actions"]}>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          {t("profile.end")}
        </Button>
      </div>
      {isAsking && (
        <Dialog title={t("profile.end")} onClose={() => setIsAsking(false)}>
          <p>{t("profile.end.sure")}</p>
          <div className={styles["actions"]}>
            <Button
              look="danger"
              onClick={() => {
                setIsAsking(false)
                step.send({ type: "guest.asked", step: { kind: "endAccount" } })
              }}
            >
              {t("profile.end.yes")}
            </Button>
            <Button look="quiet" onClick={() => setIsAsking(false)}>
              {t("profile.end.no")}
            </Button>
          </div>
        </Dialog>
      )}
      <StepAnswer step={step} done={t("profile.end.done")} />
    </div>
  )
}
