import { guestScoreOf, writtenByGuests } from "#core/guest-score/guest-score.rules.ts"
import type { ReviewsPage } from "#core/guest-score/review.ts"
import { BEST_SCORE, WORST_SCORE } from "#core/guest-score/score.terms.ts"
import { ringgitText } from "#core/search-request/filters-query.ts"
import { costOf } from "#core/pricing/cost.ts"
import type { PropertyPage, RoomOffer } from "#core/search/property-page.ts"
import { openPlansOf } from "#core/property/plans-of.ts"
import { priceOfOneRoom } from "#core/search/room-choice.ts"
import { onPlan, planOffered } from "#core/search/room-on-plan.ts"
import type { SearchCriteria } from "#core/search-request/search-criteria.ts"
import { useRouter } from "@tanstack/react-router"
import { StructuredData } from "../../parts/StructuredData.tsx"
import { pictureSources } from "../../formats/picture-sources.ts"
import { roomLabelOf, roomLabel } from "../../formats/plan-name.ts"
import { scoreText } from "../../formats/score.ts"
import { useTranslation } from "../../translations/use-translation.tsx"

/** What guests gave it; nothing where none did: invented reviews are no ratings. */
const ratingIn = (reviews: ReviewsPage | undefined) => {
  const totals = reviews && writtenByGuests(reviews.totals)
  const tenths = totals ? guestScoreOf(totals) : null
  return (
    totals &&
    tenths !== null && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: scoreText(tenths),
        bestRating: BEST_SCORE,
        worstRating: WORST_SCORE,
        reviewCount: totals.count,
      },
    }
  )
}

/**
 * What search engines read: a place of lodging, its guest score and, for the dates asked, its rooms under each
 * of their rate plans, at what the whole stay costs everybody, by schema.org. Without dates no price is true, so none is offered.
 */
export const StructuredFacts = ({
  page: { property, offers, region, reviews },
  criteria: { dates, party },
}: {
  readonly page: PropertyPage
  readonly criteria: SearchCriteria
}) => {
  const { t, local } = useTranslation()
  const { origin } = useRouter().options.context.facts
  const offered = { property, offers, dates, party, member: false }
  const offerOf = (offer: RoomOffer) => {
    const { roomType, free, locked } = offer
    const room = property.rooms.find(({ id }) => id === roomType)
    if (locked || room === undefined) return []
    return openPlansOf(room, false).flatMap((plan) => {
      const quote = priceOfOneRoom(offered, onPlan(room, plan))
      if (quote === null) return []
      const isSold = free !== 0 && planOffered(offer, plan).restricted === undefined
      return [
        {
          "@type": "Offer",
          name: roomLabel(roomLabelOf(room, plan), { t, local }),
          price: ringgitText(costOf(quote)),
          priceCurrency: "MYR",
          availability: `https://schema.org/${isSold ? "InStock" : "SoldOut"}`,
        },
      ]
    })
  }
  const facts = {
    "@type": "LodgingBusiness",
    name: local(property.name),
    description: local(property.overview),
    url: `${origin}/properties/${property.slug}`,
    image: property.pictures.map(({ name }) => origin + pictureSources(name).src),
    address: {
      "@type": "PostalAddress",
      streetAddress: property.address,
      addressRegion: local(region.name),
      addressCountry: "MY",
    },
    geo: { "@type": "GeoCoordinates", latitude: property.point.lat, longitude: property.point.lng },
    ...(property.stars && { starRating: { "@type": "Rating", ratingValue: property.stars } }),
    ...ratingIn(reviews),
    checkinTime: property.houseRules.checkInFrom,
    checkoutTime: property.houseRules.checkOutUntil,
    petsAllowed: property.houseRules.pets,
    ...(dates && offers.length > 0 && { makesOffer: offers.flatMap(offerOf) }),
  }
  return <StructuredData facts={facts} />
}
