import { useEffect } from "react"
import { clockAndDay } from "../formats/clock-and-day.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import styles from "./layout.module.css"

const loadAgain = (): void => window.location.reload()

/**
 * Loads the page again once there is a connection, but not while the guest is leaving it: the reload
 * would take the place of the page that they are on the way to.
 */
const whenBackOnline = (load: () => void): (() => void) => {
  let isLeaving = false
  const heard = {
    beforeunload: () => void (isLeaving = true),
    pageshow: () => void (isLeaving = false),
    online: () => void (isLeaving || load()),
  }
  const each = Object.entries(heard)
  for (const [event, listener] of each) window.addEventListener(event, listener)
  return () => {
    for (const [event, listener] of each) window.removeEventListener(event, listener)
  }
}

/** Says when the page that is shown was kept; it is loaded again once there is a connection. */
export const KeptLine = ({ keptAt }: { readonly keptAt: string }) => {
  const { t, language } = useTranslation()
  useEffect(() => whenBackOnline(loadAgain), [])
  return (
    <p className={styles["banner"]}>
      {t("offline.asItWas", clockAndDay(keptAt, language))}{" "}
      <button type="button" className={styles["bannerWay"]} onClick={loadAgain}>
        {t("action.retry")}
      </button>
    </p>
  )
}
