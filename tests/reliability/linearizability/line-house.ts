import type { StayRequest } from "#core/booking/stay-request.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { Sen } from "#core/money/sen.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import type { RoomType } from "#core/property/room-type.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { Slug } from "#core/property/property.ts"
import { addDays, malaysianDateAt } from "#core/stay/calendar.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { aGuestHouse } from "#fixtures/builders/a-guest-house.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import type { Draws } from "#tests/simulation/draws.ts"
import type { Counts } from "./stock-model.ts"

const NIGHTS = 3
const FIRST_DAY = 10
const WINDOWS = 160
const UNITS = { double: 2, suite: 1 } as const
type Kind = keyof typeof UNITS
const kinds = Object.keys(UNITS) as ReadonlyArray<Kind>

/** What is sold: a room, two side by side, and the whole house. */
const offers = {
  double: { double: 1 },
  pair: { double: 2 },
  suite: { suite: 1 },
  house: { double: 2, suite: 1 },
} as const satisfies Record<string, Partial<Record<Kind, number>>>
type Offer = keyof typeof offers

const slugOf = (house: number): string => `line-house-${house}`
const kindOf = (house: number, kind: Kind): RoomKindId =>
  RoomKindId.make(`${slugOf(house)}/${kind}`)
const roomOf = (house: number, offer: Offer): RoomTypeId =>
  RoomTypeId.make(`${slugOf(house)}-${offer}`)

const usesOf = (house: number, offer: Offer): NonNullable<RoomType["uses"]> => {
  const uses: Partial<Record<Kind, number>> = offers[offer]
  const [first, ...others] = kinds.flatMap((kind) =>
    uses[kind] === undefined ? [] : [{ kind: kindOf(house, kind), count: uses[kind] }],
  )
  if (first === undefined) throw new Error(`${offer} is made of nothing`)
  return [first, ...others]
}

const houseOf = (house: number): StockedProperty => ({
  property: aGuestHouse({
    slug: Slug.make(slugOf(house)),
    kinds: kinds.map((kind) => ({ id: kindOf(house, kind), units: UNITS[kind] })),
    rooms: (Object.keys(offers) as ReadonlyArray<Offer>).map((offer) =>
      aRoomType({
        id: roomOf(house, offer),
        units: 0,
        uses: usesOf(house, offer),
        maxAdults: 2,
        maxChildren: 0,
        maxGuests: 2,
        baseRate: Sen.make(10_000),
        weekendRate: Sen.make(10_000),
        depositPerRoom: Sen.make(0),
      }),
    ),
  }),
  exceptions: [],
})

/** Houses enough for so many histories, each of which has nights of its own. */
export const housesFor = (histories: number): ReadonlyArray<StockedProperty> =>
  Array.from({ length: Math.ceil(histories / WINDOWS) }, (_, house) => houseOf(house))

/** The nights of one history in one house. */
export type Window = {
  readonly property: Slug
  readonly nights: ReadonlyArray<CalendarDate>
  readonly units: Counts
  /** A stay in some of the nights, and the rooms that it takes of each kind and night. */
  readonly stayDrawn: (draws: Draws) => { readonly stay: StayRequest; readonly rooms: Counts }
  /** A kind and a night to be blocked. */
  readonly blockDrawn: (draws: Draws) => {
    readonly kind: RoomKindId
    readonly date: CalendarDate
    readonly wanted: number
    readonly key: string
  }
}

const keyOf = (kind: RoomKindId, date: CalendarDate): string => `${kind} ${date}`

/** Where and when a history plays. */
export const windowOf = (history: number): Window => {
  const house = Math.floor(history / WINDOWS)
  const begins = addDays(malaysianDateAt(Date.now()), FIRST_DAY + (history % WINDOWS) * NIGHTS)
  const nights = Array.from({ length: NIGHTS }, (_, later) => addDays(begins, later))
  const counted = (uses: Partial<Record<Kind, number>>, dates: ReadonlyArray<CalendarDate>) =>
    Object.fromEntries(
      kinds.flatMap((kind) =>
        dates.flatMap((date) =>
          uses[kind] === undefined ? [] : [[keyOf(kindOf(house, kind), date), uses[kind]]],
        ),
      ),
    ) as Counts
  return {
    property: Slug.make(slugOf(house)),
    nights,
    units: counted(UNITS, nights),
    stayDrawn: (draws) => {
      const offer = draws.one(["double", "double", "pair", "suite", "house"])
      const from = draws.between(0, NIGHTS - 1)
      const length = draws.between(1, NIGHTS - from)
      const dates = nights.slice(from, from + length)
      const checkIn = addDays(begins, from)
      return {
        stay: aStayRequest({
          property: Slug.make(slugOf(house)),
          dates: { checkIn, checkOut: addDays(checkIn, length) },
          rooms: [{ roomType: roomOf(house, offer), count: 1 }],
        }),
        rooms: counted(offers[offer], dates),
      }
    },
    blockDrawn: (draws) => {
      const kind = draws.one(["double", "suite"])
      const date = addDays(begins, draws.between(0, NIGHTS - 1))
      const id = kindOf(house, kind)
      return { kind: id, date, wanted: draws.between(0, UNITS[kind]), key: keyOf(id, date) }
    },
  }
}
