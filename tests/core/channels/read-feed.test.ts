import type { BusyEvent } from "#core/channels/busy-event.ts"
import { nothingRemembered, type FeedMemory } from "#core/channels/feed-memory.ts"
import { NIGHTS_AHEAD } from "#core/channels/channel.terms.ts"
import { blockSourceOf, readFeed, type FeedNeeds } from "#core/channels/read-feed.ts"
import { BookingUnreadable } from "#core/booking/booking-store.errors.ts"
import { KindUnknown } from "#core/inventory/inventory.errors.ts"
import { PropertyNotFound } from "#core/property/property.errors.ts"
import { Slug } from "#core/property/property.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { addDays } from "#core/stay/calendar.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { inMemoryBlocks } from "#fixtures/doubles/blocks.in-memory.ts"
import { inMemoryBookingStore } from "#fixtures/doubles/booking-store.in-memory.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { Effect, Logger } from "effect"
import { describe, expect, it } from "vitest"

const property = Slug.make("rumah-kenanga")
const roomType = RoomTypeId.make("garden")
const kind = RoomKindId.make("garden")
const today = day("2026-12-01")
const marks = { etag: '"2"', modified: "Tue" }
const missed = { missed: 0, missedSince: null }

const anEvent = (changes: Partial<BusyEvent> = {}): BusyEvent => ({
  uid: "a",
  from: day("2026-12-04"),
  until: day("2026-12-06"),
  meaning: "stay",
  ...changes,
})

/** Whoever reads the calendar of one garden room; the other site says these events. */
const aReader = (events: ReadonlyArray<BusyEvent>, changes: Partial<FeedNeeds> = {}) => {
  const room = aRoomType({ id: roomType, units: 1 })
  const shelves = shelvesWith([
    { property: aProperty({ slug: property, rooms: [room] }), exceptions: [] },
  ])
  const store = inMemoryBookingStore(shelves)
  const blocks = inMemoryBlocks(shelves)
  const putting: FeedNeeds["channels"] = {
    told: () => Effect.succeed([]),
    block: (_, __, scope, nights) => blocks.replace(scope, nights),
  }
  const asked: Array<unknown> = []
  const needs: FeedNeeds = {
    blocks,
    channels: putting,
    bookings: {
      atProperty: (slug, dates) => {
        asked.push([slug, dates])
        return store.atProperty(slug, dates)
      },
    },
    catalogue: inMemoryCatalogue(shelves),
    fetcher: { fetch: () => Effect.succeed({ text: "calendar", marks }) },
    format: { read: () => Effect.succeed(events) },
    clock: { now: () => Date.parse("2026-12-01T04:00:00Z") },
    ...changes,
  }
  const told: Array<unknown> = []
  const listening = Logger.layer([Logger.make(({ message }) => void told.push(message))])
  const read = (
    memory: FeedMemory = nothingRemembered,
    room: Partial<{ roomType: RoomTypeId }> = {},
  ) =>
    Effect.runPromise(
      readFeed(needs, {
        id: "f1",
        property,
        roomType,
        source: "Airbnb",
        address: "https://airbnb.test/a.ics",
        memory,
        ...room,
      }).pipe(Effect.provide(listening)),
    )
  const block = (source: string, ...dates: ReadonlyArray<string>) =>
    Effect.runPromise(
      blocks.replace(
        { property, source },
        dates.map((date) => ({ kind, date: day(date), count: 1, reference: "r", note: "" })),
      ),
    )
  const blocked = async () =>
    (await Effect.runPromise(blocks.of(property))).map(({ date, source, note }) =>
      [date, source, note].join("|"),
    )
  return { read, block, blocked, asked, told }
}

describe("the source of a calendar's blocks", () => {
  it.each([
    ["a".repeat(51), `${"a".repeat(51)} (garden)`],
    ["a".repeat(52), `${"a".repeat(52)} (f1)`],
  ])("has the room type, or the calendar's id where that is too long: %s", (source, named) => {
    expect(blockSourceOf({ source, roomType, id: "f1" })).toBe(named)
  })
})

