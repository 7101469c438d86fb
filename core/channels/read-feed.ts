import { Effect } from "effect"
import type { BookingRecord } from "../booking/booking-record.ts"
import { reportUnreadable } from "../booking/booking-store.errors.ts"
import type { BookingStore } from "../booking/booking-store.port.ts"
import type { Blocks, BlockScope, BlockWanted } from "../inventory/blocks.port.ts"
import type { Catalogue, CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { Clock } from "../kernel/environment.port.ts"
import type { KindUnknown } from "../inventory/inventory.errors.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { PropertyNotFound } from "../property/property.errors.ts"
import { timesFree, usesOf } from "../property/room-uses.ts"
import type { RoomKindId } from "../property/room-kind.ts"
import type { RoomType } from "../property/room-type.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { addDays, malaysianDateAt } from "../stay/calendar.ts"
import type { CalendarFormat } from "./calendar-format.port.ts"
import { clashesOf, type ChannelNews } from "./channel-news.ts"
import { SILENT_AFTER_MS } from "./channel.terms.ts"
import type { Channels, FollowedFeed, NextMemory } from "./channels.port.ts"
import { contentOf, type Content } from "./feed-content.ts"
import type { FeedFetcher, FeedMarks } from "./feed-fetcher.port.ts"
import { eventsAfter, judged, type NightWanted } from "./feed.rules.ts"
import { takersAmong } from "./night-takers.ts"
import { afterFailure, afterReading, type FeedFailure } from "./unreported-news.ts"

/** What reading calendars of other sites takes. */
export interface FeedNeeds {
  readonly blocks: Pick<Blocks, "of">
  readonly channels: Pick<Channels, "block" | "told">
  readonly bookings: Pick<BookingStore, "atProperty">
  readonly catalogue: Pick<Catalogue, "snapshot">
  readonly fetcher: FeedFetcher
  readonly format: Pick<CalendarFormat, "read">
  readonly clock: Clock
}

/** What a reading left: what is to be remembered of it, and what the property is to hear. */
export type FeedRead = NextMemory & {
  readonly news: ChannelNews | null
  /** It put nothing: the calendar was given up meanwhile, or another reading of it was faster. */
  readonly isLost: boolean
}

const LONGEST_SOURCE = 60

/** The source of a calendar's blocks: other room types may follow one of the same site. */
export const blockSourceOf = ({
  source,
  roomType,
  id,
}: Pick<FollowedFeed, "source" | "roomType" | "id">): string => {
  const named = `${source} (${roomType})`
  return named.length <= LONGEST_SOURCE ? named : `${source} (${id})`
}

const notAllowed: FeedFailure = { trouble: "NotAllowed" }

/** Nothing is opened by a calendar that cannot be read: what it said last still counts. */
const afterTrouble = (feed: FollowedFeed, failure: FeedFailure, now: number): FeedRead => {
  const { trouble, event = null } = failure
  const { goodAt } = feed.memory
  const isSilent = now - (goodAt ?? -Infinity) >= SILENT_AFTER_MS
  const { news, told } = afterFailure(feed, failure, { now, isSilent })
  return {
    before: feed.memory,
    memory: { ...feed.memory, trouble, event, told },
    news,
    isLost: false,
  }
}

const lost = ({ memory }: FollowedFeed): FeedRead => ({
  before: memory,
  memory,
  news: null,
  isLost: true,
})

const nightOf = (kind: RoomKindId, date: CalendarDate): string => `${kind} ${date}`

/** Rooms of a kind that one source blocks in a night: this calendar wants each of them once. */
const ownBlocks = (needs: FeedNeeds, feed: FollowedFeed, source: string) =>
  Effect.map(
    needs.blocks.of(feed.property),
    (blocks) =>
      new Map(
        blocks
          .filter((block) => block.source === source)
          .map(({ kind, date, count }) => [nightOf(kind, date), count]),
      ),
  )

const soldOutIn =
  (snapshot: CatalogueSnapshot, room: RoomType, own: ReadonlyMap<string, number>) =>
  (date: CalendarDate): boolean =>
    timesFree(
      usesOf(room),
      (kind) => snapshot.freeOfKind(kind, date) + (own.get(nightOf(kind, date)) ?? 0),
    ) === 0

const blocksFor = (
  room: RoomType,
  nights: ReadonlyArray<NightWanted>,
): ReadonlyArray<BlockWanted> =>
  nights.flatMap(({ date, event }) =>
    usesOf(room).map(({ kind, count }) => ({ kind, date, count, reference: event.uid, note: "" })),
  )

/** A booking that cannot be read is reported to the operators of the site, and hides no clash. */
const bookingsIn = (
  { bookings }: FeedNeeds,
  { property }: FollowedFeed,
  dates: ReadonlyArray<CalendarDate>,
): Effect.Effect<ReadonlyArray<BookingRecord>, StoreUnreachable> => {
  const [first] = dates
  if (first === undefined) return Effect.succeed([])
  const last = dates.at(-1) ?? first
  return bookings
    .atProperty(property, { checkIn: first, checkOut: addDays(last, 1) })
    .pipe(
      Effect.catchTag("BookingUnreadable", (failure) => Effect.as(reportUnreadable(failure), [])),
    )
}

const afterGood = (
  needs: FeedNeeds,
  feed: FollowedFeed,
  read: Extract<Content, { readonly marks: FeedMarks }>,
): Effect.Effect<FeedRead, StoreUnreachable | PropertyNotFound | KindUnknown> =>
  Effect.gen(function* () {
    const now = needs.clock.now()
    const today = malaysianDateAt(now)
    const snapshot = yield* needs.catalogue.snapshot()
    const room = snapshot.bySlug.get(feed.property)?.rooms.find(({ id }) => id === feed.roomType)
    if (room === undefined) return afterTrouble(feed, notAllowed, now)
    const source = blockSourceOf(feed)
    const own = yield* ownBlocks(needs, feed, source)
    const events = eventsAfter(feed.memory.events, read.events, now)
    const isSoldOut = soldOutIn(snapshot, room, own)
    const { echoes } = feed.memory
    const told = yield* needs.channels.told(feed.id)
    const verdict = judged({ events, echoes, told, today, now, isSoldOut })
    const kinds = usesOf(room).map(({ kind }) => kind)
    const scope: BlockScope = { property: feed.property, source, kinds, from: today }
    const { etag, modified } = read.marks
    const marks = { etag, modified, goodAt: now, trouble: null, event: null }
    const before = { ...feed.memory, events, echoes: verdict.echoes, ...marks }
    const reading = { before: feed.memory, memory: before }
    const wanted = blocksFor(room, verdict.wanted)
    const put = yield* needs.channels.block(feed.id, reading, scope, wanted)
    if (put === null) return lost(feed)
    const taken = new Set(put.notBlocked.map(({ date }) => date))
    const contested = [...verdict.wanted.filter(({ date }) => taken.has(date)), ...verdict.doubtful]
    const dates = contested.map(({ date }) => date).toSorted()
    const bookings = yield* bookingsIn(needs, feed, dates)
    const clashes = clashesOf(contested, takersAmong(bookings, new Set(kinds)))
    const isEmpty = read.events.length === 0
    const isEmptied = isEmpty && events.some(({ until }) => until > today)
    const { news, told: heard } = afterReading(feed, { clashes, isEmptied, isEmpty }, now)
    return { before, memory: { ...before, told: heard }, news, isLost: false }
  })

/**
 * Reads a calendar of another site, and blocks the nights that it says are taken there. One that was
 * given up meanwhile, or read by somebody faster, blocks nothing and is no news.
 */
export const readFeed = (
  needs: FeedNeeds,
  feed: FollowedFeed,
): Effect.Effect<FeedRead, StoreUnreachable> =>
  Effect.gen(function* () {
    const now = needs.clock.now()
    const content = yield* contentOf(needs, feed, malaysianDateAt(now))
    if ("trouble" in content) return afterTrouble(feed, content, now)
    return yield* afterGood(needs, feed, content).pipe(
      Effect.catchTags({
        PropertyNotFound: () => Effect.succeed(afterTrouble(feed, notAllowed, now)),
        KindUnknown: () => Effect.succeed(afterTrouble(feed, notAllowed, now)),
      }),
    )
  })
