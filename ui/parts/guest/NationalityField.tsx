import { MALAYSIA } from "#core/people/identity.rules.ts"
import { nationalities } from "#core/people/nationalities.ts"
import { Fragment } from "react"
import { countriesByName } from "../../formats/country.ts"
import { SelectField } from "../fields/SelectField.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"

/** Where most visitors of Malaysia come from, after Malaysia itself (docs/assumptions.md). */
const likely = [MALAYSIA, "SG", "ID", "CN", "TH", "BN", "IN"] as const

/** Every country of the world, the likely ones first, the others as the guest's language sorts them. */
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
      {countriesByName(nationalities, language, ...likely).map(({ code, name }, place) => (
        <Fragment key={code}>
          {place === likely.length && <hr />}
          <option value={code}>{name}</option>
        </Fragment>
      ))}
    </SelectField>
  )
}
