import { useSelector } from "@xstate/react"
import { useNavigate } from "@tanstack/react-router"
import { useEffect, useEffectEvent, useLayoutEffect } from "react"
import type { CheckoutActor } from "../../app/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { CheckoutForm } from "./CheckoutForm.tsx"
import { CheckoutSkeleton } from "./CheckoutSkeleton.tsx"
import { CheckoutStop } from "./CheckoutStop.tsx"
import { faceOf } from "./state-views.ts"
import { queryOfStay } from "../../app/query-of-stay.ts"
import { useCountedPayment } from "./use-counted-payment.ts"

/** Renders the state of the checkout machine: progress, the form, a stop, or the end. */
export const CheckoutJourney = ({ checkout }: { readonly checkout: CheckoutActor }) => {
  const { t } = useTranslation()
  const state = useSelector(checkout, ({ value }) => value)
  useCountedPayment(checkout)
  const face = faceOf[state]
  if (face.kind === "waiting") return <CheckoutSkeleton said={t(face.says)} />
  if (face.kind === "form") return <CheckoutForm checkout={checkout} />
  if (face.kind === "stop") return <CheckoutStop checkout={checkout} stop={face.stop} />
  return <Onward checkout={checkout} to={face.kind} />
}

/** Where the guest goes when the journey is over; the page is not left behind in the history. */
const Onward = ({
  checkout,
  to,
}: {
  readonly checkout: CheckoutActor
  readonly to: "confirmed" | "failed" | "left"
}) => {
  const { t } = useTranslation()
  const booking = useSelector(checkout, ({ context }) => context.bookingId)
  const stay = useSelector(checkout, ({ context }) => context.stay)
  const navigate = useNavigate()
  const goOn = useEffectEvent(() => {
    if (to !== "left")
      return navigate({ to: `/booking/${to}`, search: { booking: booking ?? "" }, replace: true })
    if (stay === null) return navigate({ to: "/properties", replace: true })
    const params = { slug: stay.property }
    return navigate({
      to: "/properties/$slug",
      params,
      search: queryOfStay(stay),
      replace: true,
    })
  })
  // The form was long: without it, its last lines would be the footer.
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: "instant" })
  }, [])
  useEffect(() => {
    void goOn()
  }, [to])
  return <CheckoutSkeleton said={t(saidOf[to])} />
}

const saidOf = {
  confirmed: "checkout.state.returning",
  failed: "checkout.state.returning",
  left: "checkout.state.leaving",
} as const
