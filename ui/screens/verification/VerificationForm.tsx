import { retention } from "#core/people/retention.ts"
import { useSelector } from "@xstate/react"
import { Button } from "../../parts/Button.tsx"
import { IssueSummary } from "../../parts/fields/IssueSummary.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { LegalPhrase } from "../../parts/LegalPhrase.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { BirthDateField } from "../../parts/guest/BirthDateField.tsx"
import { IdentityFields } from "../../parts/guest/IdentityFields.tsx"
import { DocumentFields } from "./DocumentFields.tsx"
import { useVerificationForm } from "./use-verification-form.ts"

type Props = { readonly verification: AccountActor<"verification"> }

/** The number, the birth date and two pictures; each picture is sent as soon as it is chosen. */
export const VerificationForm = ({ verification }: Props) => {
  const { t } = useTranslation()
  const view = useSelector(verification, ({ context }) => context.verification)
  const { form, isBusy, submit } = useVerificationForm(verification)
  return (
    <form
      className={styles["card"]}
      onSubmit={submit}
      noValidate
      aria-label={t("verification.title")}
    >
      {view?.status === "rejected" && (
        <Notice tone="danger">{t(`verification.rejected.${view.reason ?? "other"}`)}</Notice>
      )}
      <IssueSummary form={form} />
      <VerificationTrouble verification={verification} />
      <div className={styles["pair"]}>
        <IdentityFields
          nationality={form.text("nationality")}
          identityNumber={form.text("identityNumber")}
        />
      </div>
      <BirthDateField
        {...form.field("dateOfBirth")}
        typed={form.typed.dateOfBirth}
        onType={(dateOfBirth) => form.type({ dateOfBirth })}
      />
      <p className={styles["soft"]}>
        <LegalPhrase
          say="verification.consent"
          gaps={{ days: `${retention.identityPictureDays}` }}
        />
      </p>
      <DocumentFields verification={verification} form={form} isBusy={isBusy} />
      <p className={styles["soft"]}>{t("verification.care")}</p>
      <div className={styles["actions"]}>
        <Button type="submit" size="large" aria-disabled={isBusy}>
          {t(isBusy ? "verification.sending" : "verification.submit")}
        </Button>
      </div>
    </form>
  )
}

/** Why a picture was not taken, or the request not answered. */
const VerificationTrouble = ({ verification }: Props) => {
  const { t } = useTranslation()
  const state = useSelector(verification, ({ value }) => value)
  const reason = useSelector(verification, ({ context }) => context.reason)
  if (state !== "pictureRefused" && state !== "unclear") return null
  return (
    <Notice tone="warning" said>
      {state === "unclear" ? t("account.unreachable") : t(`picture.${reason ?? "NotAPicture"}`)}
    </Notice>
  )
}
