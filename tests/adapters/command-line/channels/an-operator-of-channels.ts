import { icalCalendars } from "#adapters/calendars/calendar-format.icaljs.ts"
import { runChannels } from "#adapters/command-line/channels/channels-run.ts"
import { channelsTaskIn } from "#adapters/command-line/channels/channels-words.ts"
import type { FeedMarks } from "#core/channels/feed-fetcher.port.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { inMemoryBlocks } from "#fixtures/doubles/blocks.in-memory.ts"
import { inMemoryBookingStore } from "#fixtures/doubles/booking-store.in-memory.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { inMemoryChannels } from "#fixtures/doubles/channels.in-memory.ts"
import { plainDigest } from "#fixtures/doubles/digest.plain.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { Effect } from "effect"
import { expect } from "vitest"

export const NOW = Date.parse("2026-12-01T04:00:00Z")
const property = Slug.make("rumah-kenanga")

const anEvent = (uid: number) => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  `DTSTART;VALUE=DATE:2026121${uid}`,
  `DTEND;VALUE=DATE:2026121${uid + 1}`,
  "SUMMARY:Reserved",
  "END:VEVENT",
]

/** An operator of a property with two room types, and a site with so many stays. */
export const anOperator = (stays = 1) => {
  const rooms = ["garden", "attic"].map((id) => aRoomType({ id: RoomTypeId.make(id), units: 1 }))
  const shelves = shelvesWith([{ property: aProperty({ slug: property, rooms }), exceptions: [] }])
  const said: Array<string> = []
  const marks: Array<FeedMarks> = []
  const events = Array.from({ length: stays }, (_, place) => anEvent(place)).flat()
  const text = ["BEGIN:VCALENDAR", "VERSION:2.0", ...events, "END:VCALENDAR"].join("\r\n")
  const channels = inMemoryChannels(shelves)
  const world = {
    channels,
    blocks: inMemoryBlocks(shelves),
    bookings: inMemoryBookingStore(shelves),
    contactsOf: () => Effect.succeed(someContacts()),
    catalogue: inMemoryCatalogue(shelves),
    fetcher: {
      fetch: (_: string, known: FeedMarks) => {
        marks.push(known)
        return Effect.succeed({ text, marks: { etag: '"1"', modified: "today" } })
      },
    },
    format: icalCalendars(),
    clock: { now: () => NOW },
    randomness: seededRandomness(1),
    digest: plainDigest,
    site: "https://stays.test",
    say: (line: string) => said.push(line),
  }
  const run = async (words: string, changes: Partial<typeof world> = {}) => {
    const task = channelsTaskIn(words.split(" "))
    if (task === null) return expect.fail(words)
    const code = await runChannels(task, { ...world, ...changes })
    return { code, said: said.splice(0) }
  }
  return { run, channels, marks, world }
}
