import { Block, BlockSource } from "#core/inventory/block.ts"
import { Language, Localised } from "#core/kernel/localised.ts"
import { bounds } from "#core/kernel/text-bounds.ts"
import { Sen } from "#core/money/sen.ts"
import { isEmail, MAX_EMAIL_LENGTH } from "#core/people/email.rules.ts"
import { phoneNumberOf } from "#core/people/phone-number.rules.ts"
import { Point } from "#core/place/place.ts"
import { PropertyAmenity, RoomAmenity } from "#core/property/amenities.ts"
import { ChildrenPolicy } from "#core/property/children-policy.ts"
import { FactSchema } from "#core/property/facts.ts"
import { CondoType, PropertyKind, Stars } from "#core/property/property-kind.ts"
import { Slug } from "#core/property/property.ts"
import { CancellationPolicy, Deal } from "#core/property/rate.ts"
import { Restriction } from "#core/property/restriction.ts"
import { Season } from "#core/property/season.ts"
import { Board, differenceBounds, PlanId, PlanPay } from "#core/property/rate-plan.ts"
import { CalendarDate } from "#core/stay/calendar-date.ts"
import { Schema } from "effect"
import { NightLines, rateFrom } from "./night-lines.ts"
import { PicturesLine } from "./picture-line.ts"

const count = (minimum: number, maximum: number) =>
  Schema.Int.check(Schema.isBetween({ minimum, maximum }))

const matching = (pattern: RegExp, message: string) =>
  Schema.String.check(Schema.isPattern(pattern, { message }))

const Filled = matching(/\S/, "is empty")

const RoomId = matching(/^\S{1,200}$/, "is not 1 to 200 characters without spaces")

/** So many are enough for two years; each of them is asked after by every search. */
const MOST_RESTRICTIONS = 100

const TimeOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$/, "is not a time of day such as 15:00")

/** A text with something in it: once for all languages, or in each. */
export const Text = Schema.Union([Filled, Schema.Struct({ en: Filled, bm: Filled, cn: Filled })])
export type Text = string | Localised

/** Known within its property: a short name such as `double`. */
const KindName = matching(
  /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,49}$/u,
  "is not a name of at most 50 letters, digits, dots, hyphens and underscores",
)

const KindLine = Schema.Struct({ id: KindName, units: count(0, 10_000) })

const UseLine = Schema.Struct({ kind: KindName, count: Schema.optionalKey(count(1, 10_000)) })
export interface UseLine extends Schema.Schema.Type<typeof UseLine> {}

const BlockLine = Schema.Struct({
  /** A kind of the line, or the id of a room that has units of its own. */
  kind: RoomId,
  from: CalendarDate,
  /** The day on which the rooms are free again. */
  until: CalendarDate,
  /** 0 names the source, so that what it had is lifted. */
  count: count(0, 10_000),
  source: BlockSource,
  reference: Schema.optionalKey(Block.fields.reference),
  note: Schema.optionalKey(Block.fields.note),
})
export interface BlockLine extends Schema.Schema.Type<typeof BlockLine> {}

const restrictions = Schema.Array(Restriction).check(Schema.isMaxLength(MOST_RESTRICTIONS))

const seasons = Schema.Array(Season).check(Schema.isMaxLength(MOST_RESTRICTIONS))
/** By how much a plan differs: whole sen a night, or percent such as `"-10%"`. */
const DifferenceLine = Schema.Union([
  count(differenceBounds.sen.least, differenceBounds.sen.most),
  matching(/^[+-]?\d{1,3}%$/, 'is neither whole sen nor percent such as "-10%"'),
])

/** No meal costs more a night. */
const MOST_FOR_MEALS = 100_000
const MealPrice = Sen.check(Schema.isLessThanOrEqualTo(MOST_FOR_MEALS))

const PlanLine = Schema.Struct({
  id: PlanId,
  name: Schema.optionalKey(Text),
  terms: CancellationPolicy,
  board: Schema.optionalKey(Board),
  boardPrice: Schema.optionalKey(Schema.Struct({ adult: MealPrice, child: MealPrice })),
  pay: Schema.optionalKey(PlanPay),
  difference: Schema.optionalKey(DifferenceLine),
  membersOnly: Schema.optionalKey(Schema.Boolean),
  restrictions: Schema.optionalKey(restrictions),
})
export interface PlanLine extends Schema.Schema.Type<typeof PlanLine> {}

