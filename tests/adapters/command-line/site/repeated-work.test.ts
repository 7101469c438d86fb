import { tokens } from "#adapters/bindings/server/tokens.ts"
import { icalCalendars } from "#adapters/calendars/calendar-format.icaljs.ts"
import { startWork } from "#adapters/command-line/site/repeated-work.ts"
import type { OperationMetrics } from "#adapters/observability/operations.ts"
import { FeedUnreachable } from "#core/channels/channel.errors.ts"
import type { MailRoom } from "#core/mail/mail-room.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { inMemoryAccountStore } from "#fixtures/doubles/account-store.in-memory.ts"
import { inMemoryBlocks } from "#fixtures/doubles/blocks.in-memory.ts"
import { inMemoryBookingStore } from "#fixtures/doubles/booking-store.in-memory.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { inMemoryChannels } from "#fixtures/doubles/channels.in-memory.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemorySealedFiles } from "#fixtures/doubles/encrypted-files.in-memory.ts"
import { inMemoryJobs } from "#fixtures/doubles/jobs.in-memory.ts"
import { shelvesWith, type Shelves } from "#fixtures/doubles/shelves.ts"
import { Effect } from "effect"
import { Container } from "inversify"
import { expect, it } from "vitest"

type Worker = Parameters<NonNullable<Parameters<typeof startWork>[2]>>

type Note = (...said: ReadonlyArray<unknown>) => void

const account = (note: Note) => ({
  store: {
    ...inMemoryAccountStore(),
    adoptPictures: (now: number) => Effect.sync(() => note("adopt", now)),
  },
  clock: movableClock(),
  identityPictures: inMemorySealedFiles(),
})

/** Binds what calendars of other sites are read with; each refuses to be read. */
const bindChannels = (container: Container, shelves: Shelves): void => {
  container.bind(tokens.channels).toConstantValue(inMemoryChannels(shelves))
  container.bind(tokens.blocks).toConstantValue(inMemoryBlocks(shelves))
  container.bind(tokens.bookingStore).toConstantValue(inMemoryBookingStore(shelves))
  container.bind(tokens.wholeCatalogue).toConstantValue(inMemoryCatalogue(shelves) as never)
  container.bind(tokens.feedFetcher).toConstantValue({
    fetch: () => Effect.fail(new FeedUnreachable({ reason: "Refused" })),
  })
  container.bind(tokens.calendarFormat).toConstantValue(icalCalendars())
}

/** What a server works with, and what was done with it. */
const aServer = (hasLetters = true) => {
  const done: Array<unknown> = []
  const note: Note = (...said) => void done.push(said)
  const property = aProperty()
  const shelves = shelvesWith([{ property, exceptions: [] }])
  const clock = movableClock()
  const room = { jobs: inMemoryJobs(shelves), clock } as unknown as MailRoom
  const operations: Pick<OperationMetrics, "report" | "doWork"> = {
    report: (where, cause) => note("report", where, cause),
    doWork: (name) => (work) => {
      note("work", name)
      return Effect.runPromise(work)
    },
  }
  const container = new Container()
  bindChannels(container, shelves)
  container.bind(tokens.operations).toConstantValue(operations as OperationMetrics)
  container.bind(tokens.doBookingJobs).toConstantValue((lines) =>
    Effect.sync(() => {
      note("jobs", lines)
      return 3
    }),
  )
  container.bind(tokens.lettersFor).toConstantValue((site) => {
    note("letters for", site)
    return hasLetters ? room : null
  })
  container.bind(tokens.upkeep).toConstantValue(() => Effect.sync(() => note("upkeep")))
  container.bind(tokens.accountService).toConstantValue(account(note) as never)
  container.bind(tokens.clock).toConstantValue(clock)
  container.bind(tokens.journal).toConstantValue({ note, saw: note, failed: note })
  return { done, note, container, property, clock }
}

/** A server's work, of which each turn is done when it is asked for. */
const someWork = (hasLetters = true) => {
  const server = aServer(hasLetters)
  const workers: Array<Worker> = []
  const work = startWork(server.container, "https://stays.test", (...worker) => {
    workers.push(worker)
    const place = workers.length
    return { stop: async () => server.note("stopped", place) }
  })
  return { ...server, workers, work }
}

it("there is work every second, every 20 seconds and every hour", () => {
  const { done, workers } = someWork()

  expect(workers.map(([, pauseMs]) => pauseMs)).toEqual([
    1000, 1000, 1000, 20_000, 3_600_000, 3_600_000,
  ])
  expect(done).toEqual([["letters for", "https://stays.test"]])
})

it("each turn of work is done under its name, and says how much there was", async () => {
  const { done, workers, clock } = someWork()
  const turns: Array<number> = []
  for (const [turn] of workers) turns.push(await turn())

  expect(turns).toEqual([3, 3, 0, 0, 0, 0])
  expect(done.slice(1)).toEqual([
    ["work", "stays"],
    ["jobs", ["stays"]],
    ["work", "payments"],
    ["jobs", ["payments"]],
    ["work", "mail"],
    ["work", "channels"],
    ["work", "upkeep"],
    ["upkeep"],
    ["work", "upkeep"],
    ["adopt", clock.now()],
  ])
})

it("where letters cannot be written, none is sent, and all other work is done", async () => {
  const { done, workers, work } = someWork(false)
  for (const [turn] of workers) await turn()
  await work.stop()

  expect(workers.map(([, pauseMs]) => pauseMs)).toEqual([1000, 1000, 20_000, 3_600_000, 3_600_000])
  expect(done).not.toContainEqual(["work", "mail"])
  expect(done.slice(-5)).toEqual([1, 2, 3, 4, 5].map((place) => ["stopped", place]))
})

it("work that fails is reported under its name", () => {
  const { done, workers } = someWork()
  for (const [place, [, , report]] of workers.entries()) report(place)

  expect(done.slice(1)).toEqual([
    ["report", "stays", 0],
    ["report", "payments", 1],
    ["report", "mail", 2],
    ["report", "channels", 3],
    ["report", "upkeep", 4],
    ["report", "upkeep", 5],
  ])
})

it("calendars that are due are read, and their news are written down", async () => {
  const { done, workers, container, property, clock } = someWork()
  const [room] = property.rooms
  const feed = { id: "1", property: property.slug, roomType: room!.id, source: "Airbnb" }
  await Effect.runPromise(
    container
      .get(tokens.channels)
      .follow({ ...feed, address: "https://airbnb.test/a.ics" }, clock.now()),
  )

  expect(await workers[3]?.[0]()).toBe(1)
  expect(done.at(-1)).toEqual([
    "warn",
    "channel.unreadable",
    { property: property.slug, roomType: room!.id, source: "Airbnb", trouble: "Refused" },
  ])
})

it("stopping stops all of it, and waits for it", async () => {
  const { done, work } = someWork()

  expect(await work.stop()).toBeUndefined()
  expect(done.slice(1)).toEqual([1, 2, 3, 4, 5, 6].map((place) => ["stopped", place]))
})

it("work goes on by itself until it is stopped", async () => {
  const { container, done } = aServer()

  await startWork(container, "https://stays.test").stop()
  expect(done).toEqual(
    expect.arrayContaining(
      ["stays", "payments", "mail", "channels", "upkeep"].map((name) => ["work", name]),
    ),
  )
})
