import { Link } from "@tanstack/react-router"
import Heart from "lucide-react/icons/heart"
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
      <Heart size={20} aria-hidden />
      <span className={styles["wide"]}>{t("header.shortlist")}</span>
    </Link>
  )
}
