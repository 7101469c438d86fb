import { ringgit } from "#core/money/ringgit.ts"
import { useSelector } from "@xstate/react"
import { Button } from "../../parts/Button.tsx"
import { Price } from "../../parts/price/Price.tsx"
import { PriceBreakdown } from "../../parts/price/PriceBreakdown.tsx"
import type { CheckoutActor } from "../../app/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./checkout.module.css"
import { SinceSeen } from "./SinceSeen.tsx"

/** The earlier price beside the new one with its breakdown; the button accepts the new price. */
export const PriceChange = ({ checkout }: { readonly checkout: CheckoutActor }) => {
  const { t } = useTranslation()
  const seen = useSelector(checkout, ({ context }) => context.total)
  const now = useSelector(checkout, ({ context }) => context.newQuote)
  const stay = useSelector(checkout, ({ context }) => context.stay)
  if (!now) return null
  return (
    <>
      <dl className={styles["compared"]}>
        {seen > 0 && (
          <div>
            <dt>{t("checkout.priceChanged.was")}</dt>
            <dd>
              <Price sen={seen} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t("checkout.priceChanged.now")}</dt>
          <dd>
            <Price sen={now.total} />
          </dd>
        </div>
      </dl>
      <SinceSeen total={seen} now={now} />
      {stay && <PriceBreakdown quote={now} checkOut={stay.dates.checkOut} roomName={() => null} />}
      <Button size="large" onClick={() => checkout.send({ type: "guest.acceptedPrice" })}>
        {t("checkout.priceChanged.accept", { amount: ringgit(now.total) })}
      </Button>
    </>
  )
}
