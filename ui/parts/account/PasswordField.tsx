import { useState, type KeyboardEvent } from "react"
import { Icon } from "../icons/Icon.tsx"
import { Field } from "../fields/Field.tsx"
import fieldStyles from "../fields/field.module.css"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./account.module.css"

type PasswordFieldProps = {
  readonly label: string
  readonly hint?: string
  readonly id: string
  readonly issue: string | null
  readonly value: string
  readonly autoComplete: "current-password" | "new-password"
  readonly onType: (text: string) => void
}

/** A password, hidden or shown as the guest likes; pasting is welcome. */
export const PasswordField = ({
  label,
  hint,
  id,
  issue,
  value,
  autoComplete,
  onType,
}: PasswordFieldProps) => {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  const [isCapital, setIsCapital] = useState(false)
  const listen = (event: KeyboardEvent) => setIsCapital(event.getModifierState("CapsLock"))
  const icon = isShown ? "eye-off" : "eye"
  return (
    <Field {...{ label, hint, id, issue }}>
      {(ties) => (
        <>
          <span className={styles["password"]}>
            <input
              {...ties}
              className={fieldStyles["control"]}
              type={isShown ? "text" : "password"}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={256}
              value={value}
              onChange={({ target }) => onType(target.value)}
              onKeyDown={listen}
              onKeyUp={listen}
              onBlur={() => setIsCapital(false)}
            />
            <button
              type="button"
              className={styles["eye"]}
              aria-pressed={isShown}
              aria-controls={id}
              aria-label={t("account.password.show", { field: label })}
              onClick={() => setIsShown(!isShown)}
            >
              <Icon name={icon} size={20} />
            </button>
          </span>
          <span role="status" className={styles["capital"]}>
            {isCapital && t("account.password.capsLock")}
          </span>
        </>
      )}
    </Field>
  )
}
