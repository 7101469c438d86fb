import type { KeptCardView } from "#core/payment/kept-card.ts"
import type { ProfileView } from "#core/account/profile.ts"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Notice } from "../../parts/Notice.tsx"
import styles from "../../parts/account/account.module.css"
import { useCardName } from "../../parts/card/use-card-name.ts"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"

type Props = { readonly profile: AccountActor<"profile">; readonly view: ProfileView }

/** The card that is kept for the next stay, and how it is removed. */
export const CardKept = ({ profile, view }: Props) => {
  const { t } = useTranslation()
  return (
    <section className={styles["card"]} aria-labelledby="profile-card">
      <div className={styles["head"]}>
        <h2 id="profile-card">{t("profile.card")}</h2>
        <p className={styles["soft"]}>{t("profile.card.lead")}</p>
      </div>
      {view.keptCard ? (
        <Removable profile={profile} card={view.keptCard} />
      ) : (
        <p>{t("profile.card.none")}</p>
      )}
      <Answer profile={profile} />
    </section>
  )
}

const Removable = ({ profile, card }: Pick<Props, "profile"> & { readonly card: KeptCardView }) => {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const isBusy = useSelector(profile, (snapshot) => snapshot.hasTag("busy"))
  const { name, expiry } = useCardName()(card)
  const close = () => setIsAsking(false)
  const remove = () => {
    close()
    profile.send({ type: "guest.removedCard" })
  }
  return (
    <>
      <p>
        <b>{name}</b>
        <br />
        <span className={styles["soft"]}>{expiry}</span>
      </p>
      <div className={styles["actions"]}>
        <Button look="secondary" disabled={isBusy} onClick={() => setIsAsking(true)}>
          {t("profile.card.remove")}
        </Button>
      </div>
      {isAsking && (
        <Dialog title={t("profile.card.remove")} onClose={close}>
          <p>{t("profile.card.remove.sure", { name })}</p>
          <div className={styles["actions"]}>
            <Button look="danger" onClick={remove}>
              {t("profile.card.remove.yes")}
            </Button>
            <Button look="quiet" onClick={close}>
              {t("profile.card.remove.no")}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

/** What came of removing it. */
const Answer = ({ profile }: Pick<Props, "profile">) => {
  const { t } = useTranslation()
  const state = useSelector(profile, ({ value }) => value)
  return (
    <>
      <p role="status" className={styles["doing"]}>
        {state === "removingCard" && t("account.saving")}
        {state === "cardRemoved" && t("profile.card.removed")}
      </p>
      {state === "cardUnclear" && (
        <Notice tone="warning" said>
          {t("account.unreachable")}
        </Notice>
      )}
    </>
  )
}
