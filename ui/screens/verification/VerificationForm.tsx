import type { VerificationPicture } from "#core/account/verification.ts"
import { tidyBirthDate } from "#core/people/birth-date-parts.ts"
import { MALAYSIA } from "#core/people/identity.rules.ts"
import { retention } from "#core/people/retention.ts"
import { useSelector } from "@xstate/react"
import type { SubmitEvent } from "react"
import { Button } from "../../parts/Button.tsx"
import { IssueSummary } from "../../parts/fields/IssueSummary.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { LegalPhrase } from "../../parts/LegalPhrase.tsx"
import { TextField } from "../../parts/fields/TextField.tsx"
import { useForm } from "../../parts/fields/use-form.ts"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../account/account.module.css"
import { BirthDateField } from "../checkout/BirthDateField.tsx"
import { NationalityField } from "../checkout/NationalityField.tsx"
import { camera, DocumentField } from "./DocumentField.tsx"

const labels = {
  nationality: "checkout.nationality",
  identityNumber: "checkout.identity",
  dateOfBirth: "checkout.birth",
  document: "verification.document",
  selfie: "verification.selfie",
} as const

const empty = {
  nationality: MALAYSIA,
  identityNumber: "",
  dateOfBirth: "",
  document: "",
  selfie: "",
}

const parts = Object.keys(camera) as ReadonlyArray<VerificationPicture>

/** The number, the birth date and two pictures; each picture is sent as soon as it is chosen. */
export const VerificationForm = ({
  verification,
}: {
  readonly verification: AccountActor<"verification">
}) => {
  const { t } = useTranslation()
  const state = useSelector(verification, ({ value }) => value)
  const { verification: view, issues, reason } = useSelector(verification, ({ context }) => context)
  const form = useForm({
    name: "verification",
    labels,
    empty,
    secrets: ["identityNumber"],
    ofServer: issues,
  })
  const { nationality, identityNumber, dateOfBirth } = form.typed
  const identity = nationality === MALAYSIA ? "mykad" : "passport"
  const isThere: Readonly<Record<VerificationPicture, boolean>> = {
    document: view?.hasDocument === true,
    selfie: view?.hasSelfie === true,
  }
  const isBusy = state === "submitting" || state === "sendingPicture"
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || !form.find([])) return
    const request = { nationality, identityNumber, dateOfBirth: tidyBirthDate(dateOfBirth) }
    verification.send({ type: "guest.submitted", request })
  }
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
      {state === "pictureRefused" && (
        <Notice tone="warning" said>
          {t(`picture.${reason ?? "NotAPicture"}`)}
        </Notice>
      )}
      {state === "unclear" && (
        <Notice tone="warning" said>
          {t("account.unreachable")}
        </Notice>
      )}
      <div className={styles["pair"]}>
        <NationalityField
          {...form.field("nationality")}
          value={nationality}
          onChoose={(chosen) => form.type({ nationality: chosen })}
        />
        <TextField
          label={t(`checkout.identity.${identity}`)}
          hint={t(`checkout.identity.${identity}.hint`)}
          {...form.field("identityNumber")}
          autoComplete="off"
          spellCheck={false}
          value={identityNumber}
          onType={(typed) => form.type({ identityNumber: typed })}
        />
      </div>
      <BirthDateField
        {...form.field("dateOfBirth")}
        typed={dateOfBirth}
        onType={(typed) => form.type({ dateOfBirth: typed })}
      />
      <p className={styles["soft"]}>
        <LegalPhrase
          say="verification.consent"
          gaps={{ days: `${retention.identityPictureDays}` }}
        />
      </p>
      <div className={styles["pair"]}>
        {parts.map((part) => (
          <DocumentField
            key={part}
            {...form.field(part)}
            part={part}
            isThere={isThere[part]}
            isBusy={isBusy}
            onChoose={(file) => {
              form.type({ [part]: "chosen" })
              verification.send({ type: "guest.chosePicture", part, file })
            }}
          />
        ))}
      </div>
      <p className={styles["soft"]}>{t("verification.care")}</p>
      <div className={styles["actions"]}>
        <Button type="submit" size="large" aria-disabled={isBusy}>
          {t(isBusy ? "verification.sending" : "verification.submit")}
        </Button>
      </div>
    </form>
  )
}
