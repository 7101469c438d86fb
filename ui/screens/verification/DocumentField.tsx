import type { VerificationPicture } from "#core/account/verification.ts"
import { CircleCheck } from "lucide-react"
import { Field } from "../../parts/Field.tsx"
import fieldStyles from "../../parts/field.module.css"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./verification.module.css"

/** One picture of the request: chosen from the device or taken with its camera. */
export const DocumentField = ({
  part,
  id,
  issue,
  isThere,
  isBusy,
  onChoose,
}: {
  readonly part: VerificationPicture
  readonly id: string
  readonly issue: string | null
  readonly isThere: boolean
  readonly isBusy: boolean
  readonly onChoose: (file: Uint8Array) => void
}) => {
  const { t } = useTranslation()
  const choose = async (file: File | undefined) => {
    if (file) onChoose(new Uint8Array(await file.arrayBuffer()))
  }
  return (
    <Field
      label={t(`verification.${part}`)}
      hint={t(`verification.${part}.hint`)}
      {...{ id, issue }}
    >
      {(ties) => (
        <>
          <input
            {...ties}
            className={fieldStyles["control"]}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            capture={part === "selfie" ? "user" : "environment"}
            disabled={isBusy}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
          <span role="status" className={styles["there"]}>
            {isThere && (
              <>
                <CircleCheck size={18} aria-hidden />
                {t("verification.there")}
              </>
            )}
          </span>
        </>
      )}
    </Field>
  )
}
