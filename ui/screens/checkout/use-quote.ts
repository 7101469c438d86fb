import { stayIssues } from "#core/stay/stay-dates.rules.ts"
import type { BookingId } from "#core/booking/booking-view.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import type { QuoteAnswer } from "../../app/journeys.ts"

/** The price of another stay: not asked for, being asked for, or as it was answered. */
export type QuoteState =
  | { readonly state: "idle" }
  | { readonly state: "asking" }
  | { readonly state: "answered"; readonly stay: StayRequest; readonly answer: QuoteAnswer }

/** Asks what another stay would cost in place of what is held; dates that cannot be are not asked for. */
export const useQuote = (held: BookingId) => {
  const { journeys, facts } = useRouter().options.context
  const [asked, setAsked] = useState<QuoteState>({ state: "idle" })
  const ask = async (stay: StayRequest) => {
    const issues = stayIssues(stay.dates, facts.today)
    if (issues.length > 0)
      return setAsked({ state: "answered", stay, answer: { failed: "refused", issues } })
    setAsked({ state: "asking" })
    const answer = (await journeys?.quote(stay, held)) ?? { failed: "unreachable" }
    setAsked({ state: "answered", stay, answer })
  }
  return { asked, ask, forget: () => setAsked({ state: "idle" }) }
}
