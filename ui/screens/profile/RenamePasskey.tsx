import type { PasskeyView } from "#core/account/passkey.ts"
import { useState, type SubmitEvent } from "react"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { TextField } from "../../parts/fields/TextField.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"

type Props = {
  readonly step: AccountActor<"accountStep">
  readonly passkey: PasskeyView
  readonly onClose: () => void
}

const MOST_CHARACTERS = 60

/** Gives a passkey another name; an empty one leaves it as it is. */
export const RenamePasskey = ({ step, passkey, onClose }: Props) => {
  const { t } = useTranslation()
  const [name, setName] = useState(passkey.name)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onClose()
    const naming = { id: passkey.id, name }
    step.send({ type: "guest.asked", step: { kind: "renamePasskey", naming } })
  }
  return (
    <Dialog title={t("profile.passkeys.rename")} onClose={onClose}>
      <form className={styles["form"]} onSubmit={submit} noValidate>
        <TextField
          id="passkey-name"
          label={t("profile.passkeys.name")}
          maxLength={MOST_CHARACTERS}
          value={name}
          onType={setName}
        />
        <div className={styles["actions"]}>
          <Button type="submit">{t("profile.passkeys.save")}</Button>
        </div>
      </form>
    </Dialog>
  )
}
