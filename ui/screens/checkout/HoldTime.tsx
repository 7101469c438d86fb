import { saidMinute, timeLeft } from "#core/checkout/hold-time.ts"
import { useRouter } from "@tanstack/react-router"
import { millisecondsInSecond } from "date-fns/constants"
import Clock from "lucide-react/icons/clock"
import { useEffect, useState } from "react"
import { Phrase } from "../../parts/Phrase.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./checkout.module.css"

const useNow = (): number => {
  const clock = useRouter().options.context.journeys
  const [now, setNow] = useState(() => clock?.now() ?? 0)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock?.now() ?? 0), millisecondsInSecond)
    return () => clearInterval(timer)
  }, [clock])
  return now
}

/** The time left of the hold: always visible, announced to screen readers only a few times. */
export const HoldTime = ({ until }: { readonly until: string }) => {
  const { t } = useTranslation()
  const left = timeLeft(until, useNow())
  const said = saidMinute(left)
  const time = `${left.minutes}:${String(left.seconds).padStart(2, "0")}`
  return (
    <div className={styles["hold"]}>
      <Clock size={20} aria-hidden />
      <p>
        <b role="timer">
          <Phrase
            say="checkout.hold"
            gaps={{ time: <span className={styles["time"]}>{time}</span> }}
          />
        </b>
        <span className={styles["lead"]}>{t("checkout.hold.lead")}</span>
      </p>
      <p role="status" className="visually-hidden">
        {said === null ? "" : t("checkout.hold.said", { count: said })}
      </p>
    </div>
  )
}
