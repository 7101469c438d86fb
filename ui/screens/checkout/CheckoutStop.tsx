import { useSelector } from "@xstate/react"
import CalendarClock from "lucide-react/icons/calendar-clock"
import CircleAlert from "lucide-react/icons/circle-exclamation-point"
import CloudOff from "lucide-react/icons/cloud-off"
import Search from "lucide-react/icons/search"
import type { ReactNode } from "react"
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

const icons: Readonly<Record<Stop, typeof Search>> = {
  nothingChosen: Search,
  holdUnclear: CloudOff,
  lostContact: CloudOff,
  soldOut: CircleAlert,
  priceChanged: CircleAlert,
  tooManyHolds: CircleAlert,
  holdLimited: CircleAlert,
  stayRefused: CircleAlert,
  holdOver: CalendarClock,
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
  const Icon = icons[stop]
  return (
    <div role="alert">
      <EmptyState
        level="h1"
        icon={<Icon size={28} aria-hidden />}
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
    <ul className={styles["reasons"]}>
      {issues.map(({ path, code, count }) => (
        <li key={path + code}>{issueText(code, t, count)}</li>
      ))}
    </ul>
  )
}
