import type { ConfirmationCode } from "#core/booking/confirmation-code.ts"
import { writeConfirmationCode } from "#core/booking/confirmation-code.rules.ts"
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { Icon } from "../icons/Icon.tsx"
import { Button } from "../Button.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./booking.module.css"

/** The confirmation number, large enough to read out, and copied with one press. */
export const CodeCard = ({ code }: { readonly code: ConfirmationCode }) => {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  const written = writeConfirmationCode(code)
  const { sharing } = useRouter().options.context
  const copy = async () => setIsCopied(await sharing.copy(written))
  return (
    <div className={styles["code"]}>
      <dl>
        <dt>{t("booking.code")}</dt>
        <dd>{written}</dd>
      </dl>
      <div className={styles["copy"]}>
        <p role="status" className={styles["soft"]}>
          {isCopied && t("booking.code.copied")}
        </p>
        <Button
          look="secondary"
          aria-label={t("booking.code.spoken", { code: written })}
          onClick={() => void copy()}
        >
          <Icon name="copy" size={18} />
          {t("booking.code.copy")}
        </Button>
      </div>
    </div>
  )
}
