import type { ProfileView } from "#core/account/profile.ts"
import { MALAYSIA } from "#core/people/identity.rules.ts"
import { Button } from "../../parts/Button.tsx"
import { TextField } from "../../parts/fields/TextField.tsx"
import type { FieldOfText } from "../../parts/fields/use-form.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"

/** The identity number: of the one that is kept only the end, another to take its place, or none. */
export const IdentityField = ({
  kept,
  nationality,
  onForget,
  ...field
}: FieldOfText & {
  readonly kept: ProfileView["identity"]
  readonly nationality: string
  readonly onForget: () => void
}) => {
  const { t } = useTranslation()
  const identity = nationality === MALAYSIA ? "mykad" : "passport"
  return (
    <div className={styles["fields"]} data-tight>
      <TextField
        {...field}
        label={t(`checkout.identity.${identity}`)}
        hint={
          kept
            ? t("profile.identity.kept", { masked: kept.masked })
            : t(`checkout.identity.${identity}.hint`)
        }
        autoComplete="off"
        spellCheck={false}
      />
      {kept && (
        <p>
          <Button look="quiet" onClick={onForget}>
            {t("profile.identity.forget")}
          </Button>
        </p>
      )}
    </div>
  )
}
