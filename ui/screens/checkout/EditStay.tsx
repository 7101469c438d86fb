import { queryFromCheckoutRequest } from "#core/booking/stay-request-query.ts"
import type { BookingView } from "#core/booking/booking-view.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import type { Quote } from "#core/pricing/quote.ts"
import { useNavigate } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { ChangeDates } from "../../parts/booking/ChangeDates.tsx"
import { ChangePeople } from "../../parts/booking/ChangePeople.tsx"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { isHalfChosen } from "../../parts/search-bar/dates-text.ts"
import type { CheckoutActor } from "../../app/journeys.ts"
import { readQuery } from "../../app/query.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./checkout.module.css"
import { NewPrice } from "./NewPrice.tsx"
import { useQuote } from "./use-quote.ts"

/** Other dates or guests for the rooms chosen: first their price, then the change. */
export const EditStay = ({
  checkout,
  booking,
  quote,
  onClose,
}: {
  readonly checkout: CheckoutActor
  readonly booking: BookingView
  readonly quote: Quote
  readonly onClose: () => void
}) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const current = useSelector(checkout, ({ context }) => context.stay)!
  const [stay, setStay] = useState<StayRequest>(current)
  const { asked, ask, forget } = useQuote(booking.id)
  const change = (part: Partial<StayRequest>) => {
    setStay({ ...stay, ...part })
    forget()
  }
  const apply = (wanted: { readonly stay: StayRequest; readonly total: Quote["total"] }) => {
    checkout.send({ type: "guest.changedStay", ...wanted })
    onClose()
    void navigate({
      to: "/booking/new",
      search: readQuery(queryFromCheckoutRequest(wanted)),
      replace: true,
    })
  }
  return (
    <Dialog title={t("checkout.summary.edit")} wide onClose={onClose}>
      <ChangeDates
        booking={booking}
        typed={stay.dates}
        onChange={(dates) => change({ dates: dates as StayRequest["dates"] })}
      />
      <ChangePeople party={stay.party} onChange={(party) => change({ party })} />
      <NewPrice asked={asked} before={quote} onApply={apply} />
      {asked.state !== "answered" && (
        <Button
          disabled={asked.state === "asking" || isHalfChosen(stay.dates)}
          onClick={() => void ask(stay)}
        >
          {t(asked.state === "asking" ? "checkout.edit.asking" : "checkout.edit.ask")}
        </Button>
      )}
      <p className={styles["lead"]}>{t("checkout.edit.rooms")}</p>
    </Dialog>
  )
}
