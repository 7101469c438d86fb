import type { LevyArea } from "#core/place/place.ts"
import type { Residency } from "#core/people/residency.ts"
import type { PropertyKind, Stars } from "#core/property/property-kind.ts"

/** A stay worked out by hand: the rates of each room in sen, and every line that must come out. */
export type WorkedPrice = {
  readonly story: string
  readonly checkIn: string
  readonly kind: PropertyKind
  readonly stars: Stars
  readonly levyArea: LevyArea | null
  readonly sstRegistered: boolean
  readonly residency: Residency
  readonly depositPerRoom: number
  readonly ratesOfRooms: ReadonlyArray<ReadonlyArray<number>>
  readonly price: {
    readonly subtotal: number
    readonly bookingFee: number
    readonly sst: number
    readonly occupancyTax: number
    readonly deposit: number
    readonly total: number
  }
  readonly tourismTax: number
  readonly levy: number
  readonly averagePerNight: number
  readonly firstNight: number
}

export const workedPrices: ReadonlyArray<WorkedPrice> = [
  {
    story: "a Malaysian's weekend in a condo of Kuala Lumpur, where no levy is due",
    checkIn: "2026-12-04",
    kind: "condo",
    stars: 4,
    levyArea: null,
    sstRegistered: true,
    residency: "malaysian",
    depositPerRoom: 20000,
    ratesOfRooms: [[18000, 22000]],
    price: {
      subtotal: 40000,
      bookingFee: 1200,
      sst: 3296,
      occupancyTax: 0,
      deposit: 20000,
      total: 64496,
    },
    tourismTax: 0,
    levy: 0,
    averagePerNight: 20000,
    firstNight: 18000,
  },
  {
    story: "two rooms of five stars on Penang, where half a sen of the fee is rounded up",
    checkIn: "2026-12-10",
    kind: "hotel",
    stars: 5,
    levyArea: "penang",
    sstRegistered: true,
    residency: "malaysian",
    depositPerRoom: 10000,
    ratesOfRooms: [
      [45000, 45000, 52050],
      [38500, 38500, 44000],
    ],
    price: {
      subtotal: 263050,
      bookingFee: 7892,
      sst: 21675,
      occupancyTax: 1800,
      deposit: 20000,
      total: 314417,
    },
    tourismTax: 0,
    levy: 1800,
    averagePerNight: 43842,
    firstNight: 83500,
  },
  {
    story: "a visitor's four nights of five stars on Langkawi, dearer when the holidays begin",
    checkIn: "2026-12-17",
    kind: "resort",
    stars: 5,
    levyArea: "langkawi",
    sstRegistered: true,
    residency: "visitor",
    depositPerRoom: 30000,
    ratesOfRooms: [[68000, 68000, 85000, 85000]],
    price: {
      subtotal: 306000,
      bookingFee: 9180,
      sst: 25214,
      occupancyTax: 6000,
      deposit: 30000,
      total: 376394,
    },
    tourismTax: 4000,
    levy: 2000,
    averagePerNight: 76500,
    firstNight: 68000,
  },
  {
    story: "a permanent resident in a highland homestay that is not registered for SST",
    checkIn: "2026-11-02",
    kind: "homestay",
    stars: null,
    levyArea: "pahang",
    sstRegistered: false,
    residency: "permanentResident",
    depositPerRoom: 10000,
    ratesOfRooms: [[20000, 20000, 20000]],
    price: {
      subtotal: 60000,
      bookingFee: 1800,
      sst: 144,
      occupancyTax: 900,
      deposit: 10000,
      total: 72844,
    },
    tourismTax: 0,
    levy: 900,
    averagePerNight: 20000,
    firstNight: 20000,
  },
]
