import { useTranslation } from "../../translations/use-translation.tsx"
import { RangeCalendar, type RangeCalendarProps } from "./RangeCalendar.tsx"
import { usePlaceNights } from "./use-place-nights.ts"

/** A place whose lowest prices are shown, by its slug and as the guest calls it. */
export type PricedPlace = { readonly slug: string; readonly name: string }

/** The calendar with the lowest price of each night at a place, once they have come. */
export const PlaceCalendar = ({
  place,
  ...calendar
}: RangeCalendarProps & { readonly place: PricedPlace }) => {
  const { t } = useTranslation()
  const { priceOf, onMonth } = usePlaceNights(place.slug, calendar.checkIn ?? calendar.today)
  return (
    <RangeCalendar
      {...calendar}
      {...(priceOf && { priceOf })}
      pricesText={t("calendar.prices.place", { place: place.name })}
      onMonth={onMonth}
    />
  )
}
