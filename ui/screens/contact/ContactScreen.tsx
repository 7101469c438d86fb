import { inquiryTerms } from "#core/contact/inquiry.terms.ts"
import { useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import type { InquiryActor } from "../../app/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { useJourney } from "../../app/use-journey.ts"
import styles from "./contact.module.css"
import { InquiryForm } from "./InquiryForm.tsx"
import { InquiryReview } from "./InquiryReview.tsx"
import { Thanked } from "./Thanked.tsx"

const { from, to } = inquiryTerms.replyWorkingDays

/** `/contact-us` */
export const ContactScreen = () => {
  const { t } = useTranslation()
  const { journeys } = useRouter().options.context
  const started = useJourney<InquiryActor>({ begin: () => journeys?.inquiry() })
  if (started.state === "unreachable")
    return <ErrorState level="h1" reason={t("error.unreachable")} onRetry={started.retry} />
  return (
    <div className={styles["page"]}>
      <PageTitle title={t("contact.title")} description={t("contact.description")} />
      <header className={styles["head"]}>
        <h1>{t("contact.title")}</h1>
        <p>{t("contact.lead", { from, to })}</p>
      </header>
      {started.state === "started" ? (
        <Inquiry inquiry={started.actor} />
      ) : (
        <Skeleton height="38rem" radius="var(--radius-3)" />
      )}
    </div>
  )
}

/** Renders the state of the inquiry machine: written, reviewed, being sent, or received. */
const Inquiry = ({ inquiry }: { readonly inquiry: InquiryActor }) => {
  const state = useSelector(inquiry, ({ value }) => value)
  if (state === "writing") return <InquiryForm inquiry={inquiry} />
  return state === "thanked" ? <Thanked inquiry={inquiry} /> : <InquiryReview inquiry={inquiry} />
}
