import { quoteForResidency } from "#core/pricing/quote-for-residency.ts"
import type { Issue } from "#core/kernel/issue.ts"
import { cardIssues, cardOf, emptyCard } from "#core/payment/card-form.rules.ts"
import { cardAtProvider } from "#core/payment/card-payments.port.ts"
import type { PaymentMethod } from "#core/payment/payment.ts"
import { tidyBirthDate } from "#core/people/birth-date-parts.ts"
import type { GuestDetails } from "#core/people/guest-details.ts"
import { identityOf, residencyOf } from "#core/people/identity.rules.ts"
import type { Quote } from "#core/pricing/quote.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { useSelector } from "@xstate/react"
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import type { CheckoutActor } from "../../app/journeys.ts"
import { takesCards } from "../../app/page-facts.ts"
import { useIssues } from "./use-issues.ts"
import { paymentMethods } from "#core/payment/paid-when.ts"

/** Whether the guest types a card for it. */
export const hasForm: Readonly<Record<PaymentMethod, boolean>> = {
  card: true,
  payAtProperty: false,
}

const noIssues: ReadonlyArray<Issue> = []

/** A field that nobody typed into is empty before it is wrong. */
const missingBefore = ({ dateOfBirth }: GuestDetails, issue: Issue): Issue =>
  dateOfBirth === "" ? { ...issue, code: "Missing" } : issue

/** The rules of phone numbers are large and come when first needed; without them the server rules. */
const issuesOf = async (
  details: GuestDetails,
  today: CalendarDate,
): Promise<ReadonlyArray<Issue>> => {
  const rules = await import("#core/people/guest-details.rules.ts").catch(() => null)
  const found = rules ? rules.guestDetailsIssues(details, today) : noIssues
  return found.map((issue) =>
    issue.path === "dateOfBirth" ? missingBefore(details, issue) : issue,
  )
}

/** The form's side of Book Now: what is typed, what it costs, what is wrong, and the press itself. */
export const useBookNow = (checkout: CheckoutActor) => {
  const { facts, journeys } = useRouter().options.context
  const { today } = facts
  const provider = journeys?.cardForm
  const details = useSelector(checkout, ({ context }) => context.details)
  const booking = useSelector(checkout, ({ context }) => context.booking)!
  const remark = useSelector(checkout, ({ context }) => context.remark)
  const issues = useIssues(remark?.kind === "issues" ? remark.issues : noIssues)
  const [card, setCard] = useState(emptyCard)
  const [pressed, setPressed] = useState<Quote | null>(null)
  const isOffered: Readonly<Record<PaymentMethod, boolean>> = {
    card: takesCards(facts),
    payAtProperty: booking.property.payAtProperty,
  }
  const methods = paymentMethods.filter((one) => isOffered[one])
  const [method, setMethod] = useState<PaymentMethod>(methods[0] ?? "card")
  const quote = quoteForResidency(booking.quote, residencyOf(identityOf(details)))

  const type = (part: Partial<GuestDetails>) => {
    for (const path of Object.keys(part)) issues.mend(path)
    checkout.send({ type: "guest.typed", details: { ...details, ...part } })
  }
  const typeCard = (part: Partial<typeof card>) => {
    for (const path of Object.keys(part)) issues.mend(`card.${path}`)
    setCard((before) => ({ ...before, ...part }))
  }
  const book = async () => {
    const tidied = { ...details, dateOfBirth: tidyBirthDate(details.dateOfBirth) }
    const paysByCard = hasForm[method]
    const found = [
      ...(await issuesOf(tidied, today)),
      ...(paysByCard && !provider ? cardIssues(card, today) : noIssues),
    ]
    issues.find(found)
    if (found.length > 0) return
    if (paysByCard && provider && !(await provider.isComplete())) return
    setPressed(quote)
    checkout.send({
      type: "guest.booked",
      details: tidied,
      method,
      card: paysByCard ? (provider ? cardAtProvider : cardOf(card, today)) : null,
      total: quote.total,
    })
  }
  return {
    booking,
    details,
    card,
    method,
    methods,
    quote,
    pressed,
    remark,
    issues,
    type,
    typeCard,
    setMethod,
    book,
  }
}

/** What the parts of the form share. */
export type BookNow = ReturnType<typeof useBookNow>
