import { Link } from "@tanstack/react-router"
import { Icon } from "../parts/icons/Icon.tsx"
import { useSavedStays } from "../app/use-saved-stays.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import styles from "./layout.module.css"

/** The way to the saved stays, once there are some. */
export const SavedLink = () => {
  const { t } = useTranslation()
  const { saved } = useSavedStays()
  if (saved.length === 0) return null
  return (
    <Link to="/shortlist" className={styles["link"]} aria-label={t("header.shortlist")}>
      <Icon name="heart" size={20} />
      <span className={styles["wide"]}>{t("header.shortlist")}</span>
    </Link>
  )
}
