import type { WholeBooking } from "#core/booking/whole-booking.ts"
import { ringgit } from "#core/money/ringgit.ts"
import { useSelector } from "@xstate/react"
import { useEffect, useRef } from "react"
import { Button } from "../../parts/Button.tsx"
import { Notice } from "../../parts/Notice.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./manage-booking.module.css"

type Props = {
  readonly managed: AccountActor<"manageBooking">
  readonly booking: WholeBooking
}

/** What came of the last press, in sight of who pressed further down. */
export const ManageAnswer = ({ managed, booking }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const state = useSelector(managed, ({ value }) => value)
  useEffect(() => {
    if (place.current?.hasChildNodes()) place.current.scrollIntoView({ block: "nearest" })
  }, [state])
  return (
    <div ref={place} className={styles["answer"]}>
      <Answer managed={managed} booking={booking} />
    </div>
  )
}

const Answer = ({ managed, booking }: Props) => {
  const { t } = useTranslation()
  const state = useSelector(managed, ({ value }) => value)
  const { obstacle, refund } = useSelector(managed, ({ context }) => context)
  if (state === "changed")
    return (
      <Notice tone="good" said>
        {t("manage.changed")}
      </Notice>
    )
  if (state === "cancelled")
    return (
      <Notice tone="good" said>
        {refund ? t("manage.cancelled.refund", { amount: ringgit(refund) }) : t("manage.cancelled")}
      </Notice>
    )
  if (state === "changeFailed")
    return (
      <Notice tone="warning" said>
        {t(`manage.changeFailed.${booking.failedChange?.why ?? "givenUp"}`)}
      </Notice>
    )
  if (state === "obstructed" && obstacle)
    return (
      <Notice tone="warning" said>
        {t(`manage.obstacle.${obstacle}`)}{" "}
        <Button look="secondary" onClick={() => managed.send({ type: "guest.leftIt" })}>
          {t("manage.seeAgain")}
        </Button>
      </Notice>
    )
  return null
}
