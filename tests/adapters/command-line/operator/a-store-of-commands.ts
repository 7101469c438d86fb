import { tokens } from "#adapters/bindings/server/tokens.ts"
import { icalCalendars } from "#adapters/calendars/calendar-format.icaljs.ts"
import { identityToJudge } from "#core/account-service/judged-identity.ts"
import { newAccount, type AccountRecord } from "#core/account-store/account-record.ts"
import { instantAt } from "#core/kernel/instant-at.ts"
import { AccountId } from "#core/people/account-id.ts"
import type { Author } from "#core/inventory/change-log.port.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { inMemoryAccountStore } from "#fixtures/doubles/account-store.in-memory.ts"
import { inMemoryBookingStore } from "#fixtures/doubles/booking-store.in-memory.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { inMemoryChannels } from "#fixtures/doubles/channels.in-memory.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemorySealedFiles } from "#fixtures/doubles/encrypted-files.in-memory.ts"
import { inMemoryJobs } from "#fixtures/doubles/jobs.in-memory.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { aKeeper } from "#tests/adapters/inventory-files/a-keeper.ts"
import { Effect } from "effect"
import { Container } from "inversify"
import { aPictureStore } from "../a-picture-store.ts"

const CALENDAR = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR"
const room = aRoomType({ id: RoomTypeId.make("garden"), units: 1 })
const stocked = {
  property: aProperty({ slug: Slug.make("rumah-kenanga"), rooms: [room] }),
  exceptions: [],
}

/** A guest who waits to be verified with the submission `s1`, without pictures. */
export const aWaitingAccount = (): AccountRecord => {
  const id = AccountId.make("0123456789abcdefghjkmnpqrs")
  const names = { firstName: "Aisyah", lastName: "Tan", language: "en" as const }
  const known = newAccount({ ...names, id, email: "a@b.example", registeredAt: instantAt(0) })
  const judged = { ...identityToJudge(known), document: null, selfie: null }
  return {
    ...known,
    verification: {
      ...known.verification,
      status: "submitted",
      submittedAt: instantAt(0),
      submission: { id: "s1", judged },
    },
  }
}

type Note = (line: string) => void

const named = (part: string, { who, by }: Author) => `${part} for ${who}: ${by}`

const bindInventory = (store: Container, note: Note): void => {
  const { keeper, kept } = aKeeper()
  kept.set(stocked.property.slug, stocked)
  const parts = aPictureStore(kept)
  const partsFor = (whose: string) => ({
    ...parts,
    keeper: {
      ...keeper,
      put: (some: Parameters<typeof keeper.put>[0]) => {
        note(`${some.length} put by ${whose}`)
        return keeper.put(some)
      },
    },
    blocks: {
      ...parts.blocks,
      replace: (...put: Parameters<typeof parts.blocks.replace>) => {
        note(`blocks of ${put[0].source} put by ${whose}`)
        return parts.blocks.replace(...put)
      },
    },
  })
  store
    .bind(tokens.operatorInventory)
    .toConstantValue((author) => partsFor(named("inventory", author)))
  store.bind(tokens.rehearsedInventory).toConstantValue((hear) => {
    hear({ property: stocked.property.slug, parts: ["rate: 1 → 2", "added"] })
    return partsFor("a rehearsal")
  })
  store.bind(tokens.blocks).toConstantValue(partsFor("the site").blocks)
  store.bind(tokens.files).toConstantValue({
    ...parts.files,
    keep: () => Effect.sync(() => note("a file is kept")),
  })
  store.bind(tokens.pictureCutter).toConstantValue(parts.cutter)
  store.bind(tokens.changeLog).toConstantValue(parts.changeLog)
}

/** A store in memory with one property, in which is noted what commands ask for, and in whose name. */
export const aStoreOfCommands = () => {
  const asked: Array<string> = []
  const note: Note = (line) => void asked.push(line)
  const shelves = shelvesWith([stocked])
  const store = new Container()
  bindInventory(store, note)
  const channels = inMemoryChannels(shelves, (changes) =>
    Effect.sync(() => note(`channels changed: ${changes.length}`)),
  )
  store.bind(tokens.wholeCatalogue).toConstantValue(inMemoryCatalogue(shelves) as never)
  store.bind(tokens.operatorChannels).toConstantValue((author) => {
    note(named("channels", author))
    return channels
  })
  store
    .bind(tokens.contactDirectory)
    .toConstantValue({ contactsOf: () => Effect.succeed(null) } as never)
  store.bind(tokens.bookingStore).toConstantValue(inMemoryBookingStore(shelves))
  store.bind(tokens.feedFetcher).toConstantValue({
    fetch: () => Effect.succeed({ text: CALENDAR, marks: { etag: null, modified: null } }),
  })
  store.bind(tokens.calendarFormat).toConstantValue(icalCalendars())
  store.bind(tokens.clock).toConstantValue(movableClock())
  store.bind(tokens.randomness).toConstantValue(seededRandomness())
  store.bind(tokens.accountStore).toConstantValue(inMemoryAccountStore() as never)
  store.bind(tokens.identityPictures).toConstantValue(inMemorySealedFiles())
  store.bind(tokens.jobs).toConstantValue(inMemoryJobs(shelves))
  store.bind(tokens.reviewModeration).toConstantValue((author) => {
    note(named("reviews", author))
    return { list: () => Effect.succeed([]), change: () => Effect.succeed(null) }
  })
  store.bind(tokens.backup).toConstantValue(async (folder) => {
    note(`backup into ${folder}`)
    return { format: 1, takenAt: "noon", database: "embedded", rows: {}, files: 0, keys: [] }
  })
  return { store, asked }
}
