import type { WholeBooking } from "#core/booking/whole-booking.ts"
import { useSelector } from "@xstate/react"
import { Button } from "../../parts/Button.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { momentText } from "../../formats/day.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import bookingStyles from "../../parts/booking/booking.module.css"
import { BookingFiles } from "../../parts/booking/BookingFiles.tsx"

/** Changing and cancelling while both are possible; receipt and calendar whenever there is a code. */
export const ManageWays = ({
  managed,
  booking,
}: {
  readonly managed: AccountActor<"manageBooking">
  readonly booking: WholeBooking
}) => {
  const { t, language } = useTranslation()
  const opens = useSelector(managed, ({ context }) => context.opens)
  const canChange = useSelector(managed, (snapshot) =>
    snapshot.can({ type: "guest.consideredChange" }),
  )
  const canCancel = useSelector(managed, (snapshot) =>
    snapshot.can({ type: "guest.consideredCancelling" }),
  )
  const isManageable = booking.status === "confirmed" && booking.asOf < booking.stayStartsAt
  if (booking.code === null) return null
  return (
    <section className={bookingStyles["card"]}>
      <h2>{t("manage.ways")}</h2>
      <BookingFiles booking={booking} hasReceipt {...("link" in opens && { link: opens.link })} />
      {isManageable ? (
        <>
          <div className={bookingStyles["ways"]}>
            <Button
              disabled={!canChange}
              onClick={() => managed.send({ type: "guest.consideredChange" })}
            >
              {t("manage.change")}
            </Button>
            <Button
              look="danger"
              disabled={!canCancel}
              onClick={() => managed.send({ type: "guest.consideredCancelling" })}
            >
              {t("manage.cancel")}
            </Button>
          </div>
          <p className={bookingStyles["soft"]}>
            {t("manage.until", { moment: momentText(booking.stayStartsAt, language) })}
          </p>
        </>
      ) : (
        <p className={bookingStyles["soft"]}>{t("manage.noMore")}</p>
      )}
    </section>
  )
}
