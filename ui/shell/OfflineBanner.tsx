import { lazy, Suspense, useSyncExternalStore } from "react"
import { useTranslation } from "../translations/use-translation.tsx"
import styles from "./layout.module.css"

const KeptLine = lazy(async () => ({ default: (await import("./KeptLine.tsx")).KeptLine }))

const subscribe = (listener: () => void) => {
  window.addEventListener("online", listener)
  window.addEventListener("offline", listener)
  return () => {
    window.removeEventListener("online", listener)
    window.removeEventListener("offline", listener)
  }
}

/** When the shown page was kept, where the browser had it from its own store. */
const keptAtNow = (): string | undefined => document.documentElement.dataset["keptAt"]

/** Says so while the browser has no connection, and when a page is shown as it was kept. */
export const OfflineBanner = () => {
  const { t } = useTranslation()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const keptAt = useSyncExternalStore(subscribe, keptAtNow, () => undefined)
  const banner = isOnline ? null : <p className={styles["banner"]}>{t("offline.banner")}</p>
  return (
    <div role="status">
      {keptAt ? (
        <Suspense fallback={banner}>
          <KeptLine keptAt={keptAt} />
        </Suspense>
      ) : (
        banner
      )}
    </div>
  )
}
