import type { VerificationPicture } from "#core/account/verification.ts"
import { Icon } from "../../parts/icons/Icon.tsx"
import { classes } from "../../parts/classes.ts"
import { Field } from "../../parts/fields/Field.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./verification.module.css"

/** The camera that a device opens: towards the guest, or away from them. */
export const camera = {
  document: "environment",
  selfie: "user",
} as const satisfies Record<VerificationPicture, string>

/** What is in a file; one that the device cannot read is sent empty, and refused as no picture. */
const bytesOf = (file: File): Promise<Uint8Array> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => new Uint8Array(),
  )

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
    if (file) onChoose(await bytesOf(file))
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
            className={classes("visually-hidden", styles["chooser"])}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            capture={camera[part]}
            disabled={isBusy}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
          <label htmlFor={id} className={styles["choose"]} aria-hidden data-there={isThere}>
            {isThere ? <Icon name="circle-check" size={22} /> : <Icon name="camera" size={22} />}
            {t(isThere ? "verification.chooseAnother" : "verification.choose")}
          </label>
          <span role="status" className={styles["there"]}>
            {isThere && t("verification.there")}
          </span>
        </>
      )}
    </Field>
  )
}
