import {
  queryFromCheckoutRequest,
  checkoutRequestFromQuery,
} from "#core/booking/stay-request-query.ts"
import { useRouter, useSearch } from "@tanstack/react-router"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import type { CheckoutActor } from "../../app/journeys.ts"
import { parametersOf } from "../../app/query.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { CheckoutJourney } from "./CheckoutJourney.tsx"
import { CheckoutSkeleton } from "./CheckoutSkeleton.tsx"
import { useJourney } from "../../app/use-journey.ts"

/**
 * `/booking/new`: the address holds the requested stay; the journey holds how far the booking got.
 */
export const CheckoutScreen = () => {
  const { t } = useTranslation()
  const { journeys, session } = useRouter().options.context
  const wanted = checkoutRequestFromQuery(parametersOf(useSearch({ strict: false })))
  const started = useJourney<CheckoutActor>({
    wanted: wanted ? queryFromCheckoutRequest(wanted) : "",
    begin: () => journeys?.checkout(wanted, session.read() !== null),
    has: (checkout) => {
      const { stay } = checkout.getSnapshot().context
      return stay !== null && wanted !== null && isSame({ ...wanted, stay }, wanted)
    },
  })
  return (
    <>
      <PageTitle title={t("checkout.title")} />
      {started.state === "started" && (
        <CheckoutJourney key={started.actor.sessionId} checkout={started.actor} />
      )}
      {started.state === "starting" && <CheckoutSkeleton said={t("checkout.state.arriving")} />}
      {started.state === "unreachable" && (
        <ErrorState level="h1" reason={t("error.unreachable")} onRetry={started.retry} />
      )}
    </>
  )
}

type CheckoutAsked = Parameters<typeof queryFromCheckoutRequest>[0]

const isSame = (left: CheckoutAsked, right: CheckoutAsked): boolean =>
  queryFromCheckoutRequest(left) === queryFromCheckoutRequest(right)
