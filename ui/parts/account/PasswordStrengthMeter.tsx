import type { PasswordOwner } from "#core/passwords/guessing-cost.ts"
import { strengthOf } from "#core/passwords/password-strength.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./account.module.css"

const steps = ["weak", "fair", "good", "strong"] as const

/** How strong the password is that is being typed: four bars for the eye, a word for everybody. */
export const PasswordStrengthMeter = ({
  password,
  owner,
}: {
  readonly password: string
  readonly owner: PasswordOwner
}) => {
  const { t } = useTranslation()
  const strength = strengthOf(password, owner)
  const reached = steps.findIndex((step) => step === strength) + 1
  return (
    <div className={styles["strength"]} data-strength={strength}>
      <span className={styles["bars"]} aria-hidden>
        {steps.map((step, place) => (
          <i key={step} data-on={place < reached} />
        ))}
      </span>
      <span role="status">
        {strength === "none" ? t("account.strength.hint") : t(`account.strength.${strength}`)}
      </span>
    </div>
  )
}
