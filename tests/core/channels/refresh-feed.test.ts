import type { BusyEvent } from "#core/channels/busy-event.ts"
import { refreshFeed, type RefreshNeeds } from "#core/channels/refresh-feed.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { inMemoryBlocks } from "#fixtures/doubles/blocks.in-memory.ts"
import { inMemoryBookingStore } from "#fixtures/doubles/booking-store.in-memory.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { inMemoryChannels } from "#fixtures/doubles/channels.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const room = { property: Slug.make("rumah-kenanga"), roomType: RoomTypeId.make("garden") }
const NOW = Date.parse("2026-12-01T04:00:00Z")

const stayOn = (date: string, until: string): BusyEvent => ({
  uid: date,
  from: day(date),
  until: day(until),
  meaning: "stay",
})
const older = [stayOn("2026-12-10", "2026-12-11")]
const newer = [...older, stayOn("2026-12-20", "2026-12-21")]

/** One garden room, whose calendar elsewhere is read by two processes. */
const twoReaders = () => {
  const garden = aRoomType({ id: room.roomType, units: 1 })
  const stocked = { property: aProperty({ slug: room.property, rooms: [garden] }), exceptions: [] }
  const shelves = shelvesWith([stocked])
  const channels = inMemoryChannels(shelves)
  const blocks = inMemoryBlocks(shelves)
  const address = "https://airbnb.test/a.ics"
  Effect.runSync(channels.follow({ ...room, id: "1", source: "Airbnb", address }, NOW))
  const followed = () => Effect.runSync(channels.followed())[0] ?? expect.fail("None is followed")
  const needsTo = (events: ReadonlyArray<BusyEvent>): RefreshNeeds => ({
    blocks,
    channels,
    bookings: inMemoryBookingStore(shelves),
    catalogue: inMemoryCatalogue(shelves),
    fetcher: {
      fetch: () => Effect.succeed({ text: "", marks: { etag: null, modified: null } }),
    },
    format: { read: () => Effect.succeed(events) },
    clock: { now: () => NOW },
    tell: () => Effect.void,
  })
  const blocked = async () =>
    (await Effect.runPromise(blocks.of(room.property))).map(({ date }) => date)
  return { channels, followed, needsTo, blocked }
}

describe("a calendar that two processes read at once", () => {
  /** The other reading, whole, once this one has come so far. */
  const readWith = (
    step: "fetch" | "told" | "block" | "put" | "remember",
    { channels, needsTo, followed }: ReturnType<typeof twoReaders>,
  ) => {
    const feed = followed()
    const other = Effect.orDie(Effect.asVoid(refreshFeed(needsTo(newer), feed)))
    const at = (here: typeof step) => (here === step ? other : Effect.void)
    const needs = needsTo(older)
    return refreshFeed(
      {
        ...needs,
        fetcher: { fetch: (...asked) => Effect.tap(needs.fetcher.fetch(...asked), at("fetch")) },
        channels: {
          told: (id) => Effect.andThen(at("told"), channels.told(id)),
          block: (...put) =>
            at("block").pipe(Effect.andThen(channels.block(...put)), Effect.tap(at("put"))),
          remember: (...kept) => Effect.andThen(at("remember"), channels.remember(...kept)),
        },
      },
      feed,
    )
  }

  it.each(["fetch", "told", "block"] as const)(
    "stays as the faster reading put it, which came in between at: %s",
    async (step) => {
      const rig = twoReaders()
      const { isLost } = await Effect.runPromise(readWith(step, rig))

      expect(isLost).toBe(true)
      expect(await rig.blocked()).toEqual(["2026-12-10", "2026-12-20"])
      expect(rig.followed().memory.events.map(({ uid }) => uid)).toEqual(await rig.blocked())
    },
  )

  it.each(["put", "remember"] as const)(
    "is put whole by the first, so that the other puts nothing: %s",
    async (step) => {
      const rig = twoReaders()
      const { isLost } = await Effect.runPromise(readWith(step, rig))

      expect(isLost).toBe(false)
      expect(await rig.blocked()).toEqual(["2026-12-10"])
      expect(rig.followed().memory.events.map(({ uid }) => uid)).toEqual(["2026-12-10"])
    },
  )
})
