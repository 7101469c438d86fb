import type { BusyEvent } from "#core/channels/busy-event.ts"
import { FeedUnreachable, FeedUnreadable } from "#core/channels/channel.errors.ts"
import type { ChannelNews } from "#core/channels/channel-news.ts"
import { newsIn } from "#core/channels/feed-letter.ts"
import type { FeedNeeds } from "#core/channels/read-feed.ts"
import { refreshFeed } from "#core/channels/refresh-feed.ts"
import { takenNights } from "#core/channels/taken-nights.ts"
import { rangesOf } from "#core/channels/taken-ranges.ts"
import { confirmationCodeOf } from "#core/booking/booking-stage.ts"
import type { BookingId } from "#core/booking/booking-view.ts"
import type { ConfirmationCode } from "#core/booking/confirmation-code.ts"
import { roomNightsOf } from "#core/booking/room-nights.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Slug } from "#core/property/property.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import { orderIn } from "#core/workload/job.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { addDays, malaysianDateAt } from "#core/stay/calendar.ts"
import { aBookingRecord, bookingIdOf, changedRecord } from "#fixtures/builders/a-booking-record.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { inMemoryBlocks } from "#fixtures/doubles/blocks.in-memory.ts"
import { inMemoryBookingStore } from "#fixtures/doubles/booking-store.in-memory.ts"
import { inMemoryChannels } from "#fixtures/doubles/channels.in-memory.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { Effect, Result } from "effect"

const roomType = RoomTypeId.make("garden")
const kind = RoomKindId.make("garden")
const property = Slug.make("rumah-kenanga")
const START = Date.parse("2026-12-01T04:00:00Z")

/** The other site says what it means by its events, as Airbnb does, or does not, as Booking.com. */
export type Manner = "telling" | "silent"

/** The event that cannot be read, where that is the answer. */
export const BAD_EVENT = "2026-12-05 – 2026-12-01"

type Stay = { readonly from: CalendarDate; readonly until: CalendarDate }
type Booked = Stay & { readonly id: BookingId; readonly code: ConfirmationCode | null }

/** What a reading finds: the calendar, or what real sites answer at times. */
export type Answer = "calendar" | "nothing" | "errorPage" | "badEvent" | "empty" | "same"

/**
 * One room that is sold here and at another site, which reads our calendar when it likes and shows
 * its own as it was some time ago.
 */
