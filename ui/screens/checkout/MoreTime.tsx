import type { BookingView } from "#core/booking/booking-view.ts"
import { holdTerms } from "#core/booking/hold-terms.ts"
import { useSelector } from "@xstate/react"
import { millisecondsInSecond } from "date-fns/constants"
import type { CheckoutActor } from "../../app/journeys.ts"
import { wholeMinutes } from "../../formats/whole-minutes.ts"
import { Button } from "../../parts/Button.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./checkout.module.css"

/** What an extension brings on this site: no more than the hold was long. */
const minutesMore = ({ createdAt, holdUntil }: BookingView): number =>
  wholeMinutes(
    Math.min(holdTerms.extensionMs, Date.parse(holdUntil) - Date.parse(createdAt)) /
      millisecondsInSecond,
  )

/** Extends a hold that is nearly over, once; why it is not extended stands beside it. */
export const MoreTime = ({
  checkout,
  booking,
}: {
  readonly checkout: CheckoutActor
  readonly booking: BookingView
}) => {
  const { t } = useTranslation()
  const isAsking = useSelector(checkout, ({ value }) => value === "extendingHold")
  const notExtended = useSelector(checkout, ({ context }) => context.notExtended)
  return (
    <div className={styles["moreTime"]}>
      <p role="status" className={styles["lead"]}>
        {notExtended !== null && !isAsking && t(`checkout.hold.${notExtended}`)}
      </p>
      <Button
        look="secondary"
        aria-disabled={isAsking}
        onClick={() => checkout.send({ type: "guest.extendedHold" })}
      >
        {isAsking
          ? t("checkout.hold.extending")
          : t("checkout.hold.extend", { count: minutesMore(booking) })}
      </Button>
    </div>
  )
}
