import { queryFromStayWish, stayWishFromQuery } from "#core/booking/stay-request-query.ts"
import { useRouter, useSearch } from "@tanstack/react-router"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import type { CheckoutActor } from "../../routes/journeys.ts"
import { parametersOf } from "../../routes/query.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { CheckoutJourney } from "./CheckoutJourney.tsx"
import { CheckoutSkeleton } from "./CheckoutSkeleton.tsx"
import { useJourney } from "./use-journey.ts"

/** `/booking/new`: the wish is in the address, how far it got is the journey's to say. */
export const CheckoutScreen = () => {
  const { t } = useTranslation()
  const { journeys, session } = useRouter().options.context
  const wish = stayWishFromQuery(parametersOf(useSearch({ strict: false })))
  const started = useJourney<CheckoutActor>({
    wish: wish ? queryFromStayWish(wish) : "",
    begin: () => journeys?.checkout(wish, session.read() !== null),
    has: (checkout) => {
      const { stay } = checkout.getSnapshot().context
      return stay !== null && wish !== null && isSame({ ...wish, stay }, wish)
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

type Wish = Parameters<typeof queryFromStayWish>[0]

const isSame = (left: Wish, right: Wish): boolean =>
  queryFromStayWish(left) === queryFromStayWish(right)
