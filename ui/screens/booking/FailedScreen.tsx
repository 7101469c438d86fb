import { failedMoneyOf, failedStepOf } from "#core/booking/booking-page.ts"
import type { BookingView } from "#core/booking/booking-view.ts"
import { ringgit } from "#core/money/ringgit.ts"
import { getRouteApi } from "@tanstack/react-router"
import { Icon } from "../../parts/icons/Icon.tsx"
import { betweenSentences } from "../../formats/between-sentences.ts"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { queryOfStay } from "../../app/query-of-stay.ts"
import styles from "../../parts/booking/booking.module.css"
import { StayFacts } from "../../parts/booking/StayFacts.tsx"

const route = getRouteApi("/booking/failed")

/** `/booking/failed` */
export const FailedScreen = () => {
  const { t } = useTranslation()
  const { booking } = route.useLoaderData()
  return (
    <div className={styles["page"]}>
      <PageTitle title={t("booking.title.failed")} />
      <EmptyState
        level="h1"
        icon={<Icon name="circle-exclamation-point" size={28} />}
        heading={t("booking.title.failed")}
        action={
          <LinkButton
            to="/properties/$slug"
            params={{ slug: booking.property.slug }}
            search={queryOfStay(booking)}
            size="large"
          >
            {t("booking.failed.again")}
          </LinkButton>
        }
      >
        <WhatHappened booking={booking} />
      </EmptyState>
      <div className={styles["card"]}>
        <StayFacts booking={booking} />
      </div>
    </div>
  )
}

const WhatHappened = ({ booking }: { readonly booking: BookingView }) => {
  const { t, language } = useTranslation()
  const amount = ringgit(booking.captured)
  const money = t(`booking.failed.money.${failedMoneyOf(booking)}`, { amount })
  return (
    <>
      <b>{t(`booking.failed.step.${failedStepOf(booking)}`)}</b>
      {betweenSentences[language]}
      {money}
    </>
  )
}
