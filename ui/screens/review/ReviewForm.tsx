import { aspects } from "#core/guest-score/aspects.ts"
import { reviewTerms } from "#core/guest-score/review.terms.ts"
import { Language } from "#core/kernel/localised.ts"
import { isLanguage } from "#core/preferences/preferences.ts"
import { useSelector } from "@xstate/react"
import type { SubmitEvent } from "react"
import type { ReviewActor } from "../../app/journeys.ts"
import { wholeMinutes } from "../../formats/whole-minutes.ts"
import bookingStyles from "../../parts/booking/booking.module.css"
import { Button } from "../../parts/Button.tsx"
import { IssueSummary } from "../../parts/fields/IssueSummary.tsx"
import { SelectField } from "../../parts/fields/SelectField.tsx"
import { TextArea } from "../../parts/fields/TextField.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { MarkField } from "../../parts/reviews/MarkField.tsx"
import styles from "../../parts/reviews/reviews.module.css"
import { useTranslation } from "../../translations/use-translation.tsx"
import { languageNames } from "../../formats/language-names.ts"
import { markPath, reviewFields } from "./fields.ts"

type Props = { readonly review: ReviewActor }

/** Six marks, a text and its language. */
export const ReviewForm = ({ review, until }: Props & { readonly until: string }) => {
  const { t } = useTranslation()
  const issues = useSelector(review, ({ context }) => context.issues)
  const isSending = useSelector(review, (snapshot) => snapshot.matches("sending"))
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    review.send({ type: "guest.sent" })
  }
  return (
    <form className={bookingStyles["card"]} onSubmit={send} noValidate>
      <div className={styles["form"]}>
        <IssueSummary form={{ issues, ...reviewFields }} takesFocus />
        <Marks review={review} />
        <Words review={review} />
        <p className={bookingStyles["soft"]}>{t("review.shown")}</p>
        <p className={bookingStyles["soft"]}>{t("review.until", { day: until })}</p>
        <div>
          <Button type="submit" size="large" aria-disabled={isSending}>
            {t(isSending ? "review.sending" : "review.send")}
          </Button>
        </div>
        <Answer review={review} />
      </div>
    </form>
  )
}

const Marks = ({ review }: Props) => {
  const { t } = useTranslation()
  const marks = useSelector(review, ({ context }) => context.marks)
  const issues = useSelector(review, ({ context }) => context.issues)
  return (
    <>
      <h2>{t("review.marks")}</h2>
      {aspects.map((aspect) => (
        <MarkField
          key={aspect}
          label={t(`aspect.${aspect}`)}
          name={aspect}
          id={reviewFields.idOf(markPath(aspect))}
          value={marks[aspect]}
          issue={issues.find(({ path }) => path === markPath(aspect))?.code ?? null}
          onChoose={(mark) => review.send({ type: "guest.marked", aspect, mark })}
        />
      ))}
    </>
  )
}

const Words = ({ review }: Props) => {
  const { t } = useTranslation()
  const text = useSelector(review, ({ context }) => context.text)
  const language = useSelector(review, ({ context }) => context.language)
  const issue = useSelector(
    review,
    ({ context }) => context.issues.find(({ path }) => path === "text")?.code ?? null,
  )
  return (
    <>
      <TextArea
        id={reviewFields.idOf("text")}
        rows={6}
        label={t("review.text")}
        hint={t("review.text.hint", { most: reviewTerms.most })}
        issue={issue}
        value={text}
        onType={(typed) => review.send({ type: "guest.typed", text: typed })}
      />
      <SelectField
        id={reviewFields.idOf("language")}
        label={t("review.language")}
        value={language}
        onChoose={(chosen) =>
          isLanguage(chosen) && review.send({ type: "guest.choseLanguage", language: chosen })
        }
      >
        {Language.literals.map((one) => (
          <option key={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** What became of the last try. */
const Answer = ({ review }: Props) => {
  const { t } = useTranslation()
  const hasFailed = useSelector(review, (snapshot) => snapshot.matches({ writing: "failed" }))
  const isSlowed = useSelector(review, (snapshot) => snapshot.matches({ writing: "slowed" }))
  const seconds = useSelector(review, ({ context }) => context.retryAfterSeconds)
  return (
    <>
      {hasFailed && (
        <Notice tone="danger" said>
          {t("review.failed")}
        </Notice>
      )}
      {isSlowed && (
        <Notice tone="warning" said>
          {t("review.slowed", { count: wholeMinutes(seconds) })}
        </Notice>
      )}
    </>
  )
}
