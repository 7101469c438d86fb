import { Link } from "@tanstack/react-router"
import ArrowLeft from "lucide-react/icons/arrow-left"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./manage-booking.module.css"

/** The way from one booking back to the list of the signed-in guest's bookings. */
export const BackToBookings = () => {
  const { t } = useTranslation()
  return (
    <Link to="/account/bookings" className={styles["back"]}>
      <ArrowLeft size={18} aria-hidden />
      {t("bookings.title")}
    </Link>
  )
}