export const aLaggingSite = (manner: Manner, units = 1) => {
  const room = aRoomType({ id: roomType, units })
  const shelves = shelvesWith([
    { property: aProperty({ slug: property, rooms: [room] }), exceptions: [] },
  ])
  const blocks = inMemoryBlocks(shelves)
  const desk = inMemoryBookingStore(shelves)
  const catalogue = inMemoryCatalogue(shelves)
  let now = START
  const channels = inMemoryChannels(shelves)
  const address = "https://elsewhere.test/a.ics"
  const follow = channels.follow({ id: "1", property, roomType, source: "Elsewhere", address }, now)
  Effect.runSync(follow)
  const followed = () => {
    const [feed] = Effect.runSync(channels.followed())
    if (feed === undefined) throw new Error("No calendar is followed")
    return feed
  }
  const booked: Array<Booked> = []
  let completed = 0
  let bookings = 0
  const sold: Array<Stay & { readonly uid: string }> = []
  let told: ReadonlyArray<Stay> = []
  let shown: ReadonlyArray<BusyEvent> = []
  let answer: Answer = "calendar"
  let uids = 0
  const news: Array<ChannelNews> = []
  const needs: FeedNeeds = {
    blocks,
    channels,
    bookings: desk,
    catalogue,
    clock: { now: () => now },
    fetcher: {
      fetch: (_, marks) => {
        if (answer === "nothing") return Effect.fail(new FeedUnreachable({ reason: "NoAnswer" }))
        return Effect.succeed({ text: answer === "same" ? null : answer, marks })
      },
    },
    format: {
      read: (text) => {
        if (text === "errorPage") return Effect.fail(new FeedUnreadable({ reason: "NotACalendar" }))
        if (text === "badEvent")
          return Effect.fail(new FeedUnreadable({ reason: "EventUnreadable", event: BAD_EVENT }))
        return Effect.succeed(text === "empty" ? [] : shown)
      },
    },
  }
  const nightsOf = ({ from, until }: Stay) => {
    const nights: Array<CalendarDate> = []
    for (let night = from; night < until; night = addDays(night, 1)) nights.push(night)
    return nights
  }
  const isTaken = (stays: ReadonlyArray<Stay>, night: CalendarDate) =>
    stays.some(({ from, until }) => from <= night && night < until)
  const stayIn = (day: number, length: number): Stay => {
    const from = addDays(malaysianDateAt(START), 3 + day)
    return { from, until: addDays(from, length) }
  }

  const recordOf = ({ from, until }: Stay, number: number) => {
    const { property: its, rooms } = aBookingRecord()
    return aBookingRecord({
      status: "confirmed",
      id: bookingIdOf(number),
      holdKey: `request-${number}`,
      property: { ...its, slug: property },
      dates: { checkIn: from, checkOut: until },
      rooms: rooms.slice(0, 1).map((booked) => ({ ...booked, roomType, count: 1 })),
    })
  }

  return {
    booked,
    sold,
    news,
    nightsOf,
    today: () => malaysianDateAt(now),
    shown: () => shown,
    memory: () => followed().memory,
    /** Readings of which everything was kept, the news too. */
    completed: () => completed,
    /** The news in the letters that were ordered, in this order. */
    letters: () =>
      [...shelves.contents.jobs.values()].map((job): ChannelNews => {
        const order = Result.getOrThrow(orderIn(job))
        if (order.kind !== "mail" || order.about !== "feed") throw new Error(order.kind)
        return newsIn(order)
      }),
    pass: (ms: number) => void (now += ms),
    /** A guest books here, where the room is free. */
    book: async (day: number, length: number) => {
      const stay = stayIn(day, length)
      bookings += 1
      const record = recordOf(stay, bookings)
      const taking = desk.inTransaction(({ insert, take }) =>
        Effect.andThen(take(roomNightsOf(record)), insert(record)),
      )
      const took = await Effect.runPromise(Effect.result(taking))
      if (Result.isSuccess(took))
        booked.push({ ...stay, id: record.id, code: confirmationCodeOf(record) })
    },
    cancel: async () => {
      const stay = booked.shift()
      if (stay === undefined) return
      const giving = desk.inTransaction(({ giveBack, lock, save }) =>
        Effect.gen(function* () {
          const record = yield* lock(stay.id)
          if (record === null) throw new Error("No booking")
          yield* giveBack(roomNightsOf(record))
          yield* save(changedRecord(record, { status: "cancelled" }))
        }),
      )
      await Effect.runPromise(giving)
    },
    /** A guest books there, where the site knows of nobody else. */
    sellThere: (day: number, length: number) => {
      const stay = stayIn(day, length)
      const isOpen = nightsOf(stay).every((night) => !isTaken([...sold, ...told], night))
      if (isOpen) sold.push({ ...stay, uid: `theirs-${(uids += 1)}` })
    },
    cancelThere: () => void sold.shift(),
    /** The other site reads our calendar. */
    pull: async () => {
      const snapshot = await Effect.runPromise(catalogue.snapshot())
      const all = await Effect.runPromise(blocks.of(property))
      const leftOut = all.filter(({ source }) => source.startsWith("Elsewhere ("))
      const nights = takenNights({ snapshot, room, leftOut, today: malaysianDateAt(now) })
      told = rangesOf(nights)
      await Effect.runPromise(channels.tell(followed().id, nights, now))
    },
    /** The other site writes its calendar anew: its guests, and what it read of ours. */
    publish: () => {
      const stays = sold.map((stay) => ({
        ...stay,
        meaning: manner === "telling" ? ("stay" as const) : ("either" as const),
      }))
      const echoes = told.map((stay) => ({
        ...stay,
        uid: `echo-${stay.from}`,
        meaning: manner === "telling" ? ("closed" as const) : ("either" as const),
      }))
      shown = [...stays, ...echoes]
    },
    /** Reading takes a millisecond. */
    read: async (how: Answer = "calendar") => {
      answer = how
      const tell = (told: ChannelNews) => Effect.sync(() => void news.push(told))
      await Effect.runPromise(refreshFeed({ ...needs, channels, tell }, followed()))
      completed += 1
      now += 1
    },
    /** The process ends once blocks and events of a reading are kept, and before its news are. */
    readInVain: async () => {
      answer = "calendar"
      const remember = () => Effect.fail(new StoreUnreachable())
      const reading = refreshFeed(
        { ...needs, channels: { ...channels, remember }, tell: () => Effect.void },
        followed(),
      )
      await Effect.runPromise(Effect.ignore(reading))
      now += 1
    },
    /** Rooms that count as taken in a night, and how many of them the other site blocks. */
    takenOn: async (night: CalendarDate) => {
      const { freeOfKind } = await Effect.runPromise(catalogue.snapshot())
      const all = await Effect.runPromise(blocks.of(property))
      const blocked = all
        .filter(({ date }) => date === night)
        .reduce((sum, { count }) => sum + count, 0)
      return { taken: units - freeOfKind(kind, night), blocked }
    },
  }
}
