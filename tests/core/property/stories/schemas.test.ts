import { PropertyAmenity, RoomAmenity } from "#core/property/amenities.ts"
import { cutFileOf } from "#core/property/picture-cuts.ts"
import { PropertiesUnreachable, PropertyNotFound } from "#core/property/property.errors.ts"
import { FactSchema } from "#core/property/facts.ts"
import { CondoType, PropertyKind, Stars } from "#core/property/property-kind.ts"
import { Property, SellingTerms, Slug } from "#core/property/property.ts"
import { CancellationPolicy, Deal, NightRate } from "#core/property/rate.ts"
import { RoomType, RoomTypeId } from "#core/property/room-type.ts"
import {
  condoTypes,
  facts,
  propertyAmenities,
  propertyKinds,
  roomAmenities,
} from "#core/search-request/choices.ts"
import { aProperty, sellingTerms } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { withoutEachField } from "#tests/core/kernel/without-each-field.ts"

const deal = { kind: "promotion", percent: 10, from: "2026-12-01", until: "2026-12-31" }

describe("a property from outside", () => {
  const isProperty = Schema.is(Property)

  it("may be the Springwater", () => {
    expect(isProperty(aProperty())).toBe(true)
    expect(isProperty({ ...aProperty(), stars: null, condoType: null })).toBe(true)
  })

  it(
    "has every part, down to those of its rooms, pictures and rules",
    { tags: ["§3.6", "§3.7"] },
    () => {
      const whole = { ...aProperty(), rooms: [{ ...aRoomType(), deals: [deal] }] }
      const incomplete = withoutEachField(whole)

      expect(isProperty(whole)).toBe(true)
      expect(incomplete.map(([path]) => path)).toEqual(
        expect.arrayContaining([
          "terms.feeBps",
          "houseRules.quietFrom",
          "pictures.0.alt.cn",
          "rooms.0.deals.0.percent",
          "rooms.0.pictures.0.colour",
        ]),
      )
      expect(incomplete.filter(([, rest]) => isProperty(rest))).toEqual([])
    },
  )

  it.each(["the-springwater", "a", "7-wells", "stay-2-go"])("may be called %s", (slug) => {
    expect(Schema.is(Slug)(slug)).toBe(true)
  })

  it.each(["", "-a", "a-", "a--b", "Springwater", "the springwater", "a/b", "宾馆", "a-B"])(
    "is never called %j in an address",
    (slug) => {
      expect(Schema.is(Slug)(slug)).toBe(false)
    },
  )

  it("charges a fee between nothing and everything", () => {
    const charges = (feeBps: number) => Schema.is(SellingTerms)(sellingTerms({ feeBps }))

    expect([-1, 0, 10_000, 10_001, 0.5].map(charges)).toEqual([false, true, true, false, false])
  })
})

describe("a room type from outside", () => {
  const isRoomType = Schema.is(RoomType)

  it.each([
    ["maxAdults", 1],
    ["maxChildren", 0],
    ["maxGuests", 1],
    ["bedrooms", 0],
    ["beds", 1],
    ["baths", 0],
    ["sizeSqm", 1],
    ["units", 0],
  ] as const)("has whole %s, at least %i", (part, least) => {
    const having = (count: number) => isRoomType(aRoomType({ [part]: count }))

    expect([least, least - 1, least + 0.5].map(having)).toEqual([true, false, false])
  })

  it("has a name of its own", () => {
    expect(Schema.is(RoomTypeId)("")).toBe(false)
  })
})

describe("a deal from outside", () => {
  it("takes between 1 and 90 percent off", () => {
    const takes = (percent: number) => Schema.is(Deal)({ ...deal, percent })

    expect([0, 1, 90, 91, 1.5].map(takes)).toEqual([false, true, true, false, false])
  })

  it("is a promotion for all or a deal for members", () => {
    const isFor = (kind: string) => Schema.is(Deal)({ ...deal, kind })

    expect(["promotion", "member", "", "secret"].map(isFor)).toEqual([true, true, false, false])
  })
})

it("a night has a date and a rate", () => {
  const night = { date: "2026-12-04", rate: 22_000 }

  expect(Schema.is(NightRate)(night)).toBe(true)
  expect(withoutEachField(night).filter(([, rest]) => Schema.is(NightRate)(rest))).toEqual([])
})

it("a policy is flexible, moderate or not refundable", () => {
  expect(["FLEXIBLE", "MODERATE", "NON_REFUNDABLE"].every(Schema.is(CancellationPolicy))).toBe(true)
  expect(Schema.is(CancellationPolicy)("STRICT")).toBe(false)
})

it("stars are whole, from none to five, or were never given", () => {
  expect([null, 0, 1, 2, 3, 4, 5].every(Schema.is(Stars))).toBe(true)
  expect([-1, 6, 2.5].some(Schema.is(Stars))).toBe(false)
})

it(
  "every choice of the filters is one that a property can have, and none is missing",
  { tags: ["§3.8", "§3.9", "§3.15"] },
  () => {
    expect(PropertyAmenity.literals).toEqual(propertyAmenities)
    expect(RoomAmenity.literals).toEqual(roomAmenities)
    expect(FactSchema.literals).toEqual(facts)
    expect(PropertyKind.literals).toEqual(propertyKinds)
    expect(CondoType.literals).toEqual(condoTypes)
  },
)

it("a picture's files are told apart by width and format", () => {
  expect(cutFileOf("bedroom-king-city-01", 480, "avif")).toBe("bedroom-king-city-01-480.avif")
})

it("a property that is not there is told from a keeper that does not answer", () => {
  expect(new PropertyNotFound()._tag).toBe("PropertyNotFound")
  expect(new PropertiesUnreachable()._tag).toBe("PropertiesUnreachable")
})
