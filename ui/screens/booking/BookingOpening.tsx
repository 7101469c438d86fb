export { BookingNotFoundNotice } from "../../parts/booking/BookingNotFoundNotice.tsx"
import { BookingSkeleton } from "../../parts/booking/BookingSkeleton.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"

/** A booking while it is fetched: whether it is confirmed, failed or over is not known yet. */
export const BookingOpening = () => {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={t("booking.title")} />
      <BookingSkeleton title={t("booking.title")} />
    </>
  )
}
