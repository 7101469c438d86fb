import { freeDaysBefore } from "#core/pricing/refund.ts"
import type { RoomType } from "#core/property/room-type.ts"
import type { RoomOffer } from "#core/search/property-page.ts"
import { Icon } from "../../parts/icons/Icon.tsx"
import { momentText } from "../../formats/day.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./property.module.css"

/** Until when cancelling is free, with the real moment once there are dates; or that it never is. */
export const RoomCancellation = ({
  room: { cancellation },
  offer: { freeCancellationUntil: until },
  hasDates,
}: {
  readonly room: Pick<RoomType, "cancellation">
  readonly offer: Pick<RoomOffer, "freeCancellationUntil">
  readonly hasDates: boolean
}) => {
  const { t, language } = useTranslation()
  if (cancellation === "NON_REFUNDABLE")
    return (
      <p className={styles["terms"]}>
        <Icon name="circle-slash-2" size={16} />
        {t("property.nonRefundable")}
      </p>
    )
  if (until === null && hasDates)
    return (
      <p className={styles["terms"]}>
        <Icon name="circle-slash-2" size={16} />
        {t("stay.freeCancellationOver")}
      </p>
    )
  return (
    <p className={styles["terms"]} data-good>
      <Icon name="circle-check" size={16} />
      {until === null
        ? t("property.freeCancellationDays", { count: freeDaysBefore[cancellation] })
        : t("stay.freeCancellationUntil", { date: momentText(until, language) })}
    </p>
  )
}
