import type { PropertyAmenity, RoomAmenity } from "#core/property/amenities.ts"

const BIG_INCHES = 40

const roomWords: ReadonlyArray<readonly [RegExp, RoomAmenity]> = [
  [/\bwi-?fi\b/i, "wifi"],
  [/^(?:full |shared |private )?kitchen/i, "kitchen"],
  [/air conditioning/i, "airConditioning"],
  [/hair ?dryer/i, "hairdryer"],
  [/lock on bedroom door/i, "doorKey"],
  [/free (?:\w+ )*parking on premises|free parking garage/i, "freeParking"],
]

const propertyWords: ReadonlyArray<readonly [RegExp, PropertyAmenity]> = [
  [/\bpool\b(?! table)/i, "pool"],
  [/parking (?:garage )?on premises/i, "parking"],
  [/\bgym\b/i, "gym"],
  [/restaurant/i, "restaurant"],
]

const isBigTv = (word: string): boolean => {
  const inches = /(\d{2,3})\s*(?:"|”|''|inch)/.exec(word)?.[1]
  return /tv/i.test(word) && Number(inches ?? 0) >= BIG_INCHES
}

const found = <Amenity>(
  words: ReadonlyArray<string>,
  table: ReadonlyArray<readonly [RegExp, Amenity]>,
): ReadonlyArray<Amenity> =>
  table
    .filter(([pattern]) => words.some((word) => pattern.test(word)))
    .map(([, amenity]) => amenity)

const wordsIn = (written: string): ReadonlyArray<string> => {
  const quoted = written.match(/"(?:[^"\\]|\\.)*"/g)
  if (quoted === null) return written.replace(/[{}[\]]/g, "").split(",")
  return quoted.map((word) => word.slice(1, -1).replaceAll('\\"', '"'))
}

/** The amenities known here among those of a listing, written as JSON or in braces. */
export const amenitiesOfListing = (written: string) => {
  const words = wordsIn(written)
  const rooms = found(words, roomWords)
  return {
    room: words.some(isBigTv) ? [...rooms, "bigTv" as const] : rooms,
    property: found(words, propertyWords),
  }
}
