import type { BookingView } from "#core/booking/booking-view.ts"
import { useRouter } from "@tanstack/react-router"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useJourney } from "../../app/use-journey.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/booking/booking.module.css"
import { LinkRequest } from "./LinkRequest.tsx"

/** The way to change or cancel: for its owner the page itself, for others a link by email. */
export const ManageThis = ({
  booking: { id, code, yours },
}: {
  readonly booking: Pick<BookingView, "id" | "code" | "yours">
}) => {
  const { t } = useTranslation()
  const { session } = useRouter().options.context
  if (code === null) return null
  return (
    <section className={styles["card"]}>
      <h2>{t("booking.manage")}</h2>
      {yours && session.read() !== null ? (
        <LinkButton to="/account/booking/$id" params={{ id }} look="secondary">
          {t("booking.manage.own")}
        </LinkButton>
      ) : (
        <ByLink code={code} />
      )}
    </section>
  )
}

const ByLink = ({ code }: { readonly code: string }) => {
  const { t } = useTranslation()
  const { account } = useRouter().options.context
  const started = useJourney<AccountActor<"linkRequest">>({
    wanted: code,
    begin: () => account?.linkRequest({ code }),
  })
  switch (started.state) {
    case "unreachable":
      return <ErrorState level="h2" reason={t("error.unreachable")} onRetry={started.retry} />
    case "starting":
      return <Skeleton height="9rem" />
    case "started":
      return <LinkRequest request={started.actor} />
    default:
      return started satisfies never
  }
}
