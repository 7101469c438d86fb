import { pageOfBooking, requestAgain } from "#core/booking/booking-page.ts"
import { queryFromCheckoutRequest } from "#core/booking/stay-request-query.ts"
import type { BookingView } from "#core/booking/booking-view.ts"
import { getRouteApi } from "@tanstack/react-router"
import { Badge } from "../../parts/Badge.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { readQuery } from "../../app/query.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Arrival } from "./Arrival.tsx"
import styles from "../../parts/booking/booking.module.css"
import { BookingFiles } from "../../parts/booking/BookingFiles.tsx"
import { BookingMoney } from "./BookingMoney.tsx"
import { BookingWays } from "../../parts/booking/BookingWays.tsx"
import { CodeCard } from "../../parts/booking/CodeCard.tsx"
import { ManageThis } from "./ManageThis.tsx"
import { StayFacts } from "../../parts/booking/StayFacts.tsx"

const route = getRouteApi("/booking/$id")

/** `/booking/{id}` */
export const BookingScreen = () => {
  const { t } = useTranslation()
  const { booking } = route.useLoaderData()
  const isGood = pageOfBooking(booking) === "confirmed"
  return (
    <div className={styles["page"]}>
      <PageTitle title={t("booking.title")} />
      <div className={styles["head"]}>
        <h1>{t("booking.title")}</h1>
        <p>
          <span className="visually-hidden">{t("booking.status")}</span>
          <Badge tone={isGood ? "good" : "plain"}>{t(`booking.status.${booking.status}`)}</Badge>
        </p>
      </div>
      {booking.code && <CodeCard code={booking.code} />}
      <div className={styles["columns"]}>
        <div className={styles["column"]}>
          <div className={styles["card"]}>
            <StayFacts booking={booking} />
            <Arrival booking={booking} />
            <GoOn booking={booking} />
            <BookingFiles booking={booking} hasReceipt={booking.yours} />
            <BookingWays booking={booking} />
          </div>
          <GuestFacts booking={booking} />
        </div>
        <div className={styles["column"]}>
          <BookingMoney booking={booking} />
          <ManageThis booking={booking} />
        </div>
      </div>
    </div>
  )
}

const GoOn = ({ booking }: { readonly booking: BookingView }) => {
  const { t } = useTranslation()
  const wanted = requestAgain(booking)
  if (pageOfBooking(booking) !== "checkout" || !wanted) return null
  if (!booking.yours) return <p className={styles["soft"]}>{t("booking.goOn.elsewhere")}</p>
  return (
    <LinkButton
      to="/booking/new"
      search={readQuery(queryFromCheckoutRequest({ ...wanted, booking: booking.id }))}
      preload={false}
    >
      {t("booking.goOn")}
    </LinkButton>
  )
}

const GuestFacts = ({ booking: { guest } }: { readonly booking: BookingView }) => {
  const { t } = useTranslation()
  if (!guest) return null
  return (
    <section className={styles["card"]}>
      <h2>{t("booking.guest")}</h2>
      <dl className={styles["rows"]}>
        <div>
          <dt>{t("booking.guest.name")}</dt>
          <dd>{guest.name}</dd>
        </div>
        <div>
          <dt>{t("checkout.email")}</dt>
          <dd>{guest.email}</dd>
        </div>
        <div>
          <dt>{t("checkout.phone")}</dt>
          <dd>{guest.phone}</dd>
        </div>
      </dl>
      <p className={styles["soft"]}>{t("booking.guest.masked")}</p>
    </section>
  )
}
