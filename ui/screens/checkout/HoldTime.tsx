import type { BookingView } from "#core/booking/booking-view.ts"
import { isNearlyOver, saidMinute, timeLeft } from "#core/checkout/hold-time.ts"
import type { Sen } from "#core/money/sen.ts"
import { useRouter } from "@tanstack/react-router"
import { millisecondsInSecond } from "date-fns/constants"
import { useEffect, useState } from "react"
import { Icon } from "../../parts/icons/Icon.tsx"
import type { CheckoutActor } from "../../app/journeys.ts"
import { classes } from "../../parts/classes.ts"
import { Phrase } from "../../parts/Phrase.tsx"
import { Price } from "../../parts/price/Price.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./checkout.module.css"
import { MoreTime } from "./MoreTime.tsx"

const useNow = (): number => {
  const clock = useRouter().options.context.journeys
  const [now, setNow] = useState(() => clock?.now() ?? 0)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock?.now() ?? 0), millisecondsInSecond)
    return () => clearInterval(timer)
  }, [clock])
  return now
}

type Props = {
  readonly checkout: CheckoutActor
  readonly booking: BookingView
  readonly total: Sen
}

/**
 * The time left of the hold, and on narrow screens the total: always in sight, announced to screen
 * readers only a few times. In its last minutes the guest may have it extended.
 */
export const HoldTime = ({ checkout, booking, total }: Props) => {
  const { t } = useTranslation()
  const left = timeLeft(booking.holdUntil, useNow())
  const said = saidMinute(left)
  const isLate = isNearlyOver(left)
  const time = `${left.minutes}:${String(left.seconds).padStart(2, "0")}`
  return (
    <>
      <div className={classes(styles["hold"], isLate && styles["late"])}>
        <Icon name="clock" size={20} />
        <b role="timer">
          <Phrase
            say="checkout.hold"
            gaps={{ time: <span className={styles["time"]}>{time}</span> }}
          />
        </b>
        <dl className={styles["reach"]}>
          <dt className="visually-hidden">{t("price.line.total")}</dt>
          <dd>
            <Price sen={total} />
          </dd>
        </dl>
        {isLate && booking.extendable && <MoreTime checkout={checkout} booking={booking} />}
        <p role="status" className="visually-hidden">
          {said === null ? "" : t("checkout.hold.said", { count: said })}
        </p>
      </div>
      <p className={styles["lead"]}>{t("checkout.hold.lead")}</p>
    </>
  )
}