describe("a calendar that is read", () => {
  it("blocks what it says is taken, and asks for no bookings where nothing clashes", async () => {
    const { read, blocked, asked } = aReader([anEvent()])
    const { memory, news } = await read()

    expect(await blocked()).toEqual(["2026-12-04|Airbnb (garden)|", "2026-12-05|Airbnb (garden)|"])
    expect(memory).toMatchObject({ ...marks, goodAt: Date.parse("2026-12-01T04:00:00Z") })
    expect(news).toBeNull()
    expect(asked).toEqual([])
  })

  it("is read for the nights ahead, with the marks of the last time", async () => {
    const windows: Array<unknown> = []
    const { read } = aReader([], {
      fetcher: {
        fetch: (address, { etag }) => Effect.succeed({ text: `${address} ${etag}`, marks }),
      },
      format: {
        read: (text, window) =>
          Effect.sync(() => {
            windows.push([text, window])
            return []
          }),
      },
    })
    await read({ ...nothingRemembered, etag: '"1"' })

    expect(windows).toEqual([
      ['https://airbnb.test/a.ics "1"', { from: today, until: addDays(today, NIGHTS_AHEAD) }],
    ])
  })

  it("says what it said before where it has not changed, and nothing of what was gone", async () => {
    const unchanged = { fetch: () => Effect.succeed({ text: null, marks }) }
    const { read } = aReader([], { fetcher: unchanged })
    const gone = { ...anEvent({ uid: "b", from: day("2026-12-10"), until: day("2026-12-11") }) }
    const { memory } = await read({
      ...nothingRemembered,
      events: [
        { ...anEvent(), ...missed },
        { ...gone, missed: 1, missedSince: 1 },
      ],
    })

    expect(memory.events.map(({ uid, missed: times }) => [uid, times])).toEqual([
      ["a", 0],
      ["b", 2],
    ])
  })

  it("keeps its own nights, and says of those that others took that they clash", async () => {
    const either = anEvent({ meaning: "either" })
    const { read, block, blocked, asked } = aReader([either])
    await block("Airbnb (garden)", "2026-12-04")
    await block("maintenance", "2026-12-05")
    const { memory, news } = await read()

    expect(await blocked()).toEqual(["2026-12-04|Airbnb (garden)|", "2026-12-05|maintenance|"])
    expect(memory.echoes).toEqual([{ date: "2026-12-05", freedAt: null }])
    expect(news?.clashes).toMatchObject([{ nights: ["2026-12-05"], isSure: false, code: null }])
    expect(asked).toEqual([[property, { checkIn: "2026-12-05", checkOut: "2026-12-06" }]])
  })

  it("asks who has all nights that clash, from the first to the last", async () => {
    const later = anEvent({ uid: "b", from: day("2026-12-10"), until: day("2026-12-11") })
    const early = anEvent({ meaning: "either", from: day("2026-12-02"), until: day("2026-12-04") })
    const { read, block, asked } = aReader([later, early])
    await block("maintenance", "2026-12-02", "2026-12-03", "2026-12-10")
    await read()

    expect(asked).toEqual([[property, { checkIn: "2026-12-02", checkOut: "2026-12-11" }]])
  })

  it("tells a clash where a booking cannot be read, and those who run the site of that", async () => {
    const unreadable = () => Effect.fail(new BookingUnreadable({ booking: "b1" }))
    const { read, block, told } = aReader([anEvent()], { bookings: { atProperty: unreadable } })
    await block("maintenance", "2026-12-04")
    const { news } = await read()

    expect(news?.clashes).toMatchObject([{ nights: ["2026-12-04"], code: null }])
    expect(told).toEqual([["booking.unreadable", { booking: "b1" }]])
  })
})

describe("a calendar that was given up while it was read", () => {
  it("blocks nothing, is no news and leaves what was remembered", async () => {
    const asked: Array<unknown> = []
    const { read, block } = aReader([anEvent()], {
      channels: {
        told: () => Effect.succeed([]),
        block: (id, _, { source }) =>
          Effect.sync(() => void asked.push([id, source])).pipe(Effect.as(null)),
      },
    })
    await block("maintenance", "2026-12-04")

    expect(await read()).toEqual({
      before: nothingRemembered,
      memory: nothingRemembered,
      news: null,
      isLost: true,
    })
    expect(asked).toEqual([["f1", "Airbnb (garden)"]])
  })
})

describe("a calendar of what is no longer there", () => {
  const failing = (failure: PropertyNotFound | KindUnknown): FeedNeeds["channels"] => ({
    told: () => Effect.succeed([]),
    block: () => Effect.fail(failure),
  })

  it("is told where the room type or the property is gone", async () => {
    const nowhere = inMemoryCatalogue(shelvesWith([]))

    for (const { news } of [
      await aReader([anEvent()]).read(nothingRemembered, { roomType: RoomTypeId.make("attic") }),
      await aReader([anEvent()], { catalogue: nowhere }).read(),
    ])
      expect(news?.trouble).toBe("NotAllowed")
  })

  it.each([new PropertyNotFound(), new KindUnknown({ kind: "garden" })])(
    "is told where its blocks cannot be put: $_tag",
    async (failure) => {
      const reader = aReader([anEvent()], { channels: failing(failure) })
      const { memory, news, isLost } = await reader.read()

      expect(isLost).toBe(false)
      expect(news?.trouble).toBe("NotAllowed")
      expect(memory).toMatchObject({ trouble: "NotAllowed", goodAt: null, events: [] })
    },
  )
})
