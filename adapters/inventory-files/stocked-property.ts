import { plansIn } from "./plans.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import type { NightException } from "#core/inventory/night-stock.ts"
import type { Localised } from "#core/kernel/localised.ts"
import { Sen } from "#core/money/sen.ts"
import { phoneNumberOf } from "#core/people/phone-number.rules.ts"
import { placeBySlug } from "#core/place/gazetteer.ts"
import type { Place } from "#core/place/place.ts"
import { USUAL_FEE_BPS } from "#core/pricing/booking-fee.ts"
import type { Picture } from "#core/property/picture.ts"
import type { PropertyKind } from "#core/property/property-kind.ts"
import type { Property } from "#core/property/property.ts"
import type { RoomType } from "#core/property/room-type.ts"
import { blocksIn } from "./line-blocks.ts"
import { roomIdOf } from "./room-ids.ts"
import { kindIdOf, usesIn } from "./kind-names.ts"
import type { PicturedLine } from "./pictured-line.ts"
import type { PropertyContacts } from "#core/property/property-contacts.ts"
import type { ContactsLine, Text } from "./property-line.ts"

/** Pictures used where an operator sent none. */
export type PlaceholderPictures = (kind: PropertyKind) => {
  readonly property: ReadonlyArray<Picture>
  readonly room: ReadonlyArray<Picture>
}

const FREE: Sen = Sen.make(0)

const ordinaryRules: Property["houseRules"] = {
  checkInFrom: "15:00",
  checkOutUntil: "12:00",
  quietFrom: null,
  quietUntil: null,
  pets: false,
  smoking: false,
  children: true,
}

const ordinaryTerms: Omit<Property["terms"], "levyArea"> = {
  feeBps: USUAL_FEE_BPS,
  sstRegistered: false,
  tourismTaxExempt: false,
  payAtProperty: false,
}

const inAllLanguages = (text: Text): Localised =>
  typeof text === "string" ? { en: text, bm: text, cn: text } : text

const restrictionsOf = ({
  restrictions = [],
  seasons = [],
}: Pick<PicturedLine, "restrictions" | "seasons">): Pick<RoomType, "restrictions" | "seasons"> => ({
  ...(restrictions.length === 0 ? {} : { restrictions }),
  ...(seasons.length === 0 ? {} : { seasons }),
})

const roomOf =
  (line: PicturedLine, standIns: ReadonlyArray<Picture>) =>
  (room: PicturedLine["rooms"][number], place: number): RoomType => ({
    id: roomIdOf(line, room, place),
    name: inAllLanguages(room.name),
    maxAdults: room.maxAdults,
    maxChildren: room.maxChildren ?? 0,
    maxGuests: room.maxGuests ?? room.maxAdults + (room.maxChildren ?? 0),
    bedrooms: room.bedrooms ?? 1,
    beds: room.beds ?? 1,
    baths: room.baths ?? 1,
    sizeSqm: room.sizeSqm ?? null,
    amenities: room.amenities ?? [],
    pictures: room.pictures ?? standIns,
    units: room.units ?? 0,
    ...(room.withdrawn === true && { withdrawn: true }),
    ...(room.uses && { uses: usesIn(line.slug, room.uses) }),
    cancellation: room.cancellation ?? "MODERATE",
    depositPerRoom: room.depositPerRoom ?? FREE,
    membersOnly: room.membersOnly ?? false,
    baseRate: room.baseRate,
    weekendRate: room.weekendRate ?? room.baseRate,
    deals: room.deals ?? [],
    ...restrictionsOf(room),
    ...plansIn(room, inAllLanguages),
  })

const kindsIn = ({ slug, kinds }: PicturedLine): Pick<Property, "kinds"> =>
  kinds ? { kinds: kinds.map(({ id, units }) => ({ id: kindIdOf(slug, id), units })) } : {}

const numberOf = (text: string | undefined): string | null =>
  text === undefined ? null : phoneNumberOf(text)

const contactsOf = ({ email, phone, whatsapp, language }: ContactsLine): PropertyContacts => ({
  email: email?.trim() ?? null,
  phone: numberOf(phone),
  whatsapp: numberOf(whatsapp),
  language: language ?? "en",
})

const exceptionsOf = (line: PicturedLine): ReadonlyArray<NightException> =>
  line.rooms.flatMap((room, place) =>
    (room.nights ?? []).map(({ date, rate = null, taken = 0 }) => ({
      roomType: roomIdOf(line, room, place),
      date,
      rate,
      taken,
    })),
  )

const rulesAndTermsOf = (
  line: PicturedLine,
  { levyArea }: Place,
): Pick<Property, "houseRules" | "terms"> => ({
  houseRules: {
    ...ordinaryRules,
    pets: line.facts?.includes("pets") === true,
    ...line.houseRules,
  },
  terms: {
    ...ordinaryTerms,
    ...line.terms,
    levyArea,
  },
})

/** The property of a line that was found right, with the product's defaults for what it leaves out. */
export const stockedPropertyOf = (
  line: PicturedLine,
  standIns: PlaceholderPictures,
): StockedProperty => {
  const place = placeBySlug(line.destination)
  if (place === undefined) throw new Error(`No destination is called ${line.destination}`)
  const pictures = standIns(line.kind)
  const property: Property = {
    slug: line.slug,
    name: inAllLanguages(line.name),
    kind: line.kind,
    condoType: line.condoType ?? null,
    stars: line.stars ?? null,
    destination: line.destination,
    region: place.region,
    point: line.point ?? place.point,
    address: line.address,
    overview: inAllLanguages(line.overview),
    about: inAllLanguages(line.about ?? line.overview),
    notes: (line.notes ?? []).map(inAllLanguages),
    facilities: (line.facilities ?? []).map(inAllLanguages),
    amenities: line.amenities ?? [],
    ...(line.facts === undefined || line.facts.length === 0 ? {} : { facts: line.facts }),
    pictures: line.pictures ?? pictures.property,
    ...rulesAndTermsOf(line, place),
    ...(line.children && { children: { ...line.children, rates: line.children.rates ?? [] } }),
    featured: line.featured ?? false,
    ...kindsIn(line),
    ...(line.withdrawn === true && { withdrawn: true }),
    ...restrictionsOf(line),
    rooms: line.rooms.map(roomOf(line, pictures.room)),
  }
  const blocks = blocksIn(line)
  return {
    property,
    exceptions: exceptionsOf(line),
    ...(line.contacts !== undefined && { contacts: line.contacts && contactsOf(line.contacts) }),
    ...(blocks.length > 0 && { blocks }),
  }
}
