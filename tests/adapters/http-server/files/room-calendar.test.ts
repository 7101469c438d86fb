import { icalCalendars } from "#adapters/calendars/calendar-format.icaljs.ts"
import { admission } from "#adapters/http-server/admission/admission.ts"
import { roomCalendar } from "#adapters/http-server/files/room-calendar.ts"
import { PropertyNotFound } from "#core/property/property.errors.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import type { CalendarRoom } from "#core/channels/channels.port.ts"
import { nothingRemembered } from "#core/channels/feed-memory.ts"
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

describe("the calendar of a room", () => {
  const room = { property: aProperty().slug, roomType: aRoomType().id }
  const secret = "a".repeat(32)

  /** Calendars over a stock of which the studio is published, with parts of it as a test says. */
  const published = async (parts: Partial<Parameters<typeof roomCalendar>[0]> = {}) => {
    const shelves = shelvesWith([{ property: aProperty(), exceptions: [] }])
    const channels = inMemoryChannels(shelves)
    await Effect.runPromise(channels.publish(room, plainDigest(secret)))
    const part = roomCalendar({
      admitted: admission({ atOnce: 1, waiting: 0, waitMs: 60_000 }),
      channels,
      catalogue: inMemoryCatalogue(shelves),
      blocks: inMemoryBlocks(shelves),
      format: icalCalendars(),
      clock: movableClock(),
      digest: plainDigest,
      ...parts,
    })
    return (headers: Record<string, string> = {}, signal?: AbortSignal) =>
      part(
        new Request(`https://stays.test/calendars/${secret}.ics`, {
          headers,
          ...(signal && { signal }),
        }),
      )
  }

  it("is text for programs, which no search engine shows and nobody keeps without asking", async () => {
    const answer = await (await published())()

    expect(answer?.status).toBe(200)
    expect(answer?.headers.get("content-type")).toBe("text/calendar; charset=utf-8")
    expect(answer?.headers.get("cache-control")).toBe("private, no-cache")
    expect(answer?.headers.get("x-robots-tag")).toBe("noindex")
    expect(await answer?.text()).toContain("X-WR-CALNAME:Studio, The Springwater")
  })

  it("is not sent again to who has it", async () => {
    const ask = await published()
    const etag = (await ask())?.headers.get("etag") ?? ""

    const again = await ask({ "if-none-match": etag })

    expect([again?.status, await again?.text(), again?.headers.get("etag")]).toEqual([
      304,
      "",
      etag,
    ])
    expect((await ask({ "if-none-match": `${etag}x` }))?.status).toBe(200)
  })

  it.each([
    ["the property", { property: Slug.make("gone"), roomType: room.roomType }],
    ["the room", { ...room, roomType: RoomTypeId.make("gone") }],
  ])("is not there where %s is gone", async (_, gone) => {
    const ask = await published({
      channels: { ...inMemoryChannels(shelvesWith([])), published: () => Effect.succeed(gone) },
    })

    const answer = await ask()

    expect([answer?.status, answer?.headers.get("cache-control")]).toEqual([404, "no-store"])
  })

  it("is missed for now only where the store is out of reach", async () => {
    const ask = await published({ blocks: { of: () => Effect.fail(new StoreUnreachable()) } })

    const answer = await ask()

    expect([answer?.status, answer?.headers.get("cache-control")]).toEqual([503, "no-store"])
  })

  it("is not there where the property was withdrawn meanwhile", async () => {
    const ask = await published({ blocks: { of: () => Effect.fail(new PropertyNotFound()) } })

    const answer = await ask()

    expect([answer?.status, answer?.headers.get("cache-control")]).toEqual([404, "no-store"])
  })

  it("waits its turn with the calls of accounts", async () => {
    const asked: Array<string> = []
    const ask = await published({
      admitted: Object.assign(
        ({ priority }: { readonly priority: string }) => {
          asked.push(priority)
          return <A, E>(work: Effect.Effect<A, E>) => work
        },
        { hasRoomFor: () => true },
      ),
    })

    expect((await ask())?.status).toBe(200)
    expect(asked).toEqual(["account"])
  })

  it("is remembered as read by the sites of this room alone", async () => {
    const channels = inMemoryChannels(shelvesWith([]))
    const told: Array<string> = []
    const feeds = [room.roomType, RoomTypeId.make("another")].map((roomType, place) => ({
      ...room,
      roomType,
      id: `feed ${place}`,
      source: "Airbnb",
      address: "https://airbnb.test/a.ics",
      memory: nothingRemembered,
    }))
    const ask = await published({
      channels: {
        published: () => Effect.succeed(room),
        followed: () => Effect.succeed(feeds),
        tell: (...given) => {
          told.push(given[0])
          return channels.tell(...given)
        },
      },
    })

    expect((await ask())?.status).toBe(200)
    expect(told).toEqual(["feed 0"])
  })

  it("is not made for who has left", async () => {
    expect((await (await published())({}, AbortSignal.abort()))?.status).toBe(499)
  })
})
