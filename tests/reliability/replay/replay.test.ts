import { embeddedStore } from "#tests/reliability/own-store.ts"
import { drawsOf } from "#tests/simulation/draws.ts"
import { expect, it } from "vitest"
import { bookingRowsIn, stepsOf, type BookingRow } from "./booking-rows.ts"
import { broughtForward, replayed } from "./replayed.ts"
import { nightsOf, roomsFor, roomsModel } from "./rooms-model.ts"

const COLUMNS =
  "hotel,is_canceled,lead_time,arrival_date_year,arrival_date_month,arrival_date_day_of_month," +
  "stays_in_weekend_nights,stays_in_week_nights,adults,children,babies,reserved_room_type,adr," +
  "reservation_status,reservation_status_date"

/** Some bookings of two hotels in one week, a third of them cancelled. */
const someBookings = (count: number): ReadonlyArray<string> => {
  const draws = drawsOf(1, "bookings")
  return Array.from({ length: count }, () => {
    const day = draws.between(10, 16)
    const isCancelled = draws.chance(0.33)
    const hotel = draws.one(["City Hotel", "Resort Hotel"])
    const over = `2015-09-0${draws.between(1, 9)}`
    const when = `${draws.between(5, 40)},2015,September,${day}`
    const party = `${draws.between(0, 1)},${draws.between(1, 3)},2,${draws.between(0, 1)},0`
    const end = isCancelled ? `Canceled,${over}` : "Check-Out,2015-09-20"
    return `${hotel},${isCancelled ? 1 : 0},${when},${party},A       ,80,${end}`
  })
}

const BAD = [
  "City Hotel,0,3,2015,September,12,0,0,2,0,0,A,80,Check-Out,2015-09-12",
  "City Hotel,0,3,2015,September,12,0,2,0,0,0,A,80,Check-Out,2015-09-14",
  "City Hotel,0,3,2015,September,12,0,2,40,0,0,A,80,Check-Out,2015-09-14",
  "City Hotel,0,3,2015,September,12,10,25,2,0,0,A,80,Check-Out,2015-10-17",
  "City Hotel,0,3,2015,September,12,0,2,2,NA,0,A,80,Check-Out,2015-09-14",
  "City Hotel,0,3,2015,September,12,0,2,2,0,0,A,-6.38,Check-Out,2015-09-14",
]

const csvOf = (rows: ReadonlyArray<string>): string => [COLUMNS, ...rows].join("\n")
const rows = bookingRowsIn(csvOf([...someBookings(24), ...BAD]))
const steps = stepsOf(broughtForward(rows))

it("reads a booking as the file tells it", () => {
  const [row] = bookingRowsIn(
    csvOf(["City Hotel,1,31,2015,October,1,2,5,2,1,1,D   ,80.5,Canceled,2015-09-20"]),
  )

  expect(row).toEqual({
    line: 2,
    room: "City Hotel/D",
    arrival: "2015-10-01",
    nights: 7,
    adults: 2,
    children: 2,
    price: 80.5,
    booked: "2015-08-31",
    cancelled: "2015-09-20",
  })
})

const booking = (changes: Partial<BookingRow>): BookingRow => ({ ...rows[0]!, ...changes })

it("counts rooms night by night, and as many as are needed at once", () => {
  const first = booking({ line: 2, nights: 2, cancelled: null })
  const second = booking({ ...first, line: 3 })
  const model = roomsModel({ [first.room]: 1 })

  expect([model.book(first), model.book(second)]).toEqual(["booked", "soldOut"])
  model.cancel(first)
  expect(model.book(second)).toBe("booked")
  expect(nightsOf(second).map((night) => model.taken.get(night))).toEqual([1, 1])
  expect(roomsFor(stepsOf([first, second]))).toEqual({ [first.room]: 2 })
})

it("accepts every possible booking with enough rooms, and refuses bad rows by their fields", async () => {
  const report = await replayed(embeddedStore, steps, roomsFor(steps))

  expect(report.differences).toEqual([])
  expect(report.fates).toEqual({ booked: 24, soldOut: 0, refused: BAD.length })
  expect([...report.refusals.keys()].toSorted()).toMatchInlineSnapshot(`
    [
      "dates.checkOut CheckOutNotAfterCheckIn",
      "dates.checkOut StayTooLong",
      "party.adults OutOfRange",
      "party.children WrongType",
      "total OutOfRange",
    ]
  `)
})

it("sells no room twice with one room fewer", async () => {
  const rooms = roomsFor(steps)
  const fewer = { ...rooms, "City Hotel/A": (rooms["City Hotel/A"] ?? 0) - 1 }

  const report = await replayed(embeddedStore, steps, fewer)

  expect(report.differences).toEqual([])
  expect(report.fates.soldOut).toBeGreaterThan(0)
})
