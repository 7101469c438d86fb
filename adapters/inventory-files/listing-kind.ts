import type { CondoType, PropertyKind } from "#core/property/property-kind.ts"

/** What a listing says of itself. */
export type ListingTraits = {
  readonly propertyType: string
  readonly roomType: string
  readonly name: string
  readonly bedrooms: number | null
}

const byPropertyType: ReadonlyArray<readonly [RegExp, PropertyKind]> = [
  [/resort/, "resort"],
  [/hostel|guest ?house|guest suite|bed and breakfast|pension|minsu|kezhan|ryokan/, "guestHouse"],
  [/hotel/, "hotel"],
  [/villa/, "villa"],
  [
    /chalet|cabin|bungalow|cottage|tiny|hut|tent|camp|tree|boat|barn|dome|yurt|cave|island/,
    "chalet",
  ],
]

const byRoomType: Readonly<Record<string, PropertyKind>> = {
  "hotel room": "hotel",
  "shared room": "guestHouse",
  "private room": "homestay",
}

const isWholeFlat = ({ propertyType, roomType }: ListingTraits): boolean =>
  /^entire/i.test(roomType) && !/house|home$|place/i.test(propertyType)

/** The kind of stay that a listing is here; a room in somebody's flat is a homestay. */
export const kindOfListing = (listing: ListingTraits): PropertyKind => {
  const type = listing.propertyType.toLowerCase()
  const named = byPropertyType.find(([pattern]) => pattern.test(type))?.[1]
  if (named !== undefined) return named
  if (isWholeFlat(listing)) return "condo"
  return byRoomType[listing.roomType.toLowerCase()] ?? "homestay"
}

const byWords: ReadonlyArray<readonly [RegExp, CondoType]> = [
  [/dual.?key/i, "dualKey"],
  [/penthouse/i, "penthouse"],
  [/duplex/i, "duplex"],
  [/\b(loft|soho)\b/i, "loft"],
  [/studio|单间|開放式/i, "studio"],
]

const WRITTEN_BEDROOMS = /\b([1-9])\s?-?(?:bed ?rooms?|br|bdr|bd)\b/i
const byBedrooms: ReadonlyArray<CondoType> = ["studio", "oneBedroom", "twoBedrooms"]

/** Bedrooms by the file's column, else as the name tells; null when neither does. */
export const bedroomsOfListing = ({ bedrooms, name }: ListingTraits): number | null => {
  const written = WRITTEN_BEDROOMS.exec(name)?.[1]
  return bedrooms ?? (written === undefined ? null : Number(written))
}

/** The type of a condo by its words, else by its bedrooms; null for what is no condo. */
export const condoTypeOfListing = (listing: ListingTraits): CondoType | null => {
  if (kindOfListing(listing) !== "condo") return null
  const words = `${listing.propertyType} ${listing.name}`
  const named = byWords.find(([pattern]) => pattern.test(words))?.[1]
  return named ?? byBedrooms[bedroomsOfListing(listing) ?? 1] ?? "threeBedrooms"
}
