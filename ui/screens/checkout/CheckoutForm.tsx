import { useSelector } from "@xstate/react"
import type { SubmitEvent } from "react"
import { classes } from "../../parts/classes.ts"
import { IssueSummary } from "../../parts/fields/IssueSummary.tsx"
import type { CheckoutActor } from "../../app/journeys.ts"
import { Notice } from "../../parts/Notice.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { AddressCode } from "./AddressCode.tsx"
import { useBankPage } from "../../parts/card/BankPage.tsx"
import { BookBar } from "./BookBar.tsx"
import { ChallengeDialog } from "./ChallengeDialog.tsx"
import styles from "./checkout.module.css"
import { ContactDetails } from "./ContactDetails.tsx"
import { drawnAs, type CheckoutState } from "./state-views.ts"
import { checkoutFields } from "./field-ids.ts"
import { HoldTime } from "./HoldTime.tsx"
import { Payment } from "./Payment.tsx"
import { PersonalDetails } from "./PersonalDetails.tsx"
import { RemarkNotice } from "./RemarkNotice.tsx"
import { SpecialRequests } from "./SpecialRequests.tsx"
import { StaySummary } from "./StaySummary.tsx"
import { useBookNow } from "./use-book-now.ts"

const codeStates: ReadonlyArray<CheckoutState> = ["codeOnItsWay", "typingCode", "checkingCode"]

type TimeLeftProps = {
  readonly checkout: CheckoutActor
  readonly form: ReturnType<typeof useBookNow>
  readonly isShown: boolean
}

/** How long the rooms are held. Out of sight it keeps its place: nothing moves under who presses Book Now. */
const TimeLeft = ({ checkout, form, isShown }: TimeLeftProps) => {
  const { t } = useTranslation()
  return (
    <div className={classes(styles["timeLeft"], !isShown && styles["unseen"])}>
      {form.booking.nightsKept ? (
        <HoldTime checkout={checkout} booking={form.booking} total={form.quote.total} />
      ) : (
        <Notice tone="warning">
          <b>{t("checkout.noHold")}</b>
          <p>{t("checkout.noHold.lead")}</p>
        </Notice>
      )}
    </div>
  )
}

/** The form left, the stay and its price right; on phones the stay is a bar that opens. */
export const CheckoutForm = ({ checkout }: { readonly checkout: CheckoutActor }) => {
  const { t } = useTranslation()
  const form = useBookNow(checkout)
  const state = useSelector(checkout, ({ value }) => drawnAs(value))
  const card = useSelector(checkout, ({ children }) => children.cardConfirmation)
  const bankPage = useBankPage(card)
  const isFilling = state === "filling"
  const mayPress = isFilling || state === "uncertain"
  const isCodeMailed = useSelector(checkout, ({ context }) => context.codeAgainAt !== null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (mayPress) form.book()
  }
  return (
    <div className={styles["page"]}>
      <h1 className={styles["title"]}>{t("checkout.title")}</h1>
      <TimeLeft checkout={checkout} form={form} isShown={isFilling} />
      <div className={styles["columns"]}>
        <aside className={styles["aside"]} aria-label={t("checkout.summary")}>
          <StaySummary checkout={checkout} booking={form.booking} quote={form.quote} />
        </aside>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears which field the focus leaves */}
        <form
          className={styles["form"]}
          onSubmit={submit}
          onBlur={form.onBlur}
          noValidate
          aria-label={t("checkout.title")}
        >
          <IssueSummary form={{ ...checkoutFields, issues: form.issues.issues }} />
          <fieldset className={styles["fields"]} disabled={!mayPress}>
            <PersonalDetails form={form} />
            <div className={styles["block"]}>
              <ContactDetails form={form} />
              <SpecialRequests form={form} />
            </div>
            <div className={styles["block"]}>
              <Payment form={form}>
                {isFilling && <RemarkNotice checkout={checkout} form={form} remark={form.remark} />}
              </Payment>
            </div>
          </fieldset>
          <BookBar checkout={checkout} state={state} form={form} isAtBank={bankPage !== null} />
        </form>
      </div>
      {(codeStates.includes(state) || (state === "mailingCode" && isCodeMailed)) && (
        <AddressCode checkout={checkout} state={state} />
      )}
      {card && bankPage !== null && <ChallengeDialog card={card} address={bankPage} />}
    </div>
  )
}
