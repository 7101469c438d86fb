import type { BookingSummary } from "#core/managing/my-bookings.ts"
import { useSelector } from "@xstate/react"
import { useId } from "react"
import { Icon } from "../../parts/icons/Icon.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { useSignedOut } from "../../parts/account/use-signed-out.ts"
import { BookingCard } from "./BookingCard.tsx"
import { BookingsSkeleton } from "./BookingsSkeleton.tsx"
import styles from "./my-bookings.module.css"

const chapters = ["upcoming", "past", "cancelled"] as const

/** Renders the state of the machine: loading, the list, or an error. */
export const MyBookingsView = ({ mine }: { readonly mine: AccountActor<"myBookings"> }) => {
  const { t } = useTranslation()
  const state = useSelector(mine, ({ value }) => value)
  const bookings = useSelector(mine, ({ context }) => context.bookings)
  useSignedOut(state === "signedOut")
  if (state === "unreachable")
    return (
      <ErrorState
        reason={t("error.unreachable")}
        onRetry={() => mine.send({ type: "guest.retried" })}
      />
    )
  if (state === "empty") return <NoBookings />
  if (state !== "listed") return <BookingsSkeleton />
  return chapters.map((chapter) => (
    <Chapter key={chapter} chapter={chapter} cards={bookings[chapter]} />
  ))
}

const NoBookings = () => {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<Icon name="calendar-heart" size={28} />}
      heading={t("bookings.empty")}
      action={<LinkButton to="/properties">{t("bookings.explore")}</LinkButton>}
    >
      {t("bookings.empty.lead")}
    </EmptyState>
  )
}

const Chapter = ({
  chapter,
  cards,
}: {
  readonly chapter: (typeof chapters)[number]
  readonly cards: ReadonlyArray<BookingSummary>
}) => {
  const { t } = useTranslation()
  const id = useId()
  if (cards.length === 0 && chapter !== "upcoming") return null
  return (
    <section className={styles["chapter"]} aria-labelledby={id}>
      <h2 id={id}>
        {t(`bookings.${chapter}`)} <small>{cards.length}</small>
      </h2>
      {cards.length === 0 ? (
        <p className={styles["none"]}>
          {t("bookings.noneUpcoming")}
          <LinkButton to="/properties" look="secondary">
            {t("bookings.explore")}
          </LinkButton>
        </p>
      ) : (
        <ul role="list" className={styles["cards"]}>
          {cards.map((card) => (
            <li key={card.id}>
              <BookingCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
