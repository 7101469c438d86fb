import { useTranslation } from "../translations/use-translation.tsx"
import styles from "./layout.module.css"

/** Says on every page that nothing here is real, and that others can read what is typed. */
export const Demonstration = () => {
  const { t } = useTranslation()
  return (
    <aside className={styles["demonstration"]} aria-label={t("demonstration.label")}>
      <p>
        <b>{t("demonstration.label")}</b> {t("demonstration.text")}
      </p>
    </aside>
  )
}
