import { senOf } from "#core/money/amounts.ts"
import { placeBySlug } from "#core/place/gazetteer.ts"
import type { Place } from "#core/place/place.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import type { PropertyPage, RoomOffer } from "#core/search/property-page.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"

const placeOf = (slug: string): Place => {
  const place = placeBySlug(slug)
  if (!place) throw new Error(`The gazetteer has no ${slug}`)
  return place
}

const STUDIO = RoomTypeId.make("springwater-studio")
const LOFT = RoomTypeId.make("springwater-loft")

/** A studio with three free for two nights in December at RM 180.00. */
export const anOffer = (changes: Partial<RoomOffer> = {}): RoomOffer => ({
  roomType: STUDIO,
  free: 3,
  nights: ["2026-12-04", "2026-12-05"].map((date) => ({
    date: date as CalendarDate,
    rate: senOf(18_000),
  })),
  lowestNight: senOf(15_000),
  freeCancellationUntil: "2026-12-01T07:00:00.000Z" as RoomOffer["freeCancellationUntil"],
  locked: false,
  memberPercent: 0,
  ...changes,
})

/** The same studio before there are dates. */
export const anOfferWithoutDates = (): RoomOffer =>
  anOffer({ free: null, nights: [], freeCancellationUntil: null })

/** A loft that nobody can have. */
export const aGoneLoft = (): RoomOffer => anOffer({ roomType: LOFT, free: 0 })

/** The Springwater with a studio and a loft, the studio chosen. */
export const aPropertyPage = (changes: Partial<PropertyPage> = {}): PropertyPage => ({
  property: aProperty({
    rooms: [
      aRoomType(),
      aRoomType({ id: LOFT, name: { en: "Loft", bm: "Loft", cn: "阁楼" }, maxAdults: 4 }),
    ],
  }),
  destination: placeOf("kuala-lumpur"),
  region: placeOf("kuala-lumpur-state"),
  offers: [anOffer(), aGoneLoft()],
  mix: [{ roomType: STUDIO, count: 1 }],
  landmarks: [
    { slug: "klcc-park", name: { en: "KLCC Park", bm: "Taman KLCC", cn: "城中城公园" }, km: 0.6 },
  ],
  similar: [aStayCard({ name: { en: "Dewan", bm: "Dewan", cn: "德宛" } })],
  ...changes,
})
