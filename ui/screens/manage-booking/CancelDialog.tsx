import { refundOnDay } from "#core/managing/refund-on-day.ts"
import { refundShown } from "#core/managing/refund-shown.ts"
import type { WholeBooking } from "#core/booking/whole-booking.ts"
import { parseTypedDate } from "#core/stay/typed-date.ts"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { Price } from "../../parts/price/Price.tsx"
import { TextField } from "../../parts/fields/TextField.tsx"
import { bookedRoomsText } from "../../formats/booked-rooms.ts"
import { dayText } from "../../formats/day.ts"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import bookingStyles from "../../parts/booking/booking.module.css"
import styles from "./manage-booking.module.css"

type Props = { readonly managed: AccountActor<"manageBooking">; readonly booking: WholeBooking }

/** Cancelling, with its rooms, their plans and the exact refund, now and on any later day. */
export const CancelDialog = ({ managed, booking }: Props) => {
  const { t } = useTranslation()
  const state = useSelector(managed, ({ value }) => value)
  const told = useSelector(managed, ({ context }) => context.refund)
  const refunds = refundShown(booking, state === "considering" ? null : told)
  const { refund } = refunds
  const leave = () => managed.send({ type: "guest.leftIt" })
  const isBusy = state === "cancelling"
  const press = refund > 0 ? "manage.cancel.confirm" : "manage.cancel.confirm.nothing"
  return (
    <Dialog title={t("manage.cancel")} onClose={leave}>
      {state === "refundChanged" && (
        <Notice tone="warning" said>
          {t("manage.refundChanged")}
        </Notice>
      )}
      {state === "cancelUnclear" && (
        <Notice tone="warning" said>
          {t("manage.cancelUnclear")}
        </Notice>
      )}
      <GivenUp booking={booking} refunds={refunds} />
      {refund > 0 && <p className={bookingStyles["soft"]}>{t("manage.refund.when")}</p>}
      <WhatIf booking={booking} />
      <div className={bookingStyles["ways"]}>
        <Button
          look="danger"
          aria-disabled={isBusy}
          onClick={() => {
            if (state === "cancelUnclear") managed.send({ type: "guest.retried" })
            else managed.send({ type: "guest.cancelled", refund })
          }}
        >
          {t(isBusy ? "manage.cancelling" : press)}
        </Button>
        <Button look="quiet" onClick={leave}>
          {t("manage.keep")}
        </Button>
      </div>
    </Dialog>
  )
}

type Refunds = ReturnType<typeof refundShown>

/** What the guest gives up, and what of the money comes back. */
const GivenUp = ({
  booking,
  refunds: { paid, kept, refund },
}: {
  readonly booking: WholeBooking
  readonly refunds: Refunds
}) => {
  const translation = useTranslation()
  const { t } = translation
  return (
    <dl className={bookingStyles["rows"]}>
      <div>
        <dt>{t("search.party.rooms")}</dt>
        <dd>{bookedRoomsText(booking.rooms, translation)}</dd>
      </div>
      <div>
        <dt>{t("manage.paid")}</dt>
        <dd>
          <Price sen={paid} />
        </dd>
      </div>
      <div>
        <dt>{t("manage.kept")}</dt>
        <dd>
          <Price sen={kept} />
        </dd>
      </div>
      <div className={styles["refund"]}>
        <dt>{t("manage.refund")}</dt>
        <dd>
          <Price sen={refund} />
        </dd>
      </div>
    </dl>
  )
}

/** What would come back if the guest cancelled on another day. */
const WhatIf = ({ booking }: { readonly booking: WholeBooking }) => {
  const { t, language } = useTranslation()
  const [typed, setTyped] = useState("")
  const day = parseTypedDate(typed)
  const refund = day && refundOnDay(booking, day)
  return (
    <div className={styles["whatIf"]}>
      <TextField
        label={t("manage.whatIf")}
        hint={t("manage.whatIf.hint")}
        placeholder={t("search.dates.typed")}
        autoComplete="off"
        value={typed}
        onType={setTyped}
      />
      <p role="status">
        {day &&
          (refund ? (
            <>
              {t("manage.whatIf.answer", { day: dayText(day, language) })}{" "}
              <Price sen={refund.refund} />
            </>
          ) : (
            t("manage.whatIf.never")
          ))}
      </p>
    </div>
  )
}
