import { BusyEvent } from "#core/channels/busy-event.ts"
import { READ_EVERY_MS } from "#core/channels/channel.terms.ts"
import type { ChannelNews } from "#core/channels/channel-news.ts"
import { FeedUnreachable } from "#core/channels/channel.errors.ts"
import type { FollowedFeed, KeptReading } from "#core/channels/channels.port.ts"
import { newsIn } from "#core/channels/feed-letter.ts"
import { nothingRemembered } from "#core/channels/feed-memory.ts"
import { readDueFeeds } from "#core/channels/read-due-feeds.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { inMemoryBookingStore } from "#fixtures/doubles/booking-store.in-memory.ts"
import { inMemoryBlocks } from "#fixtures/doubles/blocks.in-memory.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { Effect, Schema } from "effect"
import { expect, it } from "vitest"

const NOW = 1_800_000_000_000

const aFeed = (id: string): FollowedFeed => ({
  id,
  property: Slug.make("rumah-kenanga"),
  roomType: RoomTypeId.make("garden"),
  source: id,
  address: "https://elsewhere.test/a.ics",
  memory: nothingRemembered,
})

const unread = () => Effect.die("Nothing was read to be blocked")

it("reads what is due, tells first and remembers then, and is due again in five minutes", async () => {
  const shelves = shelvesWith([])
  const did: Array<string> = []
  const heard: Array<ChannelNews> = []
  const letters: Array<KeptReading["letter"]> = []
  const read = readDueFeeds({
    channels: {
      block: unread,
      told: unread,
      due: (now, leaseUntil) => {
        did.push(`due ${now} for ${leaseUntil - now}`)
        return Effect.succeed([aFeed("a"), aFeed("b")])
      },
      remember: (id, { before, memory, readAgainAt, letter }) =>
        Effect.sync(() => {
          expect(before).toBe(nothingRemembered)
          did.push(`remember ${id} ${memory.trouble} ${readAgainAt - NOW}`)
          letters.push(letter)
        }),
    },
    blocks: inMemoryBlocks(shelves),
    bookings: inMemoryBookingStore(shelves),
    catalogue: inMemoryCatalogue(shelves),
    fetcher: { fetch: () => Effect.fail(new FeedUnreachable({ reason: "Refused" })) },
    format: { read: () => Effect.succeed([]) },
    clock: { now: () => NOW },
    tell: (news) =>
      Effect.sync(() => {
        heard.push(news)
        did.push(`tell ${news.source}`)
      }),
  })

  expect(await Effect.runPromise(read)).toBe(2)
  expect(did).toEqual([
    `due ${NOW} for 600000`,
    "tell a",
    `remember a Refused ${READ_EVERY_MS}`,
    "tell b",
    `remember b Refused ${READ_EVERY_MS}`,
  ])
  expect(heard[0]?.trouble).toBe("Refused")
  expect(letters).toEqual(
    heard.map(({ source }) => ({
      kind: "mail",
      about: "feed",
      key: `${source}/feed/${NOW}`,
      feed: source,
      news: expect.any(String) as string,
      notBefore: 0,
    })),
  )
  expect(letters.map((letter) => letter && newsIn(letter))).toEqual(heard)
})

it("tells nothing and orders no letter where nothing is new", async () => {
  const told = [{ about: "trouble", at: 1 }]
  const letters: Array<unknown> = []
  const shelves = shelvesWith([])
  const read = readDueFeeds({
    channels: {
      block: unread,
      told: unread,
      due: () => Effect.succeed([{ ...aFeed("a"), memory: { ...nothingRemembered, told } }]),
      remember: (_, { letter }) => Effect.sync(() => void letters.push(letter)),
    },
    blocks: inMemoryBlocks(shelves),
    bookings: inMemoryBookingStore(shelves),
    catalogue: inMemoryCatalogue(shelves),
    fetcher: { fetch: () => Effect.fail(new FeedUnreachable({ reason: "Refused" })) },
    format: { read: () => Effect.succeed([]) },
    clock: { now: () => NOW },
    tell: () => Effect.die("There is nothing to tell"),
  })

  expect(await Effect.runPromise(read)).toBe(1)
  expect(letters).toEqual([null])
})

it("knows three meanings of an event, and no event without all its fields", () => {
  const isEvent = Schema.is(BusyEvent)
  const event = { uid: "a", from: "2026-12-10", until: "2026-12-11" }

  for (const meaning of ["stay", "closed", "either"])
    expect(isEvent({ ...event, meaning })).toBe(true)
  expect(isEvent({ ...event, meaning: "" })).toBe(false)
  expect(isEvent({})).toBe(false)
})
