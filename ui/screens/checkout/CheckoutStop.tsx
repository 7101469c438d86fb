import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { Icon } from "../../parts/icons/Icon.tsx"
import type { IconName } from "../../parts/icons/icon-names.ts"
import { Button } from "../../parts/Button.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { issueText } from "../../parts/fields/issue-text.ts"
import { LinkButton } from "../../parts/LinkButton.tsx"
import type { CheckoutActor } from "../../app/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./checkout.module.css"
import { WithoutHold } from "./WithoutHold.tsx"
import type { Stop } from "./state-views.ts"
import { PriceChange } from "./PriceChange.tsx"

const icons: Readonly<Record<Stop, IconName>> = {
  nothingChosen: "search",
  holdUnclear: "cloud-off",
  lostContact: "cloud-off",
  soldOut: "circle-exclamation-point",
  priceChanged: "circle-exclamation-point",
  tooManyHolds: "circle-exclamation-point",
  holdLimited: "circle-exclamation-point",
  stayRefused: "circle-exclamation-point",
  holdOver: "calendar-clock",
}

/** A checkout that cannot go on by itself: what happened, that nothing was charged, the way on. */
export const CheckoutStop = ({
  checkout,
  stop,
}: {
  readonly checkout: CheckoutActor
  readonly stop: Stop
}) => {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState
        level="h1"
        icon={<Icon name={icons[stop]} size={28} />}
        heading={t(`checkout.${stop}`)}
        action={<WaysOn checkout={checkout} stop={stop} />}
      >
        {t(`checkout.${stop}.text`)}
      </EmptyState>
    </div>
  )
}

const WaysOn = ({ checkout, stop }: { readonly checkout: CheckoutActor; readonly stop: Stop }) => {
  const { t } = useTranslation()
  const canLeave = useSelector(checkout, (snapshot) => snapshot.can({ type: "guest.left" }))
  const ways: Readonly<Record<Stop, ReactNode>> = {
    nothingChosen: <LinkButton to="/properties">{t("checkout.nothingChosen.action")}</LinkButton>,
    holdUnclear: <Retry checkout={checkout} />,
    lostContact: <Retry checkout={checkout} />,
    soldOut: null,
    priceChanged: <PriceChange checkout={checkout} />,
    tooManyHolds: <Retry checkout={checkout} />,
    holdLimited: <WithoutHold checkout={checkout} />,
    stayRefused: <Reasons checkout={checkout} />,
    holdOver: (
      <Button size="large" onClick={() => checkout.send({ type: "guest.tookAgain" })}>
        {t("checkout.holdOver.action")}
      </Button>
    ),
  }
  return (
    <>
      {ways[stop]}
      {canLeave && (
        <Button
          look={stop === "soldOut" || stop === "stayRefused" ? "primary" : "quiet"}
          onClick={() => checkout.send({ type: "guest.left" })}
        >
          {stop === "soldOut" ? t("checkout.soldOut.action") : t("checkout.back")}
        </Button>
      )}
    </>
  )
}

const Retry = ({ checkout }: { readonly checkout: CheckoutActor }) => {
  const { t } = useTranslation()
  return (
    <Button size="large" onClick={() => checkout.send({ type: "guest.retried" })}>
      {t("action.retry")}
    </Button>
  )
}

const Reasons = ({ checkout }: { readonly checkout: CheckoutActor }) => {
  const { t } = useTranslation()
  const issues = useSelector(checkout, ({ context }) => context.issues.found)
  return (
    <ul role="list" className={styles["reasons"]}>
      {issues.map(({ path, code, count }) => (
        <li key={path + code}>{issueText(code, t, count)}</li>
      ))}
    </ul>
  )
}
