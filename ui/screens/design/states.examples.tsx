import { Icon } from "../../parts/icons/Icon.tsx"
import { Badge } from "../../parts/Badge.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { DepositOnTop } from "../../parts/price/Deposit.tsx"
import { Price, PriceBefore } from "../../parts/price/Price.tsx"
import { StayCost } from "../../parts/price/StayCost.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { StarRating } from "../../parts/StarRating.tsx"
import { StayBadges } from "../../parts/StayBadges.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import type { Example } from "./example.ts"

const badgeIn = (tone: "good" | "deal" | "member" | "plain"): Example => ({
  part: "Badge",
  state: tone,
  Draw: () => {
    const { t } = useTranslation()
    return <Badge tone={tone}>{t("filters.freeCancellation")}</Badge>
  },
})

const noticeIn = (tone: "plain" | "good" | "warning" | "danger"): Example => ({
  part: "Notice",
  state: tone,
  wide: true,
  Draw: () => {
    const { t } = useTranslation()
    return (
      <Notice tone={tone}>
        <p>{t("checkout.cancel.never")}</p>
      </Notice>
    )
  },
})

const Empty = () => {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<Icon name="bed-double" size={28} />}
      heading={t("bookings.empty")}
      action={<LinkButton to="/properties">{t("header.stays")}</LinkButton>}
    >
      {t("bookings.empty.lead")}
    </EmptyState>
  )
}

const Failed = () => {
  const { t } = useTranslation()
  return <ErrorState reason={t("error.unreachable")} onRetry={() => {}} />
}

/** What is said beside the stays themselves: facts, news, prices, and that nothing is there. */
export const stateExamples: ReadonlyArray<Example> = [
  ...(["good", "deal", "member", "plain"] as const).map(badgeIn),
  {
    part: "StayBadges",
    state: "all at once",
    Draw: () => (
      <StayBadges
        stay={{
          freeCancellationUntil: null,
          nonRefundable: true,
          payAtProperty: true,
          memberPercent: 10,
        }}
      />
    ),
  },
  ...(["plain", "good", "warning", "danger"] as const).map(noticeIn),
  { part: "EmptyState", state: "with an icon and a way on", wide: true, Draw: Empty },
  { part: "ErrorState", state: "nobody answered", wide: true, Draw: Failed },
  { part: "Skeleton", state: "a line", Draw: () => <Skeleton height="1.5rem" /> },
  { part: "Skeleton", state: "a picture", Draw: () => <Skeleton ratio="3 / 2" /> },
  ...([1, 3, 5] as const).map((stars) => ({
    part: "StarRating",
    state: `${stars} of 5`,
    Draw: () => <StarRating stars={stars} size={18} />,
  })),
  {
    part: "StayCost",
    state: "three nights",
    Draw: () => (
      <p>
        <StayCost cost={61_200} taxesAndFees={9_870} nights={3} />
      </p>
    ),
  },
  { part: "DepositOnTop", state: "two hundred", Draw: () => <DepositOnTop deposit={20_000} /> },
  { part: "Price", state: "now", Draw: () => <Price sen={123_450} /> },
  { part: "PriceBefore", state: "struck through", Draw: () => <PriceBefore sen={154_312} /> },
]