const RoomLine = Schema.Struct({
  id: Schema.optionalKey(RoomId),
  name: Text,
  maxAdults: count(1, 50),
  maxChildren: Schema.optionalKey(count(0, 50)),
  maxGuests: Schema.optionalKey(count(1, 50)),
  bedrooms: Schema.optionalKey(count(0, 50)),
  beds: Schema.optionalKey(count(1, 100)),
  baths: Schema.optionalKey(count(0, 50)),
  sizeSqm: Schema.optionalKey(Schema.NullOr(count(1, 10_000))),
  amenities: Schema.optionalKey(Schema.Array(RoomAmenity)),
  pictures: Schema.optionalKey(PicturesLine),
  units: Schema.optionalKey(count(0, 10_000)),
  uses: Schema.optionalKey(Schema.NonEmptyArray(UseLine)),
  withdrawn: Schema.optionalKey(Schema.Boolean),
  cancellation: Schema.optionalKey(CancellationPolicy),
  depositPerRoom: Schema.optionalKey(rateFrom(0)),
  membersOnly: Schema.optionalKey(Schema.Boolean),
  baseRate: rateFrom(1),
  weekendRate: Schema.optionalKey(rateFrom(1)),
  deals: Schema.optionalKey(Schema.Array(Deal)),
  plans: Schema.optionalKey(Schema.NonEmptyArray(PlanLine).check(Schema.isMaxLength(12))),
  nights: Schema.optionalKey(NightLines),
  restrictions: Schema.optionalKey(restrictions),
  seasons: Schema.optionalKey(seasons),
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

const bounded = (most: number, isRight: (text: string) => boolean, what: string) =>
  Schema.String.check(
    Schema.isMaxLength(most),
    Schema.makeFilter((text: string) => (isRight(text) ? undefined : `is not ${what}`)),
  )

const PhoneLine = bounded(
  bounds.short,
  (text) => phoneNumberOf(text) !== null,
  "a phone number, such as +60 12-345 6789",
)

const ContactsLine = Schema.Struct({
  email: Schema.optionalKey(bounded(MAX_EMAIL_LENGTH, isEmail, "an email address")),
  phone: Schema.optionalKey(PhoneLine),
  whatsapp: Schema.optionalKey(PhoneLine),
  language: Schema.optionalKey(Language),
})
export interface ContactsLine extends Schema.Schema.Type<typeof ContactsLine> {}

const ChildrenLine = Schema.Struct({
  ...ChildrenPolicy.fields,
  rates: Schema.optionalKey(ChildrenPolicy.fields.rates),
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
  address: Filled,
  overview: Text,
  about: Schema.optionalKey(Text),
  notes: Schema.optionalKey(Schema.Array(Text)),
  facilities: Schema.optionalKey(Schema.Array(Text)),
  amenities: Schema.optionalKey(Schema.Array(PropertyAmenity)),
  facts: Schema.optionalKey(Schema.Array(FactSchema)),
  pictures: Schema.optionalKey(PicturesLine),
  houseRules: Schema.optionalKey(HouseRulesLine),
  terms: Schema.optionalKey(TermsLine),
  contacts: Schema.optionalKey(Schema.NullOr(ContactsLine)),
  children: Schema.optionalKey(ChildrenLine),
  featured: Schema.optionalKey(Schema.Boolean),
  withdrawn: Schema.optionalKey(Schema.Boolean),
  kinds: Schema.optionalKey(Schema.Array(KindLine)),
  restrictions: Schema.optionalKey(restrictions),
  seasons: Schema.optionalKey(seasons),
  blocks: Schema.optionalKey(Schema.Array(BlockLine).check(Schema.isMaxLength(5000))),
  rooms: Schema.Array(RoomLine).check(Schema.isMinLength(1)),
})
export interface PropertyLine extends Schema.Schema.Type<typeof PropertyLine> {}
