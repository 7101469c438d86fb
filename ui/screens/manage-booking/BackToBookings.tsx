import { Link } from "@tanstack/react-router"
import { Icon } from "../../parts/icons/Icon.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./manage-booking.module.css"

/** The way from one booking back to the list of the signed-in guest's bookings. */
export const BackToBookings = () => {
  const { t } = useTranslation()
  return (
    <Link to="/account/bookings" className={styles["back"]}>
      <Icon name="arrow-left" size={18} />
      {t("bookings.title")}
    </Link>
  )
}
