import { FeedMemory, nothingRemembered } from "#core/channels/feed-memory.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"

const event = {
  uid: "a",
  from: "2026-12-04",
  until: "2026-12-06",
  meaning: "stay",
  missed: 1,
  missedSince: 1_000,
}

/** What is kept of a calendar, as the database gives it back. */
const kept = {
  events: [event],
  echoes: [{ date: "2026-12-08", freedAt: null }],
  etag: '"2"',
  modified: "Tue",
  goodAt: 2_000,
  trouble: "NoAnswer",
  event: null,
  told: [{ about: "NoAnswer", at: 3_000 }],
}

const read = Schema.decodeUnknownSync(FeedMemory)

describe("what is remembered of a calendar", () => {
  it("is read as it was kept, with the trouble of a fetch or of a text", () => {
    expect(read(kept)).toEqual(kept)
    expect(read({ ...kept, trouble: "EventUnreadable" }).trouble).toBe("EventUnreadable")
    expect(read({ ...kept, trouble: null }).trouble).toBe(null)
    expect(read({ ...kept, event: "2026-12-05" }).event).toBe("2026-12-05")
    expect(read(nothingRemembered)).toEqual(nothingRemembered)
  })

  it("is read as it was kept before events were named", () => {
    const { event: _, ...older } = kept
    expect(read(older)).toEqual(kept)
  })

  it.each<[string, object]>([
    ["without its events", { events: undefined }],
    ["with an event that was not counted as missed", { events: [{ ...event, missed: undefined }] }],
    ["with an event of no date", { events: [{ ...event, from: "4 December" }] }],
    ["with a night that nobody knows when it was freed", { echoes: [{ date: "2026-12-08" }] }],
    ["with news that were told at no time", { told: [{ about: "NoAnswer" }] }],
    ["with an event of many lines", { event: "2026\n12" }],
    ["with an event without an end", { event: "1".repeat(201) }],
    ["with a trouble that there is not", { trouble: "Late" }],
  ])("is not read %s", (_, changes) => {
    expect(() => read({ ...kept, ...changes })).toThrow(`at ["${Object.keys(changes).join()}"]`)
  })
})
