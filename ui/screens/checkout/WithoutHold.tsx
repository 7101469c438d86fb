import { useSelector } from "@xstate/react"
import { wholeMinutes } from "../../formats/whole-minutes.ts"
import { Button } from "../../parts/Button.tsx"
import type { CheckoutActor } from "../../app/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"

/** The ways on where rooms are not held without payment: go on without a hold, or ask again later. */
export const WithoutHold = ({ checkout }: { readonly checkout: CheckoutActor }) => {
  const { t } = useTranslation()
  const seconds = useSelector(checkout, ({ context }) => context.limited?.retryAfterSeconds ?? 0)
  return (
    <>
      <Button size="large" onClick={() => checkout.send({ type: "guest.wentOnWithoutHold" })}>
        {t("checkout.holdLimited.action")}
      </Button>
      <p>{t("checkout.holdLimited.wait", { count: wholeMinutes(seconds) })}</p>
      <Button look="secondary" onClick={() => checkout.send({ type: "guest.retried" })}>
        {t("action.retry")}
      </Button>
    </>
  )
}
