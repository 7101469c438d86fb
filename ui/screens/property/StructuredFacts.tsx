import { ringgitText } from "#core/search/filters-query.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { useRouter } from "@tanstack/react-router"
import { StructuredData } from "../../parts/StructuredData.tsx"
import { pictureSources } from "../../formats/picture-sources.ts"
import { useTranslation } from "../../translations/use-translation.tsx"

/** What search engines read: a place of lodging and its rooms on offer, by schema.org. */
export const StructuredFacts = ({
  page: { property, offers, region },
}: {
  readonly page: PropertyPage
}) => {
  const { local } = useTranslation()
  const { origin } = useRouter().options.context.facts
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
    checkinTime: property.houseRules.checkInFrom,
    checkoutTime: property.houseRules.checkOutUntil,
    petsAllowed: property.houseRules.pets,
    makesOffer: offers
      .filter(({ locked }) => !locked)
      .map(({ roomType, lowestNight, free }) => ({
        "@type": "Offer",
        name: local(property.rooms.find(({ id }) => id === roomType)?.name ?? property.name),
        price: ringgitText(lowestNight),
        priceCurrency: "MYR",
        availability: `https://schema.org/${free === 0 ? "SoldOut" : "InStock"}`,
      })),
  }
  return <StructuredData facts={facts} />
}
