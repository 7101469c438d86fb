import { pageOfBooking } from "#core/booking/booking-page.ts"
import { statusFacts } from "#core/booking/status-facts.ts"
import type { WholeBooking } from "#core/booking/whole-booking.ts"
import { useSelector } from "@xstate/react"
import { Badge } from "../../parts/Badge.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { BookingWays } from "../../parts/booking/BookingWays.tsx"
import { CodeCard } from "../../parts/booking/CodeCard.tsx"
import { StayFacts } from "../../parts/booking/StayFacts.tsx"
import bookingStyles from "../../parts/booking/booking.module.css"
import { MessageThread } from "../../parts/messages/MessageThread.tsx"
import { BackToBookings } from "./BackToBookings.tsx"
import { CancelDialog } from "./CancelDialog.tsx"
import { ChangeDialog } from "./ChangeDialog.tsx"
import { Diary } from "./Diary.tsx"
import { GuestInformation } from "./GuestInformation.tsx"
import { ManageAnswer } from "./ManageAnswer.tsx"
import { ManageWays } from "./ManageWays.tsx"
import { Money } from "./Money.tsx"
import { ReviewStay } from "./ReviewStay.tsx"
import { PayDialog } from "./PayDialog.tsx"
import { useCountedRefund } from "./use-counted-refund.ts"

type Props = {
  readonly managed: AccountActor<"manageBooking">
  readonly booking: WholeBooking
}

/** The whole of one's booking: what was booked, what was paid, what happened, and what can be done. */
export const ManageBooking = ({ managed, booking }: Props) => {
  const { t } = useTranslation()
  const isOwn = useSelector(managed, ({ context }) => "id" in context.opens)
  const link = useSelector(managed, ({ context: { opens } }) => ("id" in opens ? null : opens.link))
  useCountedRefund(managed)
  const isGood = pageOfBooking(booking) === "confirmed"
  return (
    <div className={bookingStyles["page"]}>
      {isOwn && <BackToBookings />}
      <div className={bookingStyles["head"]}>
        <h1>{t("manage.title")}</h1>
        <p>
          <span className="visually-hidden">{t("booking.status")}</span>
          <Badge tone={isGood ? "good" : "plain"}>{t(`booking.status.${booking.status}`)}</Badge>
        </p>
      </div>
      <ManageAnswer managed={managed} booking={booking} />
      {booking.code && <CodeCard code={booking.code} />}
      <div className={bookingStyles["columns"]}>
        <div className={bookingStyles["column"]}>
          <section className={bookingStyles["card"]}>
            <h2>{t("manage.room")}</h2>
            <StayFacts booking={booking} />
            <BookingWays booking={booking} />
          </section>
          {statusFacts[booking.status].wasHad && <ReviewStay id={booking.id} link={link} />}
          <ManageWays managed={managed} booking={booking} />
          <MessageThread claim={{ id: booking.id, link }} />
          <GuestInformation guest={booking.guest} />
        </div>
        <div className={bookingStyles["column"]}>
          <Money booking={booking} />
          <Diary booking={booking} />
        </div>
      </div>
      <Dialogs managed={managed} booking={booking} />
    </div>
  )
}

const Dialogs = ({ managed, booking }: Props) => {
  const isCancelling = useSelector(managed, (snapshot) => snapshot.hasTag("cancelling"))
  const isChanging = useSelector(managed, (snapshot) => snapshot.hasTag("changing"))
  const isPaying = useSelector(managed, (snapshot) => snapshot.hasTag("paying"))
  return (
    <>
      {isCancelling && <CancelDialog managed={managed} booking={booking} />}
      {isChanging && <ChangeDialog managed={managed} booking={booking} />}
      {isPaying && <PayDialog managed={managed} />}
    </>
  )
}
