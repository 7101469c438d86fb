import type { ManageInput } from "#core/managing/manage-booking.context.ts"
import { useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { BookingNotFoundNotice } from "../../parts/booking/BookingNotFoundNotice.tsx"
import { BookingSkeleton } from "../../parts/booking/BookingSkeleton.tsx"
import { useJourney } from "../../app/use-journey.ts"
import { BackToBookings } from "./BackToBookings.tsx"
import { ManageBooking } from "./ManageBooking.tsx"

type Props = { readonly opens: ManageInput["opens"] }

/** One booking, opened by its owner's session or by a mailed link. */
export const ManageJourney = ({ opens }: Props) => {
  const { t } = useTranslation()
  const { account } = useRouter().options.context
  const started = useJourney<AccountActor<"manageBooking">>({
    wanted: "id" in opens ? opens.id : opens.link,
    begin: () => account?.manageBooking({ opens }),
  })
  if (started.state === "started") return <Managed managed={started.actor} />
  return (
    <>
      <PageTitle title={t("manage.title")} />
      {started.state === "starting" && <Opening opens={opens} />}
      {started.state === "unreachable" && (
        <ErrorState level="h1" reason={t("error.unreachable")} onRetry={started.retry} />
      )}
    </>
  )
}

const Managed = ({ managed }: { readonly managed: AccountActor<"manageBooking"> }) => {
  const { t } = useTranslation()
  const state = useSelector(managed, ({ value }) => value)
  const booking = useSelector(managed, ({ context }) => context.booking)
  if (state === "missing") return <BookingNotFoundNotice />
  const title = <PageTitle title={t("manage.title")} />
  if (state === "lostContact")
    return (
      <>
        {title}
        <ErrorState
          level="h1"
          reason={t("error.unreachable")}
          onRetry={() => managed.send({ type: "guest.retried" })}
        />
      </>
    )
  return (
    <>
      {title}
      {booking ? (
        <ManageBooking managed={managed} booking={booking} />
      ) : (
        <Opening opens={managed.getSnapshot().context.opens} />
      )}
    </>
  )
}

const Opening = ({ opens }: Props) => {
  const { t } = useTranslation()
  return (
    <BookingSkeleton title={t("manage.title")} back={"id" in opens ? <BackToBookings /> : null} />
  )
}
