import type { ProfileView } from "#core/account/profile.ts"
import { useSelector } from "@xstate/react"
import { Button } from "../../parts/Button.tsx"
import { IssueSummary } from "../../parts/fields/IssueSummary.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { NameFields } from "../../parts/account/NameFields.tsx"
import { BirthFields, ContactFields, OriginFields } from "./DetailsFields.tsx"
import { ProfileAnswer } from "./ProfileAnswer.tsx"
import { useDetailsForm } from "./use-details-form.ts"
import { VerificationWarning } from "./VerificationWarning.tsx"

/** The guest's own details, as a booking asks for them; what is left empty is asked there. */
export const DetailsForm = ({
  profile,
  view,
}: {
  readonly profile: AccountActor<"profile">
  readonly view: ProfileView
}) => {
  const { t } = useTranslation()
  const state = useSelector(profile, ({ value }) => value)
  const endedVerification = useSelector(profile, ({ context }) => context.endedVerification)
  const { form, isSaving, save, typeNumber, forgetNumber } = useDetailsForm(profile, view)
  return (
    <section className={styles["card"]} aria-labelledby="profile-details">
      <div className={styles["head"]}>
        <h2 id="profile-details">{t("profile.details")}</h2>
        <p className={styles["soft"]}>{t("profile.details.lead")}</p>
      </div>
      <form className={styles["form"]} onSubmit={save} noValidate aria-labelledby="profile-details">
        <IssueSummary form={form} />
        <VerificationWarning verification={view.verification} />
        <NameFields form={form} />
        <OriginFields
          form={form}
          kept={view.identity}
          onType={typeNumber}
          onForget={forgetNumber}
        />
        <BirthFields form={form} />
        <ContactFields form={form} />
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
