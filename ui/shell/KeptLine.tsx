import { useEffect } from "react"
import { clockAndDay } from "../formats/clock-and-day.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import styles from "./layout.module.css"

const loadAgain = (): void => window.location.reload()

/** Says when the page that is shown was kept; it is loaded again once there is a connection. */
export const KeptLine = ({ keptAt }: { readonly keptAt: string }) => {
  const { t, language } = useTranslation()
  useEffect(() => {
    window.addEventListener("online", loadAgain)
    return () => window.removeEventListener("online", loadAgain)
  }, [])
  return (
    <p className={styles["banner"]}>
      {t("offline.asItWas", clockAndDay(keptAt, language))}{" "}
      <button type="button" className={styles["bannerWay"]} onClick={loadAgain}>
        {t("action.retry")}
      </button>
    </p>
  )
}
