import { useSyncExternalStore } from "react"
import { useTranslation } from "../translations/use-translation.tsx"
import styles from "./layout.module.css"

const subscribe = (listener: () => void) => {
  window.addEventListener("online", listener)
  window.addEventListener("offline", listener)
  return () => {
    window.removeEventListener("online", listener)
    window.removeEventListener("offline", listener)
  }
}

/** Says so while the browser has no connection. */
export const OfflineBanner = () => {
  const { t } = useTranslation()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {isOnline ? null : <p className={styles["banner"]}>{t("offline.banner")}</p>}
    </div>
  )
}
