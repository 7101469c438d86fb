import type { ProfileView } from "#core/account/profile.ts"
import { MALAYSIA } from "#core/people/identity.rules.ts"
import { nationalities } from "#core/people/nationalities.ts"
import { countriesByName } from "../../formats/country.ts"
import { ChoiceField } from "../../parts/fields/ChoiceField.tsx"
import { LazyPhoneField } from "../../parts/fields/LazyPhoneField.tsx"
import { SelectField } from "../../parts/fields/SelectField.tsx"
import { TextArea } from "../../parts/fields/TextField.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { BirthDateField } from "../../parts/guest/BirthDateField.tsx"
import { IdentityField } from "./IdentityField.tsx"
import { genderIn, genders, type DetailsTyped } from "./use-details-form.ts"

type Part = { readonly form: DetailsTyped }

/** Where the guest is from, and the number that says who they are. */
export const OriginFields = ({
  form,
  kept,
  onType,
  onForget,
}: Part & {
  readonly kept: ProfileView["identity"]
  readonly onType: (identityNumber: string) => void
  readonly onForget: () => void
}) => {
  const { t, language } = useTranslation()
  const { onType: choose, ...nationality } = form.text("nationality")
  return (
    <div className={styles["pair"]}>
      <SelectField {...nationality} autoComplete="country" onChoose={choose}>
        <option value="">{t("profile.choose")}</option>
        {countriesByName(nationalities, language, MALAYSIA).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <IdentityField
        {...form.text("identityNumber")}
        onType={onType}
        kept={kept}
        nationality={nationality.value}
        onForget={onForget}
      />
    </div>
  )
}

/** When the guest was born, and whether they are a woman or a man. */
export const BirthFields = ({ form }: Part) => {
  const { t } = useTranslation()
  return (
    <div className={styles["pair"]}>
      <BirthDateField
        {...form.field("dateOfBirth")}
        typed={form.typed.dateOfBirth}
        onType={(dateOfBirth) => form.type({ dateOfBirth })}
      />
      <ChoiceField
        label={t("checkout.gender")}
        name="profile-gender"
        {...form.field("gender")}
        value={genderIn(form.typed)}
        choices={genders.map((value) => ({ value, name: t(`checkout.gender.${value}`) }))}
        onChoose={(gender) => form.type({ gender })}
      />
    </div>
  )
}

/** How the guest is reached. */
export const ContactFields = ({ form }: Part) => (
  <>
    <LazyPhoneField {...form.text("phone")} />
    <TextArea {...form.text("address")} optional rows={2} autoComplete="street-address" />
  </>
)
