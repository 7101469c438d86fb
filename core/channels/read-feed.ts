import { Effect } from "effect"
import type { Blocks, BlockScope, BlockWanted } from "../inventory/blocks.port.ts"
import type { Catalogue, CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { Clock } from "../kernel/environment.port.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import { timesFree, usesOf } from "../property/room-uses.ts"
import type { RoomType } from "../property/room-type.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { addDays, malaysianDateAt } from "../stay/calendar.ts"
import type { BusyEvent } from "./busy-event.ts"
import type { CalendarFormat } from "./calendar-format.port.ts"
import { aboutClash, clashesOf, type ChannelNews } from "./channel-news.ts"
import { NIGHTS_AHEAD, SILENT_AFTER_MS } from "./channel.terms.ts"
import type { FollowedFeed } from "./channels.port.ts"
import type { FeedFetcher, FeedMarks } from "./feed-fetcher.port.ts"
import type { FeedMemory, FeedTrouble } from "./feed-memory.ts"
import { eventsAfter, judged, type NightWanted } from "./feed.rules.ts"

/** What reading calendars of other sites takes. */
export interface FeedNeeds {
  readonly blocks: Blocks
  readonly catalogue: Pick<Catalogue, "snapshot">
  readonly fetcher: FeedFetcher
  readonly format: Pick<CalendarFormat, "read">
  readonly clock: Clock
}

/** What a reading left: what is remembered, and what the property is to hear. */
export type FeedRead = { readonly memory: FeedMemory; readonly news: ChannelNews | null }

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

type Content =
  | { readonly events: ReadonlyArray<BusyEvent>; readonly marks: FeedMarks }
  | { readonly trouble: FeedTrouble }

const contentOf = (
  { fetcher, format }: FeedNeeds,
  { address, memory }: FollowedFeed,
  today: CalendarDate,
): Effect.Effect<Content> =>
  Effect.gen(function* () {
    const { text, marks } = yield* fetcher.fetch(address, memory)
    if (text === null) return { marks, events: memory.events.filter(({ missed }) => missed === 0) }
    const window = { from: today, until: addDays(today, NIGHTS_AHEAD) }
    return { marks, events: yield* format.read(text, window) }
  }).pipe(Effect.catch(({ reason }) => Effect.succeed({ trouble: reason })))

type Told = { readonly news: ChannelNews | null; readonly told: FeedMemory["told"] }

/** Leaves out what was told already, and forgets what no longer is. */
const untold = (
  { memory, property, roomType, source }: FollowedFeed,
  now: number,
  { clashes, trouble, isEmptied }: Pick<ChannelNews, "clashes" | "trouble" | "isEmptied">,
): Told => {
  const before = new Map(memory.told.map(({ about, at }) => [about, at]))
  const abouts = [
    ...clashes.map(aboutClash),
    ...(trouble === null ? [] : ["trouble"]),
    ...(isEmptied ? ["empty"] : []),
  ]
  const told = abouts.map((about) => ({ about, at: before.get(about) ?? now }))
  const news = {
    property,
    roomType,
    source,
    clashes: clashes.filter((clash) => !before.has(aboutClash(clash))),
    trouble: before.has("trouble") ? null : trouble,
    isEmptied: isEmptied && !before.has("empty"),
  }
  const isNew = news.clashes.length > 0 || news.trouble !== null || news.isEmptied
  return { news: isNew ? news : null, told }
}

/** Nothing is opened by a calendar that cannot be read: what it said last still counts. */
const afterTrouble = (feed: FollowedFeed, trouble: FeedTrouble, now: number): FeedRead => {
  const { goodAt, told: before } = feed.memory
  const isSilent = goodAt === null || now - goodAt >= SILENT_AFTER_MS
  const { news, told } = untold(feed, now, {
    clashes: [],
    trouble: isSilent ? trouble : null,
    isEmptied: false,
  })
  const others = before.filter(({ about }) => about !== "trouble")
  return { memory: { ...feed.memory, trouble, told: [...others, ...told] }, news }
}

/** Rooms of a kind that one source blocks in a night. */
const ownBlocks = (needs: FeedNeeds, feed: FollowedFeed, source: string) =>
  Effect.map(needs.blocks.of(feed.property), (blocks) => {
    const own = new Map<string, number>()
    for (const { kind, date, count, source: whose } of blocks)
      if (whose === source) own.set(`${kind} ${date}`, count + (own.get(`${kind} ${date}`) ?? 0))
    return own
  })

const soldOutIn =
  (snapshot: CatalogueSnapshot, room: RoomType, own: ReadonlyMap<string, number>) =>
  (date: CalendarDate): boolean =>
    timesFree(
      usesOf(room),
      (kind) => snapshot.freeOfKind(kind, date) + (own.get(`${kind} ${date}`) ?? 0),
    ) === 0

const blocksFor = (
  room: RoomType,
  nights: ReadonlyArray<NightWanted>,
): ReadonlyArray<BlockWanted> =>
  nights.flatMap(({ date, event }) =>
    usesOf(room).map(({ kind, count }) => ({ kind, date, count, reference: event.uid, note: "" })),
  )

const afterGood = (
  needs: FeedNeeds,
  feed: FollowedFeed,
  read: Extract<Content, { readonly marks: FeedMarks }>,
) =>
  Effect.gen(function* () {
    const now = needs.clock.now()
    const today = malaysianDateAt(now)
    const snapshot = yield* needs.catalogue.snapshot()
    const room = snapshot.bySlug.get(feed.property)?.rooms.find(({ id }) => id === feed.roomType)
    if (room === undefined) return afterTrouble(feed, "NotAllowed", now)
    const source = blockSourceOf(feed)
    const own = yield* ownBlocks(needs, feed, source)
    const events = eventsAfter(feed.memory.events, read.events, now)
    const isSoldOut = soldOutIn(snapshot, room, own)
    const { echoes } = feed.memory
    const verdict = judged({ events, echoes, today, now, isSoldOut })
    const scope: BlockScope = {
      property: feed.property,
      source,
      kinds: usesOf(room).map(({ kind }) => kind),
      from: today,
    }
    const { notBlocked } = yield* needs.blocks.replace(scope, blocksFor(room, verdict.wanted))
    const sold = new Set(notBlocked.map(({ date }) => date))
    const contested = verdict.wanted.filter(({ date }) => sold.has(date))
    const isEmptied = read.events.length === 0 && events.length > 0
    const clashes = clashesOf([...contested, ...verdict.doubtful])
    const { news, told } = untold(feed, now, { clashes, trouble: null, isEmptied })
    const { etag, modified } = read.marks
    return {
      memory: {
        events,
        echoes: verdict.echoes,
        etag,
        modified,
        goodAt: now,
        trouble: null,
        told,
      },
      news,
    }
  })

/** Reads a calendar of another site, and blocks the nights that it says are taken there. */
export const readFeed = (
  needs: FeedNeeds,
  feed: FollowedFeed,
): Effect.Effect<FeedRead, StoreUnreachable> =>
  Effect.gen(function* () {
    const now = needs.clock.now()
    const content = yield* contentOf(needs, feed, malaysianDateAt(now))
    if ("trouble" in content) return afterTrouble(feed, content.trouble, now)
    return yield* afterGood(needs, feed, content).pipe(
      Effect.catchTags({
        PropertyNotFound: () => Effect.succeed(afterTrouble(feed, "NotAllowed", now)),
        KindUnknown: () => Effect.succeed(afterTrouble(feed, "NotAllowed", now)),
      }),
    )
  })
