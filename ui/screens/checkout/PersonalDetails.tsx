import { MALAYSIA } from "#core/people/identity.rules.ts"
import { ChoiceField } from "../../parts/fields/ChoiceField.tsx"
import { TextField } from "../../parts/fields/TextField.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { BirthDateField } from "./BirthDateField.tsx"
import styles from "./checkout.module.css"
import { fieldIdOf } from "./field-ids.ts"
import { NationalityField } from "./NationalityField.tsx"
import { Section } from "./Section.tsx"
import type { BookNow } from "./use-book-now.ts"

/** Who books: names, nationality, the identity number that goes with it, birth date and gender. */
export const PersonalDetails = ({ form }: { readonly form: BookNow }) => {
  const { t } = useTranslation()
  const { details, issues, type } = form
  const field = (path: string) => ({ id: fieldIdOf(path), issue: issues.issueOf(path) })
  const identity = details.nationality === MALAYSIA ? "mykad" : "passport"
  return (
    <Section heading={t("checkout.personal")} lead={t("checkout.personal.lead")}>
      <div className={styles["pair"]}>
        <TextField
          label={t("checkout.firstName")}
          {...field("firstName")}
          autoComplete="given-name"
          value={details.firstName}
          onType={(firstName) => type({ firstName })}
        />
        <TextField
          label={t("checkout.lastName")}
          hint={t("field.lastName.hint")}
          {...field("lastName")}
          autoComplete="family-name"
          value={details.lastName}
          onType={(lastName) => type({ lastName })}
        />
      </div>
      <div className={styles["pair"]}>
        <NationalityField
          {...field("nationality")}
          value={details.nationality}
          onChoose={(nationality) => type({ nationality })}
        />
        <TextField
          label={t(`checkout.identity.${identity}`)}
          hint={t(`checkout.identity.${identity}.hint`)}
          {...field("identityNumber")}
          autoComplete="off"
          spellCheck={false}
          value={details.identityNumber}
          onType={(identityNumber) => type({ identityNumber })}
        />
      </div>
      <div className={styles["pair"]}>
        <BirthDateField
          {...field("dateOfBirth")}
          typed={details.dateOfBirth}
          onType={(dateOfBirth) => type({ dateOfBirth })}
        />
        <ChoiceField
          label={t("checkout.gender")}
          name="gender"
          {...field("gender")}
          value={details.gender}
          choices={[
            { value: "female", name: t("checkout.gender.female") },
            { value: "male", name: t("checkout.gender.male") },
          ]}
          onChoose={(gender) => type({ gender })}
        />
      </div>
    </Section>
  )
}
