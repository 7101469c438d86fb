import { GONE, responseOf, writeFailure } from "#adapters/http-api/answer-writing.ts"
import { calendarSecretIn } from "#core/channels/calendar-address.ts"
import type { CalendarFormat } from "#core/channels/calendar-format.port.ts"
import type { CalendarRoom, Channels } from "#core/channels/channels.port.ts"
import { blockSourceOf } from "#core/channels/read-feed.ts"
import { takenNights } from "#core/channels/taken-nights.ts"
import { rangesOf } from "#core/channels/taken-ranges.ts"
import { saidBackBy } from "#core/channels/reported-nights.ts"
import type { Blocks } from "#core/inventory/blocks.port.ts"
import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import type { Clock, Digest } from "#core/kernel/environment.port.ts"
import { malaysianDateAt } from "#core/stay/calendar.ts"
import { Effect } from "effect"
import type { Admission } from "../admission/admission.ts"
import type { RequestHandler } from "../site.needs.ts"

type RoomCalendarNeeds = {
  /** Lets no more readers in than this process can answer: each asks the database. */
  readonly admitted: Admission
  readonly channels: Pick<Channels, "published" | "followed" | "tell">
  readonly catalogue: Pick<Catalogue, "snapshot">
  readonly blocks: Pick<Blocks, "of">
  readonly format: Pick<CalendarFormat, "write">
  readonly clock: Clock
  readonly digest: Digest
}

const without = (status: number): Response =>
  new Response(null, { status, headers: { "cache-control": "no-store" } })

/** The calendar of a room type for one site, and what tells whether it has changed. */
const calendarOf = (
  needs: RoomCalendarNeeds,
  { property, roomType }: CalendarRoom,
  reader: string,
) =>
  Effect.gen(function* () {
    const { bySlug, freeOfKind } = yield* needs.catalogue.snapshot()
    const found = bySlug.get(property)
    const room = found?.rooms.find(({ id }) => id === roomType)
    if (found === undefined || room === undefined) return null
    const blocks = yield* needs.blocks.of(property)
    const leftOut = blocks.filter(({ source }) => source.startsWith(`${reader} (`))
    const now = needs.clock.now()
    const today = malaysianDateAt(now)
    const takenWithout = (some: typeof blocks) =>
      takenNights({ snapshot: { freeOfKind }, room, leftOut: some, today })
    const ranges = rangesOf(takenWithout(leftOut))
    const feeds = (yield* needs.channels.followed()).filter((feed) => feed.roomType === roomType)
    for (const feed of saidBackBy(feeds, reader)) {
      const own = blockSourceOf(feed)
      const nights = takenWithout(blocks.filter(({ source }) => source === own))
      yield* needs.channels.tell(feed.id, nights, now)
    }
    const name = `${room.name.en}, ${found.name.en}`
    const text = needs.format.write({ name, room: roomType, ranges, writtenAt: now })
    return { text, etag: `"${needs.digest(JSON.stringify([name, ranges]))}"` }
  })

type Calendar = { readonly text: string; readonly etag: string }

const withCalendar = (request: Request, { text, etag }: Calendar): Response => {
  const headers = {
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, no-cache",
    etag,
    "x-robots-tag": "noindex",
  }
  return request.headers.get("if-none-match") === etag
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers })
}

/**
 * Calendars of taken nights for other sites, at addresses that nobody guesses. A site that is
 * followed too is not told of the nights that it blocked itself.
 */
export const roomCalendar =
  (needs: RoomCalendarNeeds): RequestHandler =>
  async (request) => {
    const url = new URL(request.url)
    const secret = calendarSecretIn(url.pathname)
    if (secret === null) return null
    const asked = Effect.gen(function* () {
      const room = yield* needs.channels.published(needs.digest(secret))
      return room === null
        ? null
        : yield* calendarOf(needs, room, url.searchParams.get("for") ?? "")
    })
    const calendar = Effect.map(asked, (found) =>
      found === null ? without(404) : withCalendar(request, found),
    )
    const admitted = needs.admitted({ priority: "account", signal: request.signal })
    return Effect.runPromise(
      Effect.catchTags(admitted(calendar), {
        PropertyNotFound: () => Effect.succeed(without(404)),
        StoreUnreachable: () => Effect.succeed(without(503)),
        TooBusy: (busy) => Effect.succeed(responseOf(writeFailure(busy))),
        ClientGone: () => Effect.succeed(responseOf(GONE)),
      }),
    )
  }
