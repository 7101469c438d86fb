import { MALAYSIA } from "#core/people/identity.rules.ts"
import { TextField } from "../fields/TextField.tsx"
import type { FieldOfText } from "../fields/use-form.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { NationalityField } from "./NationalityField.tsx"

type Typed = Omit<FieldOfText, "label">

/**
 * The nationality, and the identity number that goes with it; it may be left empty where the profile
 * keeps one, of which only the end is shown.
 */
export const IdentityFields = ({
  nationality: { onType: onChoose, ...nationality },
  identityNumber,
  keptNumber = null,
}: {
  readonly nationality: Typed
  readonly identityNumber: Typed
  readonly keptNumber?: string | null
}) => {
  const { t } = useTranslation()
  const identity = nationality.value === MALAYSIA ? "mykad" : "passport"
  return (
    <>
      <NationalityField {...nationality} onChoose={onChoose} />
      <TextField
        {...identityNumber}
        label={t(`checkout.identity.${identity}`)}
        hint={
          keptNumber === null
            ? t(`checkout.identity.${identity}.hint`)
            : t("checkout.identity.kept")
        }
        placeholder={keptNumber ?? undefined}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  )
}
