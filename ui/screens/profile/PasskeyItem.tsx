import type { PasskeyView } from "#core/account/passkey.ts"
import { momentText } from "../../formats/day.ts"
import { Button } from "../../parts/Button.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"

type Props = {
  readonly passkey: PasskeyView
  readonly onRename: () => void
  readonly onRemove: () => void
}

/** One passkey: what it is called, when it was used, and what can be done with it. */
export const PasskeyItem = ({ passkey, onRename, onRemove }: Props) => {
  const { t, language } = useTranslation()
  const name = passkey.name === "" ? t("profile.passkeys.unnamed") : passkey.name
  return (
    <li>
      <span>
        {name}
        <small>
          {passkey.usedAt === null
            ? t("profile.passkeys.added", { moment: momentText(passkey.addedAt, language) })
            : t("profile.passkeys.used", { moment: momentText(passkey.usedAt, language) })}
        </small>
      </span>
      <span className={styles["actions"]}>
        <Button
          look="quiet"
          aria-label={t("profile.passkeys.renameOf", { name })}
          onClick={onRename}
        >
          {t("profile.passkeys.rename")}
        </Button>
        <Button
          look="quiet"
          aria-label={t("profile.passkeys.removeOf", { name })}
          onClick={onRemove}
        >
          {t("profile.passkeys.remove")}
        </Button>
      </span>
    </li>
  )
}
