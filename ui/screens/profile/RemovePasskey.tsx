import type { PasskeyView } from "#core/account/passkey.ts"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"

type Props = {
  readonly step: AccountActor<"accountStep">
  readonly passkey: PasskeyView
  readonly onClose: () => void
}

/** Asks once more before a passkey is deleted. */
export const RemovePasskey = ({ step, passkey: { id, name: given }, onClose }: Props) => {
  const { t } = useTranslation()
  const name = given === "" ? t("profile.passkeys.unnamed") : given
  const remove = () => {
    onClose()
    step.send({ type: "guest.asked", step: { kind: "removePasskey", id } })
  }
  return (
    <Dialog title={t("profile.passkeys.removeOf", { name })} onClose={onClose}>
      <p>{t("profile.passkeys.remove.sure", { name })}</p>
      <div className={styles["actions"]}>
        <Button look="danger" onClick={remove}>
          {t("profile.passkeys.remove.yes")}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t("profile.passkeys.remove.no")}
        </Button>
      </div>
    </Dialog>
  )
}
