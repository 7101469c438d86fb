import { icalCalendars } from "#adapters/calendars/calendar-format.icaljs.ts"
import { admission } from "#adapters/http-server/admission/admission.ts"
import { roomCalendar } from "#adapters/http-server/files/room-calendar.ts"
import type { CalendarRoom } from "#core/channels/channels.port.ts"
import { inMemoryBlocks } from "#fixtures/doubles/blocks.in-memory.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { inMemoryChannels } from "#fixtures/doubles/channels.in-memory.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { plainDigest } from "#fixtures/doubles/digest.plain.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const unknown = `https://stays.test/calendars/${"a".repeat(32)}.ics`

/** Calendars of a process that answers one request at a time, and a database that answers when told. */
const calendars = () => {
  const shelves = shelvesWith([])
  const answers: Array<(room: CalendarRoom | null) => void> = []
  const published = () =>
    Effect.promise(() => new Promise<CalendarRoom | null>((answer) => answers.push(answer)))
  const part = roomCalendar({
    admitted: admission({ atOnce: 1, waiting: 0, waitMs: 60_000 }),
    channels: { ...inMemoryChannels(shelves), published },
    catalogue: inMemoryCatalogue(shelves),
    blocks: inMemoryBlocks(shelves),
    format: icalCalendars(),
    clock: movableClock(),
    digest: plainDigest,
  })
  return { answers, ask: async (address: string) => part(new Request(address)) }
}

describe("calendars of rooms", () => {
  it("are asked for in the database by no more than the process can answer", async () => {
    const { ask, answers } = calendars()
    const first = ask(unknown)
    await expect.poll(() => answers.length).toBe(1)

    const second = await ask(unknown)

    expect([second?.status, second?.headers.get("retry-after")]).toEqual([503, "5"])
    expect(answers).toHaveLength(1)
    answers[0]?.(null)
    expect((await first)?.status).toBe(404)
  })

  it("leave every other address to others, however many are read", async () => {
    const { ask, answers } = calendars()
    const first = ask(unknown)
    await expect.poll(() => answers.length).toBe(1)

    expect(await ask("https://stays.test/calendars/short.ics")).toBeNull()

    answers[0]?.(null)
    await first
  })
})
