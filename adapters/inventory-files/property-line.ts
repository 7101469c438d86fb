import { Localised } from "#core/kernel/localised.ts"
import { Sen } from "#core/money/sen.ts"
import { Point } from "#core/place/place.ts"
import { PropertyAmenity, RoomAmenity } from "#core/property/amenities.ts"
import { Picture } from "#core/property/picture.ts"
import { CondoType, PropertyKind, Stars } from "#core/property/property-kind.ts"
import { Slug } from "#core/property/property.ts"
import { CancellationPolicy, Deal } from "#core/property/rate.ts"
import { CalendarDate } from "#core/stay/calendar-date.ts"
import { Schema } from "effect"

const count = (minimum: number, maximum: number) =>
  Schema.Int.check(Schema.isBetween({ minimum, maximum }))

const matching = (pattern: RegExp) => Schema.String.check(Schema.isPattern(pattern))

const TimeOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A text with something in it: once for all languages, or in each. */
export const Text = Schema.Union([
  matching(/\S/),
  Schema.Struct({ en: matching(/\S/), bm: matching(/\S/), cn: matching(/\S/) }),
])
export type Text = string | Localised

const NightLine = Schema.Struct({
  date: CalendarDate,
  rate: Schema.optionalKey(Schema.NullOr(Sen)),
  taken: Schema.optionalKey(count(0, 10_000)),
})

const RoomLine = Schema.Struct({
  id: Schema.optionalKey(matching(/^\S{1,200}$/)),
  name: Text,
  maxAdults: count(1, 50),
  maxChildren: Schema.optionalKey(count(0, 50)),
  maxGuests: Schema.optionalKey(count(1, 50)),
  bedrooms: Schema.optionalKey(count(0, 50)),
  beds: Schema.optionalKey(count(1, 100)),
  baths: Schema.optionalKey(count(0, 50)),
  sizeSqm: Schema.optionalKey(Schema.NullOr(count(1, 10_000))),
  amenities: Schema.optionalKey(Schema.Array(RoomAmenity)),
  pictures: Schema.optionalKey(Schema.Array(Picture)),
  units: count(0, 10_000),
  cancellation: Schema.optionalKey(CancellationPolicy),
  depositPerRoom: Schema.optionalKey(Sen),
  membersOnly: Schema.optionalKey(Schema.Boolean),
  baseRate: Sen.check(Schema.isGreaterThan(0)),
  weekendRate: Schema.optionalKey(Sen.check(Schema.isGreaterThan(0))),
  deals: Schema.optionalKey(Schema.Array(Deal)),
  nights: Schema.optionalKey(Schema.Array(NightLine)),
})
export interface RoomLine extends Schema.Schema.Type<typeof RoomLine> {}

const HouseRulesLine = Schema.Struct({
  checkInFrom: Schema.optionalKey(TimeOfDay),
  checkOutUntil: Schema.optionalKey(TimeOfDay),
  quietFrom: Schema.optionalKey(Schema.NullOr(TimeOfDay)),
  quietUntil: Schema.optionalKey(Schema.NullOr(TimeOfDay)),
  pets: Schema.optionalKey(Schema.Boolean),
  smoking: Schema.optionalKey(Schema.Boolean),
  children: Schema.optionalKey(Schema.Boolean),
})

const TermsLine = Schema.Struct({
  feeBps: Schema.optionalKey(count(0, 10_000)),
  sstRegistered: Schema.optionalKey(Schema.Boolean),
  tourismTaxExempt: Schema.optionalKey(Schema.Boolean),
  payAtProperty: Schema.optionalKey(Schema.Boolean),
})

/** One line of an operator's JSON Lines file, as docs/guides/inventory.md describes it. */
export const PropertyLine = Schema.Struct({
  slug: Slug,
  name: Text,
  kind: PropertyKind,
  condoType: Schema.optionalKey(Schema.NullOr(CondoType)),
  stars: Schema.optionalKey(Stars),
  destination: Schema.String,
  point: Schema.optionalKey(Point),
  address: matching(/\S/),
  overview: Text,
  about: Schema.optionalKey(Text),
  notes: Schema.optionalKey(Schema.Array(Text)),
  facilities: Schema.optionalKey(Schema.Array(Text)),
  amenities: Schema.optionalKey(Schema.Array(PropertyAmenity)),
  pictures: Schema.optionalKey(Schema.Array(Picture)),
  houseRules: Schema.optionalKey(HouseRulesLine),
  terms: Schema.optionalKey(TermsLine),
  featured: Schema.optionalKey(Schema.Boolean),
  rooms: Schema.Array(RoomLine).check(Schema.isMinLength(1)),
})
export interface PropertyLine extends Schema.Schema.Type<typeof PropertyLine> {}
