import { shownQuote } from "#core/checkout/shown-quote.ts"
import { emptyCard, type TypedCard } from "#core/payment/card-form.rules.ts"
import { cardAtProvider } from "#core/payment/card-payments.port.ts"
import { methodsOf } from "#core/booking/methods-of.ts"
import { paysNow } from "#core/payment/paid-when.ts"
import type { PaymentMethod } from "#core/payment/payment.ts"
import { nameOnCardOf } from "#core/people/name.rules.ts"
import type { GuestDetails } from "#core/people/guest-details.ts"
import { useSelector } from "@xstate/react"
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import type { CheckoutActor } from "../../app/journeys.ts"
import { takesCards } from "../../app/page-facts.ts"
import { checkoutFields } from "./field-ids.ts"
import { useCardUse } from "./use-card-use.ts"
import { useNoticedIssues } from "./use-noticed-issues.ts"
import { useShownIssues } from "../../parts/fields/use-issues.ts"

/** The form's side of Book Now: what is typed, what it costs, what is wrong, and the press itself. */
export const useBookNow = (checkout: CheckoutActor) => {
  const { facts, journeys } = useRouter().options.context
  const details = useSelector(checkout, ({ context }) => context.details)
  const keptNumber = useSelector(checkout, ({ context }) =>
    context.details.keptIdentity === null ? null : (context.known?.maskedNumber ?? null),
  )
  const filled = useSelector(checkout, ({ context }) => context.filled)
  const booking = useSelector(checkout, ({ context }) => context.booking)!
  const remark = useSelector(checkout, ({ context }) => context.remark)
  const pressed = useSelector(checkout, ({ context }) => context.press?.quote ?? null)
  const issues = useShownIssues(
    useSelector(checkout, ({ context }) => context.issues),
    checkoutFields,
  )
  const [typed, setCard] = useState(emptyCard)
  const [hasHolder, setHasHolder] = useState(false)
  // Most guests pay with a card of their own, on which their name is in Latin letters.
  const card = hasHolder ? typed : { ...typed, holder: nameOnCardOf(details) }
  const methods = methodsOf(booking).filter((one) => takesCards(facts) || !paysNow(one))
  const [method, setMethod] = useState<PaymentMethod>(methods[0] ?? "card")

  const typeCard = (part: Partial<TypedCard>) => {
    const fields = Object.keys(part) as ReadonlyArray<keyof TypedCard>
    checkout.send({ type: "guest.typedCard", fields })
    if (part.holder !== undefined) setHasHolder(true)
    setCard((before) => ({ ...before, ...part }))
  }
  const which = useCardUse(useSelector(checkout, ({ context }) => context.keptCard))
  const { onBlur, noticedOf } = useNoticedIssues({ details, card }, facts.today)
  return {
    booking,
    details,
    /** The end of the number that the account keeps, where it may be left out. */
    keptNumber,
    filled,
    card,
    ...which,
    method,
    methods,
    quote: shownQuote(booking, details),
    pressed,
    remark,
    onBlur,
    issues: { ...issues, issueOf: (path: string) => issues.issueOf(path) ?? noticedOf(path) },
    type: (part: Partial<GuestDetails>) =>
      checkout.send({ type: "guest.typed", details: { ...details, ...part } }),
    typeCard,
    setMethod,
    book: () =>
      checkout.send({
        type: "guest.booked",
        details,
        method,
        card: journeys?.cardForm ? cardAtProvider : card,
        cardUse: which.cardUse,
      }),
  }
}

/** What the parts of the form share. */
export type BookNow = ReturnType<typeof useBookNow>
