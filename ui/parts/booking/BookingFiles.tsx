import type { BookingView } from "#core/booking/booking-view.ts"
import { useRouter } from "@tanstack/react-router"
import { Icon } from "../icons/Icon.tsx"
import { buttonClasses } from "../Button.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./booking.module.css"

type Files = {
  readonly booking: Pick<BookingView, "id" | "code">
  /** The receipt names the guest: only who made the booking, or has its mailed link, gets it. */
  readonly hasReceipt: boolean
  readonly link?: string
}

/** The stay for a calendar and the receipt, once the booking has a code. */
export const BookingFiles = ({ booking, hasReceipt, link }: Files) => {
  const { t, language } = useTranslation()
  const { apiBase } = useRouter().options.context.facts
  if (booking.code === null) return null
  const opening = link === undefined ? "" : `&link=${link}`
  const file = (name: string) =>
    `${apiBase}/api/bookings/${booking.id}/${name}?language=${language}${opening}`
  return (
    <div className={styles["ways"]}>
      {hasReceipt && (
        <a className={buttonClasses({ look: "secondary" })} href={file("receipt.pdf")}>
          <Icon name="file-text" size={18} />
          {t("manage.receipt")}
        </a>
      )}
      <a className={buttonClasses({ look: "secondary" })} href={file("stay.ics")} download>
        <Icon name="calendar-plus" size={18} />
        {t("manage.calendar")}
      </a>
    </div>
  )
}
