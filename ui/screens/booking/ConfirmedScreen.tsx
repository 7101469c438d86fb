import { getRouteApi, useRouter } from "@tanstack/react-router"
import { Icon } from "../../parts/icons/Icon.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Arrival } from "./Arrival.tsx"
import styles from "../../parts/booking/booking.module.css"
import { BookingFiles } from "../../parts/booking/BookingFiles.tsx"
import { BookingMoney } from "./BookingMoney.tsx"
import { BookingWays } from "../../parts/booking/BookingWays.tsx"
import { CodeCard } from "../../parts/booking/CodeCard.tsx"
import { ManageThis } from "./ManageThis.tsx"
import { MessageThread } from "../../parts/messages/MessageThread.tsx"
import { NextSteps } from "./NextSteps.tsx"
import { StayFacts } from "../../parts/booking/StayFacts.tsx"

const route = getRouteApi("/booking/confirmed")

/** `/booking/confirmed` */
export const ConfirmedScreen = () => {
  const { t, local } = useTranslation()
  const { booking } = route.useLoaderData()
  const { session } = useRouter().options.context
  return (
    <div className={styles["page"]}>
      <PageTitle title={t("booking.title.confirmed")} />
      <div className={styles["head"]}>
        <span className={styles["mark"]}>
          <Icon name="check" size={28} />
        </span>
        <h1>{t("booking.title.confirmed")}</h1>
        <p>{t("booking.confirmed.lead", { property: local(booking.property.name) })}</p>
      </div>
      {booking.code && <CodeCard code={booking.code} />}
      <div className={styles["columns"]}>
        <div className={styles["column"]}>
          <NextSteps booking={booking} />
          <div className={styles["card"]}>
            <StayFacts booking={booking} />
            <Arrival booking={booking} />
            <BookingFiles booking={booking} hasReceipt={booking.yours} />
            <BookingWays booking={booking} />
          </div>
          {booking.yours && session.read() !== null && <ManageThis booking={booking} />}
          <LinkButton to="/booking/$id" params={{ id: booking.id }} look="secondary">
            {t("booking.view")}
          </LinkButton>
        </div>
        <div className={styles["column"]}>
          <MessageThread claim={{ id: booking.id, link: null }} />
          <BookingMoney booking={booking} />
        </div>
      </div>
    </div>
  )
}
