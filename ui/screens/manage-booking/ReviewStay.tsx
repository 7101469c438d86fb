import { LinkButton } from "../../parts/LinkButton.tsx"
import bookingStyles from "../../parts/booking/booking.module.css"
import { useTranslation } from "../../translations/use-translation.tsx"

/** The way to the review of a stay that is over. */
export const ReviewStay = ({ id, link }: { readonly id: string; readonly link: string | null }) => {
  const { t } = useTranslation()
  return (
    <section className={bookingStyles["card"]}>
      <h2>{t("manage.review")}</h2>
      <p>{t("manage.review.text")}</p>
      <p>
        <LinkButton to="/booking/review" search={{ booking: id, ...(link !== null && { link }) }}>
          {t("manage.review.write")}
        </LinkButton>
      </p>
    </section>
  )
}
