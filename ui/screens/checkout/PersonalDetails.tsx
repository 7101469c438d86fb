import { ChoiceField } from "../../parts/fields/ChoiceField.tsx"
import { TextField } from "../../parts/fields/TextField.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { BirthDateField } from "../../parts/guest/BirthDateField.tsx"
import pairStyles from "../../parts/fields/pair.module.css"
import { checkoutFields } from "./field-ids.ts"
import { IdentityFields } from "../../parts/guest/IdentityFields.tsx"
import { RoomsOfVisitorsField } from "./RoomsOfVisitorsField.tsx"
import { FormSection } from "./FormSection.tsx"
import type { BookNow } from "./use-book-now.ts"

/** Who books: names, nationality, the identity number that goes with it, birth date and gender. */
export const PersonalDetails = ({ form }: { readonly form: BookNow }) => {
  const { t } = useTranslation()
  const { details, filled, issues, type } = form
  const isFilled = filled !== null && filled.dateOfBirth === details.dateOfBirth
  const field = (path: string) => ({ id: checkoutFields.idOf(path), issue: issues.issueOf(path) })
  const text = (path: "firstName" | "lastName" | "nationality" | "identityNumber") => ({
    ...field(path),
    value: details[path],
    onType: (typed: string) => type({ [path]: typed }),
  })
  return (
    <FormSection heading={t("checkout.personal")} lead={t("checkout.personal.lead")}>
      <div className={pairStyles["pair"]}>
        <TextField
          {...text("firstName")}
          label={t("checkout.firstName")}
          autoComplete="given-name"
        />
        <TextField
          {...text("lastName")}
          label={t("checkout.lastName")}
          hint={t("field.lastName.hint")}
          autoComplete="family-name"
        />
      </div>
      <div className={pairStyles["pair"]}>
        <IdentityFields
          nationality={text("nationality")}
          identityNumber={text("identityNumber")}
          keptNumber={form.keptNumber}
        />
      </div>
      <div className={pairStyles["pair"]}>
        <BirthDateField
          {...field("dateOfBirth")}
          typed={details.dateOfBirth}
          hint={isFilled ? t("checkout.birth.fromNumber") : undefined}
          onType={(dateOfBirth) => type({ dateOfBirth })}
        />
        <ChoiceField
          label={t("checkout.gender")}
          name="gender"
          {...field("gender")}
          value={details.gender}
          choices={(["female", "male"] as const).map((value) => ({
            value,
            name: t(`checkout.gender.${value}`),
          }))}
          onChoose={(gender) => type({ gender })}
        />
      </div>
      <RoomsOfVisitorsField form={form} />
    </FormSection>
  )
}
