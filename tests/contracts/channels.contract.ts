import type { Channels, FollowedFeed, KeptReading } from "#core/channels/channels.port.ts"
import { feedMailJob } from "#core/channels/feed-letter.ts"
import { nothingRemembered } from "#core/channels/feed-memory.ts"
import type { Blocks } from "#core/inventory/blocks.port.ts"
import type { InventoryChange } from "#core/inventory/change-log.port.ts"
import type { InventoryKeeper } from "#core/inventory/inventory-keeper.port.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Slug } from "#core/property/property.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { someChannelNews } from "#fixtures/builders/some-channel-news.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { refusal, resultOf } from "./outcomes.ts"

type NoteOrder = (changes: ReadonlyArray<InventoryChange>) => Effect.Effect<void, StoreUnreachable>

/** Channels with an inventory and blocks beside them, and the keys of the letters that they have ordered. */
export type ChannelsRig = {
  readonly channels: Channels
  /** From now on every order is noted like this, in its transaction. */
  readonly noteWith: (note: NoteOrder) => void
  readonly inventory: InventoryKeeper
  readonly blocks: Blocks
  readonly letters: () => Promise<ReadonlyArray<string>>
}

const room = {
  property: Slug.make("the-springwater"),
  roomType: RoomTypeId.make("springwater-studio"),
}
const aFeed = (changes: Partial<FollowedFeed> = {}): Omit<FollowedFeed, "memory"> => ({
  ...room,
  id: "feed-1",
  source: "Airbnb",
  address: "https://airbnb.test/a.ics?s=secret",
  ...changes,
})
const memory = {
  ...nothingRemembered,
  events: [
    {
      uid: "a",
      from: day("2026-12-10"),
      until: day("2026-12-12"),
      meaning: "stay" as const,
      missed: 1,
      missedSince: 1_800_000_000_000,
    },
  ],
  echoes: [{ date: day("2026-12-20"), freedAt: null }],
  etag: '"1"',
  goodAt: 1_800_000_000_000,
  trouble: "EventUnreadable" as const,
  event: "2026-12-05 – 2026-12-01",
  told: [{ about: "trouble", at: 1 }],
}

const aReading = (changes: Partial<KeptReading> = {}): KeptReading => ({
  before: nothingRemembered,
  memory,
  readAgainAt: 10,
  letter: null,
  ...changes,
})
const letterAt = (readAt: number) => feedMailJob({ id: "feed-1" }, someChannelNews(), readAt)

