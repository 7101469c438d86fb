import { lazy, Suspense, useSyncExternalStore } from "react"
import { useTranslation } from "../translations/use-translation.tsx"
import styles from "./layout.module.css"

/** Fetches the line that a page needs once it is shown without a connection. */
export const fetchKeptLine = () => import("./KeptLine.tsx")

const KeptLine = lazy(async () => ({ default: (await fetchKeptLine()).KeptLine }))

const subscribe = (listener: () => void) => {
  window.addEventListener("online", listener)
  window.addEventListener("offline", listener)
  return () => {
    window.removeEventListener("online", listener)
    window.removeEventListener("offline", listener)
  }
}

/** When the shown page was kept, where the browser had it from its own store; else whether it is offline. */
const stateNow = (): string =>
  document.documentElement.dataset["keptAt"] ?? (navigator.onLine ? "" : "offline")

/** Says so while the browser has no connection, and when a page is shown as it was kept. */
export const OfflineBanner = () => {
  const { t } = useTranslation()
  const state = useSyncExternalStore(subscribe, stateNow, () => "")
  return (
    <div role="status">
      {state === "offline" ? (
        <p className={styles["banner"]}>{t("offline.banner")}</p>
      ) : (
        state && (
          <Suspense>
            <KeptLine keptAt={state} />
          </Suspense>
        )
      )}
    </div>
  )
}
