import { MALAYSIA } from "#core/people/identity.rules.ts"
import { nationalities } from "#core/people/nationalities.ts"
import { countriesByName } from "../../formats/country.ts"
import { SelectField } from "../fields/SelectField.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"

/** Every country of the world, Malaysia first, the others as the guest's language sorts them. */
export const NationalityField = ({
  id,
  issue,
  value,
  onChoose,
}: {
  readonly id: string
  readonly issue: string | null
  readonly value: string
  readonly onChoose: (nationality: string) => void
}) => {
  const { t, language } = useTranslation()
  return (
    <SelectField
      label={t("checkout.nationality")}
      {...{ id, issue, value, onChoose }}
      autoComplete="country"
    >
      {countriesByName(nationalities, language, MALAYSIA).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
