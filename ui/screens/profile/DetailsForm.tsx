import type { ProfileView } from "#core/account/profile.ts"
import { tidyBirthDate } from "#core/people/birth-date-parts.ts"
import { MALAYSIA } from "#core/people/identity.rules.ts"
import { nationalities } from "#core/people/nationalities.ts"
import { useSelector } from "@xstate/react"
import { useEffect, useEffectEvent, type SubmitEvent } from "react"
import { countriesByName } from "../../formats/country.ts"
import { Button } from "../../parts/Button.tsx"
import { ChoiceField } from "../../parts/fields/ChoiceField.tsx"
import { IssueSummary } from "../../parts/fields/IssueSummary.tsx"
import { LazyPhoneField } from "../../parts/fields/LazyPhoneField.tsx"
import { SelectField } from "../../parts/fields/SelectField.tsx"
import { TextArea, TextField } from "../../parts/fields/TextField.tsx"
import { useForm } from "../../parts/fields/use-form.ts"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../account/account.module.css"
import { BirthDateField } from "../checkout/BirthDateField.tsx"
import { IdentityField } from "./IdentityField.tsx"
import { ProfileAnswer } from "./ProfileAnswer.tsx"
import { VerificationWarning } from "./VerificationWarning.tsx"

const labels = {
  firstName: "account.firstName",
  lastName: "account.lastName",
  nationality: "checkout.nationality",
  identityNumber: "checkout.identity",
  dateOfBirth: "checkout.birth",
  gender: "checkout.gender",
  phone: "checkout.phone",
  address: "checkout.address",
} as const

const typedOf = (view: ProfileView) => {
  const { firstName, lastName, nationality, dateOfBirth, gender, phone, address } = view
  const typed: Record<keyof typeof labels, string> = {
    firstName,
    lastName,
    nationality,
    identityNumber: "",
    dateOfBirth,
    gender: gender ?? "",
    phone,
    address,
  }
  return typed
}

const genders = ["female", "male"] as const

/** The guest's own details, as a booking asks for them; what is left empty is asked there. */
export const DetailsForm = ({
  profile,
  view,
}: {
  readonly profile: AccountActor<"profile">
  readonly view: ProfileView
}) => {
  const { t, language } = useTranslation()
  const state = useSelector(profile, ({ value }) => value)
  const { issues, endedVerification } = useSelector(profile, ({ context }) => context)
  const form = useForm({
    name: "profile",
    labels,
    empty: typedOf(view),
    secrets: ["identityNumber"],
    ofServer: issues,
  })
  const { typed } = form
  const isSaving = state === "saving"
  const hideNumber = useEffectEvent(() => form.type({ identityNumber: "" }))
  useEffect(() => {
    if (state === "saved") hideNumber()
  }, [state])
  const forget = () => {
    // The number alone goes: what else is being typed is saved when the guest says so.
    if (!isSaving)
      profile.send({ type: "guest.saved", details: { ...typedOf(view), gender: view.gender } })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isSaving || !form.find([])) return
    profile.send({
      type: "guest.saved",
      details: {
        ...typed,
        dateOfBirth: tidyBirthDate(typed.dateOfBirth),
        gender: genders.find((gender) => gender === typed.gender) ?? null,
        identityNumber: typed.identityNumber === "" ? null : typed.identityNumber,
      },
    })
  }
  const text = (path: "firstName" | "lastName", autoComplete: string) => ({
    label: t(labels[path]),
    ...form.field(path),
    autoComplete,
    value: typed[path],
    onType: (value: string) => form.type({ [path]: value }),
  })
  const phone = {
    label: t("checkout.phone"),
    ...form.field("phone"),
    value: typed.phone,
    onType: (value: string) => form.type({ phone: value }),
  }
  return (
    <section className={styles["card"]} aria-labelledby="profile-details">
      <div className={styles["head"]}>
        <h2 id="profile-details">{t("profile.details")}</h2>
        <p className={styles["soft"]}>{t("profile.details.lead")}</p>
      </div>
      <form
        className={styles["form"]}
        onSubmit={submit}
        noValidate
        aria-labelledby="profile-details"
      >
        <IssueSummary form={form} />
        <VerificationWarning verification={view.verification} />
        <div className={styles["pair"]}>
          <TextField {...text("firstName", "given-name")} />
          <TextField {...text("lastName", "family-name")} hint={t("field.lastName.hint")} />
        </div>
        <div className={styles["pair"]}>
          <SelectField
            label={t("checkout.nationality")}
            {...form.field("nationality")}
            autoComplete="country"
            value={typed.nationality}
            onChoose={(nationality) => form.type({ nationality })}
          >
            <option value="">{t("profile.choose")}</option>
            {countriesByName(nationalities, language, MALAYSIA).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <IdentityField
            {...form.field("identityNumber")}
            kept={view.identity}
            nationality={typed.nationality}
            value={typed.identityNumber}
            onType={(identityNumber) => form.type({ identityNumber })}
            onForget={forget}
          />
        </div>
        <div className={styles["pair"]}>
          <BirthDateField
            {...form.field("dateOfBirth")}
            typed={typed.dateOfBirth}
            onType={(dateOfBirth) => form.type({ dateOfBirth })}
          />
          <ChoiceField
            label={t("checkout.gender")}
            name="profile-gender"
            {...form.field("gender")}
            value={genders.find((gender) => gender === typed.gender) ?? null}
            choices={genders.map((value) => ({ value, name: t(`checkout.gender.${value}`) }))}
            onChoose={(gender) => form.type({ gender })}
          />
        </div>
        <LazyPhoneField {...phone} />
        <TextArea
          label={t("checkout.address")}
          optional
          {...form.field("address")}
          rows={2}
          autoComplete="street-address"
          value={typed.address}
          onType={(address) => form.type({ address })}
        />
        <ProfileAnswer state={state} endedVerification={endedVerification} />
        <div className={styles["actions"]}>
          <Button type="submit" aria-disabled={isSaving}>
            {t(isSaving ? "account.saving" : "profile.save")}
          </Button>
        </div>
      </form>
    </section>
  )
}
