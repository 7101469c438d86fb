import { inquiryTypes, type InquiryFields } from "#core/contact/inquiry.ts"
import { inquiryTerms } from "#core/contact/inquiry.terms.ts"
import { useSelector } from "@xstate/react"
import type { SubmitEvent } from "react"
import { Button } from "../../parts/Button.tsx"
import { IssueSummary } from "../../parts/fields/IssueSummary.tsx"
import { LazyPhoneField } from "../../parts/fields/LazyPhoneField.tsx"
import { LegalPhrase } from "../../parts/LegalPhrase.tsx"
import { SelectField } from "../../parts/fields/SelectField.tsx"
import { TextArea, TextField } from "../../parts/fields/TextField.tsx"
import type { InquiryActor } from "../../app/journeys.ts"
import { betweenSentences } from "../../formats/between-sentences.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Attachments } from "./Attachments.tsx"
import styles from "./contact.module.css"
import { fieldIdOf, inquiryFieldLabel, inquiryFieldLabels } from "./fields.ts"

/** One field of the form as the machine holds it. */
const useField = (inquiry: InquiryActor) => {
  const { t } = useTranslation()
  const fields = useSelector(inquiry, ({ context }) => context.fields)
  const issues = useSelector(inquiry, ({ context }) => context.issues)
  return (name: keyof InquiryFields) => ({
    label: t(inquiryFieldLabels[name]),
    id: fieldIdOf(name),
    issue: issues.find(({ path }) => path === name)?.code ?? null,
    value: fields[name],
    onType: (text: string) => inquiry.send({ type: "guest.typed", fields: { [name]: text } }),
  })
}

/** Everything that is written, and the files beside it. */
export const InquiryForm = ({ inquiry }: { readonly inquiry: InquiryActor }) => {
  const { t, language } = useTranslation()
  const issues = useSelector(inquiry, ({ context }) => context.issues)
  const review = (event: SubmitEvent) => {
    event.preventDefault()
    inquiry.send({ type: "guest.reviewed" })
  }
  return (
    <form className={styles["card"]} onSubmit={review} noValidate aria-label={t("contact.title")}>
      <IssueSummary form={{ issues, labelOf: inquiryFieldLabel, idOf: fieldIdOf }} takesFocus />
      <Sender inquiry={inquiry} />
      <Words inquiry={inquiry} />
      <Attachments inquiry={inquiry} />
      <p className={styles["note"]}>
        {t("contact.reviewFirst")}
        {betweenSentences[language]}
        <LegalPhrase say="contact.terms" />
      </p>
      <Button type="submit" size="large">
        {t("contact.review")}
      </Button>
    </form>
  )
}

/** What it is about, and who writes. */
const Sender = ({ inquiry }: { readonly inquiry: InquiryActor }) => {
  const { t } = useTranslation()
  const field = useField(inquiry)
  const { onType: choose, ...type } = field("type")
  return (
    <div className={styles["pair"]}>
      <SelectField {...type} onChoose={choose} required>
        <option value="">{t("contact.type.choose")}</option>
        {inquiryTypes.map((one) => (
          <option key={one} value={one}>
            {t(`contact.type.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField {...field("name")} autoComplete="name" />
      <LazyPhoneField {...field("phone")} />
      <TextField {...field("email")} type="email" autoComplete="email" spellCheck={false} />
    </div>
  )
}

/** What is written. */
const Words = ({ inquiry }: { readonly inquiry: InquiryActor }) => {
  const { t } = useTranslation()
  const field = useField(inquiry)
  const { least, most } = inquiryTerms.message
  return (
    <>
      <TextField {...field("subject")} autoComplete="off" />
      <TextArea {...field("message")} rows={7} hint={t("contact.message.hint", { least, most })} />
    </>
  )
}
