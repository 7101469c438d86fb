import type { Localised } from "#core/kernel/localised.ts"
import { amenitiesOfListing } from "./listing-amenities.ts"
import {
  bedroomsOfListing,
  condoTypeOfListing,
  kindOfListing,
  type ListingTraits,
} from "./listing-kind.ts"
import { plainLine, plainText } from "./plain-text.ts"
import { writtenSen } from "./written-price.ts"

/** A row of an Inside Airbnb file by the names of its columns; a column may be missing. */
export type ListingRow = Readonly<Record<string, string | undefined>>

const OVERVIEW_LENGTH = 240
const MOST_GUESTS = 50

/** What a row says in a column, without the spaces around it; nothing where the column is missing. */
const textIn = (row: ListingRow, column: string): string => row[column]?.trim() ?? ""

const numberIn = (row: ListingRow, column: string): number | null => {
  const number = /^-?\d+(?:\.\d+)?/.exec(textIn(row, column))?.[0]
  return number === undefined ? null : Number(number)
}

const wholeIn = (row: ListingRow, column: string): number | null => {
  const number = numberIn(row, column)
  return number === null ? null : Math.floor(number)
}

/** The first sentences that fit. */
const shortened = (text: string): string => {
  if (text.length <= OVERVIEW_LENGTH) return text
  const cut = Array.from(text).slice(0, OVERVIEW_LENGTH).join("")
  const end = Math.max(...["。", "！", ". ", "! ", "? "].map((mark) => cut.lastIndexOf(mark)))
  return end > OVERVIEW_LENGTH / 3 ? cut.slice(0, end + 1) : `${cut.trimEnd()}…`
}

const traitsOf = (row: ListingRow, name: string): ListingTraits => ({
  propertyType: textIn(row, "property_type"),
  roomType: textIn(row, "room_type"),
  name,
  bedrooms: wholeIn(row, "bedrooms"),
})

const guestsOf = (row: ListingRow, bedrooms: number): number => {
  const told = wholeIn(row, "accommodates") ?? 0
  const assumed = /^shared/i.test(textIn(row, "room_type")) ? 1 : 2 * Math.max(1, bedrooms)
  return Math.min(MOST_GUESTS, told > 0 ? told : assumed)
}

const minimumStay = (row: ListingRow): ReadonlyArray<Localised> => {
  const nights = wholeIn(row, "minimum_nights") ?? 1
  if (nights <= 1) return []
  return [
    {
      en: `The operator asks for stays of at least ${nights} nights.`,
      bm: `Pengendali meminta penginapan sekurang-kurangnya ${nights} malam.`,
      cn: `经营者要求至少入住${nights}晚。`,
    },
  ]
}

const roomNames: Readonly<Record<string, Localised>> = {
  "Entire home/apt": { en: "Entire home", bm: "Seluruh rumah", cn: "整套住处" },
  "Private room": { en: "Private room", bm: "Bilik persendirian", cn: "独立房间" },
  "Shared room": { en: "Shared room", bm: "Bilik kongsi", cn: "合住房间" },
  "Hotel room": { en: "Hotel room", bm: "Bilik hotel", cn: "酒店客房" },
}

const roomOf = (row: ListingRow, traits: ListingTraits, sen: number | null) => {
  const isStudio = condoTypeOfListing(traits) === "studio"
  const bedrooms = bedroomsOfListing(traits) ?? (isStudio ? 0 : 1)
  const guests = guestsOf(row, bedrooms)
  return {
    name: roomNames[traits.roomType] ?? traits.name,
    maxAdults: guests,
    maxChildren: guests - 1,
    maxGuests: guests,
    bedrooms,
    beds: Math.max(1, wholeIn(row, "beds") ?? 1),
    baths: wholeIn(row, "bathrooms_text") ?? (/half/i.test(textIn(row, "bathrooms_text")) ? 0 : 1),
    amenities: amenitiesOfListing(textIn(row, "amenities")).room,
    units: 1,
    baseRate: sen,
  }
}

const pointOf = (row: ListingRow) => {
  const [lat, lng] = [numberIn(row, "latitude"), numberIn(row, "longitude")]
  const isOnEarth = lat !== null && lng !== null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return isOnEarth ? { lat, lng } : null
}

const areaOf = (row: ListingRow): string =>
  [
    row["neighbourhood_cleansed"] ?? textIn(row, "neighbourhood"),
    textIn(row, "neighbourhood_group"),
  ]
    .map(plainLine)
    .filter((part) => part !== "")
    .join(", ")

/** What a row lacks that no property can do without. */
export const lacksOf = (row: ListingRow): ReadonlyArray<string> => [
  ...(/^\d+$/.test(textIn(row, "id")) ? [] : ["id: is not a number"]),
  ...(/[\p{L}\p{N}]/u.test(plainLine(textIn(row, "name")))
    ? []
    : ["name: has no letter and no digit"]),
  ...(writtenSen(textIn(row, "price")) === null
    ? [`price: ${JSON.stringify(textIn(row, "price"))} is no price above 0`]
    : []),
  ...(pointOf(row) === null ? ["latitude, longitude: are no point on the map"] : []),
]

/** The row as a property line of the destination; its own columns decide everything but the place. */
export const lineOfListing = (row: ListingRow, destination: string) => {
  const name = plainLine(textIn(row, "name"))
  const traits = traitsOf(row, name)
  const description = plainText(row["description"] ?? textIn(row, "summary"))
  const neighbourhood = plainText(textIn(row, "neighborhood_overview"))
  const area = areaOf(row)
  const about = [description, neighbourhood].filter((text) => text !== "").join("\n\n")
  return {
    slug: `stay-${textIn(row, "id")}`,
    name,
    kind: kindOfListing(traits),
    condoType: condoTypeOfListing(traits),
    destination,
    address: area === "" ? destination : area,
    overview: description === "" ? name : shortened(description.replace(/\n+/g, " ")),
    about: about === "" ? [name, area].filter((text) => text !== "").join(", ") : about,
    notes: minimumStay(row),
    amenities: amenitiesOfListing(textIn(row, "amenities")).property,
    rooms: [roomOf(row, traits, writtenSen(textIn(row, "price")))],
    point: pointOf(row),
  }
}
