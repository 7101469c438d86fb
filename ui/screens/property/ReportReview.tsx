import { hidingReasons } from "#core/guest-score/hiding-reasons.ts"
import type { HidingReason, ReviewId } from "#core/guest-score/review.ts"
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { Icon } from "../../parts/icons/Icon.tsx"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { ChoiceField } from "../../parts/fields/ChoiceField.tsx"
import { Notice } from "../../parts/Notice.tsx"
import styles from "../../parts/reviews/reviews.module.css"
import { useTranslation } from "../../translations/use-translation.tsx"

type State = "closed" | "open" | "sending" | "slowed" | "failed" | "reported"

/** Asks that a review be looked at, for one of the reasons for which one may be hidden. */
export const ReportReview = ({ review }: { readonly review: ReviewId }) => {
  const { t } = useTranslation()
  const { journeys } = useRouter().options.context
  const [state, setState] = useState<State>("closed")
  const report = async (reason: HidingReason): Promise<void> => {
    setState("sending")
    const ways = await journeys?.reviews?.()
    setState(ways && "report" in ways ? await ways.report(review, reason) : "failed")
  }
  if (state === "reported")
    return (
      <p role="status" className={styles["soft"]}>
        {t("reviews.reported")}
      </p>
    )
  return (
    <div>
      <Button look="quiet" onClick={() => setState("open")}>
        <Icon name="flag" size={16} />
        {t("reviews.report")}
      </Button>
      {state !== "closed" && (
        <ReportDialog
          state={state}
          onReport={(reason) => void report(reason)}
          onClose={() => setState("closed")}
        />
      )}
    </div>
  )
}

const ReportDialog = ({
  state,
  onReport,
  onClose,
}: {
  readonly state: Exclude<State, "closed" | "reported">
  readonly onReport: (reason: HidingReason) => void
  readonly onClose: () => void
}) => {
  const { t } = useTranslation()
  const [reason, setReason] = useState<HidingReason | null>(null)
  return (
    <Dialog title={t("reviews.report.title")} onClose={onClose}>
      <ChoiceField
        label={t("reviews.report.why")}
        name="reason"
        value={reason}
        choices={hidingReasons.map((value) => ({
          value,
          name: t(`reviews.report.${value}`),
        }))}
        onChoose={setReason}
      />
      <p className={styles["soft"]}>{t("reviews.report.rule")}</p>
      <Button
        aria-disabled={reason === null || state === "sending"}
        onClick={() => reason !== null && state !== "sending" && onReport(reason)}
      >
        {t(state === "sending" ? "reviews.report.sending" : "reviews.report.send")}
      </Button>
      {(state === "failed" || state === "slowed") && (
        <Notice tone="danger" said>
          {t(`reviews.report.${state}`)}
        </Notice>
      )}
    </Dialog>
  )
}
