import type { BookingView } from "#core/booking/booking-view.ts"
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { Icon } from "../icons/Icon.tsx"
import { buttonClasses, Button } from "../Button.tsx"
import { dayText } from "../../formats/day.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./booking.module.css"

const mapAddress = ({ lat, lng }: { readonly lat: number; readonly lng: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`

/** How to get there, and to tell others where one is going: the property, never the booking. */
export const BookingWays = ({
  booking: { property, dates },
}: {
  readonly booking: Pick<BookingView, "property" | "dates">
}) => {
  const { t, local, language } = useTranslation()
  const { facts, sharing } = useRouter().options.context
  const [isCopied, setIsCopied] = useState(false)
  const url = `${facts.origin}/properties/${property.slug}`
  const text = t("booking.share.text", {
    property: local(property.name),
    dates: `${dayText(dates.checkIn, language)} – ${dayText(dates.checkOut, language)}`,
  })
  // A guest who closes the share sheet, or a browser that keeps the clipboard, changes nothing.
  const share = async () => {
    if (sharing.hasSheet()) return void (await sharing.open({ text, url }))
    setIsCopied(await sharing.copy(`${text} ${url}`))
  }
  return (
    <div className={styles["ways"]}>
      <a
        className={buttonClasses({ look: "secondary" })}
        href={mapAddress(property.point)}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="map-pin" size={18} />
        {t("booking.directions")}
      </a>
      <Button look="secondary" onClick={() => void share()}>
        <Icon name="share-2" size={18} />
        {t("booking.share")}
      </Button>
      <p role="status" className={styles["soft"]}>
        {isCopied && t("booking.share.copied")}
      </p>
    </div>
  )
}