/** What every keeper of channels promises. */
export const channelsContract = (keeper: string, open: () => Promise<ChannelsRig>): void => {
  describe(`the channels in ${keeper}`, () => {
    const openedBeside = async () => {
      const { inventory, ...rig } = await open()
      await resultOf(inventory.put([{ property: aProperty(), exceptions: [] }]))
      return rig
    }
    const opened = async () => (await openedBeside()).channels

    it("find a calendar by its address, and by the last one alone", async () => {
      const channels = await opened()
      await resultOf(channels.publish(room, "first"))
      expect(await resultOf(channels.published("first"))).toEqual(room)

      await resultOf(channels.publish(room, "second"))

      expect(await resultOf(channels.published("first"))).toBeNull()
      expect(await resultOf(channels.published("second"))).toEqual(room)
    })

    it("find the calendar of each room type by its own address", async () => {
      const channels = await opened()
      const loft = { ...room, roomType: RoomTypeId.make("springwater-loft") }
      await resultOf(channels.publish(room, "studio"))
      await resultOf(channels.publish(loft, "loft"))

      expect(await resultOf(channels.published("studio"))).toEqual(room)
      expect(await resultOf(channels.published("loft"))).toEqual(loft)
    })

    it("follow a calendar, and remember what was read", async () => {
      const channels = await opened()
      await resultOf(channels.follow(aFeed(), 5))
      expect(await resultOf(channels.followed())).toEqual([
        { ...aFeed(), memory: nothingRemembered },
      ])

      await resultOf(channels.remember("feed-1", aReading()))

      expect(await resultOf(channels.followed())).toEqual([{ ...aFeed(), memory }])
    })

    it("follow one calendar of a site for each room type, whose blocks stay its own", async () => {
      const channels = await opened()
      await resultOf(channels.follow(aFeed(), 5))
      await resultOf(channels.remember("feed-1", aReading()))
      const moved = { id: "feed-2", address: "https://airbnb.test/b.ics" }
      await resultOf(channels.follow(aFeed(moved), 5))
      await resultOf(channels.follow(aFeed({ id: "feed-3", source: "Booking.com" }), 5))

      const feeds = await resultOf(channels.followed())
      expect(feeds.map(({ id, address }) => [id, address])).toEqual([
        ["feed-1", "https://airbnb.test/b.ics"],
        ["feed-3", "https://airbnb.test/a.ics?s=secret"],
      ])
      expect(feeds[0]?.memory).toEqual({ ...memory, etag: null, modified: null })
      expect(feeds[1]?.memory).toEqual(nothingRemembered)
    })

    it("follow the calendars of other room types and sites on when one is given up", async () => {
      const channels = await opened()
      const loft = RoomTypeId.make("springwater-loft")
      await resultOf(channels.follow(aFeed(), 5))
      await resultOf(channels.follow(aFeed({ id: "feed-2", roomType: loft }), 5))
      await resultOf(channels.follow(aFeed({ id: "feed-3", source: "Booking.com" }), 5))

      expect(await resultOf(channels.unfollow(room.roomType, "Airbnb"))).toBe(true)

      const left = await resultOf(channels.followed())
      expect(left.map(({ id }) => id).toSorted()).toEqual(["feed-2", "feed-3"])
    })

    const scope = { property: room.property, source: "Airbnb (springwater-studio)" }
    const reading = { before: nothingRemembered, memory }
    const next = { before: memory, memory: { ...memory, events: [] } }
    const night = (date: string) => ({
      kind: RoomKindId.make("springwater-studio"),
      date: day(date),
      count: 1,
      reference: "a",
      note: "",
    })

    it("block nights for a calendar as blocks are put, while it is followed", async () => {
      const { channels, blocks } = await openedBeside()
      await resultOf(channels.follow(aFeed(), 5))
      const nights = [night("2026-12-10"), night("2026-12-11")]
      const source = { source: scope.source }

      expect(await resultOf(channels.block("feed-1", reading, scope, nights))).toEqual({
        changed: 2,
        notBlocked: [],
      })
      expect(await resultOf(channels.block("feed-1", next, scope, nights.slice(1)))).toMatchObject({
        changed: 1,
      })
      expect(await resultOf(blocks.of(room.property))).toEqual([{ ...nights[1], ...source }])
    })

    it("block nothing for a calendar that was given up, also where the site is followed anew", async () => {
      const { channels, blocks } = await openedBeside()
      await resultOf(channels.follow(aFeed(), 5))
      await resultOf(channels.unfollow(room.roomType, "Airbnb"))
      await resultOf(channels.follow(aFeed({ id: "feed-2" }), 5))

      const late = channels.block("feed-1", reading, scope, [night("2026-12-10")])
      expect(await resultOf(late)).toBeNull()
      expect(await resultOf(blocks.of(room.property))).toEqual([])
    })

    it("remember a reading with the blocks that it puts, until its news are told", async () => {
      const { channels, letters } = await openedBeside()
      await resultOf(channels.follow(aFeed(), 5))
      await resultOf(channels.block("feed-1", reading, scope, []))
      expect((await resultOf(channels.followed()))[0]?.memory).toEqual(memory)
      expect(await resultOf(channels.due(5, 105))).toHaveLength(1)

      const told = { ...memory, told: [] }
      const kept = { before: memory, memory: told, letter: letterAt(1), readAgainAt: 200 }
      await resultOf(channels.remember("feed-1", kept))

      expect((await resultOf(channels.followed()))[0]?.memory).toEqual(told)
      expect(await letters()).toEqual(["feed-1/feed/1"])
      expect(await resultOf(channels.due(199, 300))).toEqual([])
    })

    it("block nothing for a reading that began before another was put or remembered", async () => {
      const { channels, blocks } = await openedBeside()
      await resultOf(channels.follow(aFeed(), 5))
      const nights = [night("2026-12-10")]
      await resultOf(channels.block("feed-1", reading, scope, nights))

      const late = { ...reading, memory: { ...memory, events: [] } }
      expect(await resultOf(channels.block("feed-1", late, scope, []))).toBeNull()
      expect(await resultOf(blocks.of(room.property))).toHaveLength(1)
      expect((await resultOf(channels.followed()))[0]?.memory).toEqual(memory)

      const told = { ...memory, told: [] }
      await resultOf(channels.remember("feed-1", aReading({ before: memory, memory: told })))
      expect(await resultOf(channels.block("feed-1", next, scope, []))).toBeNull()
      expect(await resultOf(blocks.of(room.property))).toHaveLength(1)
    })

    it("put one of two readings at once, and remember that one", async () => {
      const { channels, blocks } = await openedBeside()
      const [first, second] = [night("2026-12-10"), night("2026-12-11")]
      for (let turn = 0; turn < 4; turn += 1) {
        await resultOf(channels.unfollow(room.roomType, "Airbnb"))
        await resultOf(channels.follow(aFeed({ id: `feed-${turn}` }), 5))
        const other = { ...reading, memory: { ...memory, events: [], goodAt: 7 } }
        const both = [
          channels.block(`feed-${turn}`, reading, scope, [first]),
          channels.block(`feed-${turn}`, other, scope, [second]),
        ]
        const puts = await resultOf(Effect.all(both, { concurrency: "unbounded" }))

        const isFirst = puts[0] !== null
        expect(puts[1] === null).toBe(isFirst)
        const put = await resultOf(blocks.of(room.property))
        expect(put.map(({ date }) => date)).toEqual([isFirst ? first.date : second.date])
        const [feed] = await resultOf(channels.followed())
        expect(feed?.memory.goodAt).toBe(isFirst ? memory.goodAt : 7)
      }
    })

    it("leave no night blocked that was being blocked while the calendar was given up", async () => {
      const { channels, blocks } = await openedBeside()
      for (let turn = 0; turn < 8; turn += 1) {
        await resultOf(channels.follow(aFeed(), 5))
        const giveUp = Effect.andThen(
          channels.unfollow(room.roomType, "Airbnb"),
          blocks.replace(scope, []),
        )
        const block = channels.block("feed-1", reading, scope, [night("2026-12-10")])
        const both = turn % 2 === 0 ? [block, giveUp] : [giveUp, block]
        await resultOf(Effect.all(both, { concurrency: "unbounded" }))

        expect(await resultOf(blocks.of(room.property))).toEqual([])
      }
    })

    it("block nights of a property and of kinds that there are", async () => {
      const channels = await opened()
      await resultOf(channels.follow(aFeed(), 5))
      const nowhere = { ...scope, property: Slug.make("nowhere") }
      const attic = { ...scope, kinds: [RoomKindId.make("attic")] }

      expect((await refusal(channels.block("feed-1", reading, nowhere, [])))._tag).toBe(
        "PropertyNotFound",
      )
      expect((await refusal(channels.block("feed-1", reading, attic, [])))._tag).toBe("KindUnknown")
    })

    it("remember what a site was told, each calendar for itself, until it is given up", async () => {
      const channels = await opened()
      await resultOf(channels.follow(aFeed(), 5))
      await resultOf(channels.follow(aFeed({ id: "feed-2", source: "Booking.com" }), 5))
      const [first, second] = [day("2026-12-10"), day("2026-12-11")]
      expect(await resultOf(channels.told("feed-1"))).toEqual([])

      await resultOf(channels.tell("feed-1", [first, second], 1))
      await resultOf(channels.tell("feed-1", [second], 2))
      await resultOf(channels.remember("feed-1", aReading()))

      expect(await resultOf(channels.told("feed-1"))).toEqual([
        { date: first, at: 1 },
        { date: second, at: 2 },
      ])
      expect(await resultOf(channels.told("feed-2"))).toEqual([])
      await resultOf(channels.unfollow(room.roomType, "Airbnb"))
      await resultOf(channels.tell("feed-1", [first], 3))
      expect(await resultOf(channels.told("feed-1"))).toEqual([])
    })

    it("give what is due to one process, until its lease ends or it is remembered", async () => {
      const channels = await opened()
      await resultOf(channels.follow(aFeed(), 5))
      const dueAt = async (now: number) =>
        (await resultOf(channels.due(now, now + 100))).map(({ id }) => id)

      expect(await dueAt(4)).toEqual([])
      expect(await dueAt(5)).toEqual(["feed-1"])
      expect(await dueAt(6)).toEqual([])
      expect(await dueAt(105)).toEqual(["feed-1"])
      await resultOf(channels.remember("feed-1", aReading({ readAgainAt: 150 })))
      expect(await dueAt(149)).toEqual([])
      expect(await dueAt(150)).toEqual(["feed-1"])
    })

    it("give five at once, those that are due longest first, and each when it is due", async () => {
      const channels = await opened()
      const sources = ["3", "5", "1", "6", "2", "4"]
      for (const source of sources)
        await resultOf(channels.follow(aFeed({ id: `feed-${source}`, source }), Number(source)))
      const dueAt = async (now: number) =>
        (await resultOf(channels.due(now, 1000))).map(({ source }) => source).toSorted()

      expect(await dueAt(10)).toEqual(["1", "2", "3", "4", "5"])
      await resultOf(channels.follow(aFeed({ id: "feed-7", source: "1" }), 7))
      expect(await dueAt(6)).toEqual(["6"])
      expect(await dueAt(7)).toEqual(["1"])
      expect(await dueAt(999)).toEqual([])
    })

    it("give what is due once, however many processes ask at the same moment", async () => {
      const channels = await opened()
      const sources = ["1", "2", "3", "4", "5"]
      const asking = channels.due(10, 1000)
      for (let turn = 0; turn < 4; turn += 1) {
        for (const source of sources)
          await resultOf(channels.follow(aFeed({ id: `feed-${source}`, source }), 5))

        const given = await resultOf(
          Effect.all([asking, asking, asking, asking], { concurrency: "unbounded" }),
        )

        const givenSources = given.flat().map(({ source }) => source)
        expect(givenSources.toSorted()).toEqual(sources)
      }
    })

    it("remember all nights that a site is told of at the same moment", async () => {
      const channels = await opened()
      await resultOf(channels.follow(aFeed(), 5))
      const nights = [10, 11, 12, 13, 14, 15].map((date) => day(`2026-12-${date}`))

      await resultOf(
        Effect.all(
          nights.map((date) => channels.tell("feed-1", [date], 1)),
          { concurrency: "unbounded" },
        ),
      )

      const told = await resultOf(channels.told("feed-1"))
      expect(told.map(({ date }) => date).toSorted()).toEqual(nights)
    })

    it("list what is followed by property, room type and site", async () => {
      const channels = await opened()
      const loft = RoomTypeId.make("springwater-loft")
      await resultOf(channels.follow(aFeed({ id: "a", source: "Booking.com" }), 5))
      await resultOf(channels.follow(aFeed({ id: "b" }), 5))
      await resultOf(channels.follow(aFeed({ id: "c", roomType: loft, source: "Vrbo" }), 5))

      const feeds = await resultOf(channels.followed())
      expect(feeds.map(({ id }) => id)).toEqual(["c", "b", "a"])
    })

    it("note what was ordered, and never an address", async () => {
      const noted: Array<InventoryChange> = []
      const { channels, noteWith } = await openedBeside()
      noteWith((changes) => Effect.sync(() => void noted.push(...changes)))
      await resultOf(channels.publish(room, "fingerprint"))
      await resultOf(channels.follow(aFeed(), 5))
      await resultOf(channels.remember("feed-1", aReading()))
      await resultOf(channels.unfollow(room.roomType, "Booking.com"))
      await resultOf(channels.unfollow(room.roomType, "Airbnb"))

      const of = (words: string) => ({
        property: room.property,
        parts: [`rooms.springwater-studio: ${words}`],
      })
      expect(noted).toEqual([
        of("its calendar has a new address, and no other"),
        of("follows the calendar of Airbnb"),
        of("no longer follows the calendar of Airbnb"),
      ])
    })

    it("do nothing that they cannot note", async () => {
      const { channels, noteWith } = await openedBeside()
      await resultOf(channels.publish(room, "first"))
      await resultOf(channels.follow(aFeed(), 5))
      noteWith(() => Effect.fail(new StoreUnreachable()))

      const orders = [
        channels.publish(room, "second"),
        channels.follow(aFeed({ id: "feed-2", source: "Booking.com" }), 5),
        Effect.asVoid(channels.unfollow(room.roomType, "Airbnb")),
      ]
      for (const order of orders) expect((await refusal(order))._tag).toBe("StoreUnreachable")

      expect(await resultOf(channels.published("first"))).toEqual(room)
      expect((await resultOf(channels.followed())).map(({ id }) => id)).toEqual(["feed-1"])
    })

    it("order the letter of a reading with what is remembered of it, once", async () => {
      const { channels, letters } = await openedBeside()
      await resultOf(channels.follow(aFeed(), 5))
      await resultOf(channels.remember("feed-1", aReading({ letter: letterAt(1) })))
      const next = { ...memory, told: [] }
      const second = { before: memory, memory: next, letter: letterAt(2), readAgainAt: 20 }
      await resultOf(channels.remember("feed-1", second))

      expect(await letters()).toEqual(["feed-1/feed/1", "feed-1/feed/2"])
      expect((await resultOf(channels.followed()))[0]?.memory).toEqual(next)
    })

    it("keep nothing of a reading that began before another was remembered", async () => {
      const { channels, letters } = await openedBeside()
      await resultOf(channels.follow(aFeed(), 5))
      await resultOf(channels.remember("feed-1", aReading({ letter: letterAt(1) })))
      const late = aReading({
        memory: { ...memory, told: [] },
        letter: letterAt(2),
        readAgainAt: 500,
      })
      await resultOf(channels.remember("feed-1", late))

      expect(await letters()).toEqual(["feed-1/feed/1"])
      expect((await resultOf(channels.followed()))[0]?.memory).toEqual(memory)
      expect(await resultOf(channels.due(10, 100))).toHaveLength(1)
    })

    it("keep one of two readings that end at once, with its letter", async () => {
      const { channels, letters } = await openedBeside()
      await resultOf(channels.follow(aFeed(), 5))
      const both = [1, 2].map((readAt) =>
        channels.remember("feed-1", aReading({ letter: letterAt(readAt) })),
      )
      await resultOf(Effect.all(both, { concurrency: "unbounded" }))

      expect(await letters()).toHaveLength(1)
    })

    it("follow no longer what was given up, whatever is remembered late", async () => {
      const { channels, letters } = await openedBeside()
      await resultOf(channels.follow(aFeed(), 5))

      expect(await resultOf(channels.unfollow(room.roomType, "Airbnb"))).toBe(true)
      await resultOf(channels.remember("feed-1", aReading({ letter: letterAt(1) })))

      expect(await letters()).toEqual([])
      expect(await resultOf(channels.unfollow(room.roomType, "Airbnb"))).toBe(false)
      expect(await resultOf(channels.followed())).toEqual([])
    })
  })
}
