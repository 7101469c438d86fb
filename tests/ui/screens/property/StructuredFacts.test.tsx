import { expect, test } from "vitest"
import { totalsOf } from "#core/guest-score/guest-score.rules.ts"
import { Sen } from "#core/money/sen.ts"
import { PlanId } from "#core/property/rate-plan.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aProperty, houseRules } from "#fixtures/builders/a-property.ts"
import { marksOf } from "#fixtures/builders/a-review.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { pictureSources } from "#ui/formats/picture-sources.ts"
import { StructuredFacts } from "#ui/screens/property/StructuredFacts.tsx"
import { anOffer, aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { ASKED, ASKED_WITHOUT_DATES } from "#tests/ui/support/choosing.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const told = async (changes: Partial<PropertyPage> = {}, asked = ASKED) => {
  const page = aPropertyPage(changes)
  const { container } = await draw(<StructuredFacts page={page} criteria={asked} />)
  return JSON.parse(container.querySelector("script")?.textContent ?? "null")
}

const offered = async (changes: Partial<PropertyPage>) => (await told(changes)).makesOffer

const pictureAt = (name: string) => `http://localhost${pictureSources(name).src}`

test("search engines read what the property is, and nothing else without dates", async () => {
  const property = aProperty({
    pictures: [aPicture({ name: "pool" }), aPicture({ name: "bed" })],
    houseRules: houseRules({ pets: true }),
  })

  expect(await told({ property }, ASKED_WITHOUT_DATES)).toEqual({
    "@context": "https://schema.org",
    "@type": "LodgingBusiness",
    name: "The Springwater",
    description: "Quiet studios",
    url: "http://localhost/properties/the-springwater",
    image: [pictureAt("pool"), pictureAt("bed")],
    address: {
      "@type": "PostalAddress",
      streetAddress: "12 Jalan Ampang, 50450 Kuala Lumpur",
      addressRegion: "Kuala Lumpur",
      addressCountry: "MY",
    },
    geo: { "@type": "GeoCoordinates", latitude: 3.1579, longitude: 101.7116 },
    starRating: { "@type": "Rating", ratingValue: 4 },
    checkinTime: "15:00",
    checkoutTime: "12:00",
    petsAllowed: true,
  })
})

test("a property without stars has no rating by stars", async () => {
  expect(await told({ property: aProperty({ stars: 0 }) })).not.toHaveProperty("starRating")
})

test("a property that offers no rooms makes no offer, also on dates", async () => {
  expect(await told({ offers: [] })).not.toHaveProperty("makesOffer")
})

test("each room is offered at what the whole stay costs in ringgit", async () => {
  expect(await offered({ offers: [anOffer()] })).toEqual([
    {
      "@type": "Offer",
      name: "Studio",
      price: "400.46",
      priceCurrency: "MYR",
      availability: "https://schema.org/InStock",
    },
  ])
})

test("nothing is offered of a room that the property does not have, or that has no price", async () => {
  const gone = anOffer({ roomType: RoomTypeId.make("somebody-elses") })

  expect(await offered({ offers: [gone, anOffer({ nights: [] })] })).toEqual([])
})

test("a plan for members is not offered to search engines", async () => {
  const plans = [aPlan(), aSaver({ membersOnly: true })] as const
  const offerOf = (plan: string) => ({
    plan: PlanId.make(plan),
    lowestNight: Sen.make(15_000),
    freeCancellationUntil: null,
    locked: false,
  })
  const property = aProperty({ rooms: [aRoomType({ plans })] })
  const offers = [anOffer({ plans: [offerOf("flex"), offerOf("saver")] })]

  expect(await offered({ property, offers })).toMatchObject([{ name: "Studio · Flexible" }])
  expect(await offered({ property, offers })).toHaveLength(1)
})

const availabilities = async (offers: PropertyPage["offers"]) =>
  (await offered({ offers })).map(({ availability }: { readonly availability: string }) =>
    availability.replace("https://schema.org/", ""),
  )

test("a room is in stock where one is free and no restriction keeps the stay out", async () => {
  const restricted = [{ path: "dates", code: "BelowMinNights", count: 3 }] as const

  expect(await availabilities([anOffer({ free: 1 }), anOffer({ free: 0 })])).toEqual([
    "InStock",
    "SoldOut",
  ])
  expect(await availabilities([anOffer({ restricted })])).toEqual(["SoldOut"])
})

test("a room that only members may have is not offered", async () => {
  expect(await offered({ offers: [anOffer({ locked: true })] })).toEqual([])
})

const rated = (...reviews: Parameters<typeof totalsOf>[0]) =>
  told({ reviews: { totals: totalsOf(reviews), page: 1, pageSize: 4, reviews: [] } })

test("what guests gave is a rating from 2 to 10, without reviews that are made up", async () => {
  const madeUp = { marks: marksOf(1), invented: true } as const

  expect(await rated({ marks: marksOf(5) }, { marks: marksOf(4) }, madeUp)).toHaveProperty(
    "aggregateRating",
    {
      "@type": "AggregateRating",
      ratingValue: "9.0",
      bestRating: 10,
      worstRating: 2,
      reviewCount: 2,
    },
  )
  expect(await rated(madeUp)).not.toHaveProperty("aggregateRating")
  expect(await rated()).not.toHaveProperty("aggregateRating")
})
