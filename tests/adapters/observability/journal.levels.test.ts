import { noteChannelNews } from "#adapters/observability/channel-journal.ts"
import { journalTo, type LogFields, type LogLevel } from "#adapters/observability/journal.ts"
import type { ChannelNews } from "#core/channels/channel-news.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"

describe("the level of a request", () => {
  const levelOf = (route: string, status: number): string => {
    const lines: Array<string> = []
    const write = (line: string) => void lines.push(line)
    const journal = journalTo({ write, least: "debug", clock: movableClock() })
    journal.saw({ request: "a", method: "GET", route, status, millis: 1 })
    return JSON.parse(lines[0] ?? "").level
  }

  it.each([
    ["pages", 499, "info"],
    ["pages", 500, "warn"],
    ["files", 200, "debug"],
    ["files", 500, "warn"],
    ["/api/health", 200, "debug"],
    ["/api/ready", 200, "debug"],
    ["/api/bookings", 200, "info"],
  ])("%s answered with %i is %s", (route, status, level) => {
    expect(levelOf(route, status)).toBe(level)
  })
})

describe("the news of a calendar in the log", () => {
  const where = { property: "rumah", roomType: "rumah.1", source: "Airbnb" }
  const quiet = { ...where, clashes: [], trouble: null, isEmptied: false, over: [] }

  const noted = (news: object) => {
    const lines: Array<readonly [LogLevel, string, LogFields | undefined]> = []
    const journal = journalTo({ write: () => undefined, least: "error", clock: movableClock() })
    noteChannelNews(
      { ...journal, note: (level, event, facts) => void lines.push([level, event, facts]) },
      {
        ...quiet,
        ...news,
      } as unknown as ChannelNews,
    )
    return lines
  }

  it("names the nights that were sold twice, for sure or perhaps, and no guest", () => {
    const clash = {
      nights: [day("2026-12-24"), day("2026-12-25")],
      code: "SG-7",
      isSure: true,
    }

    expect(noted({ clashes: [clash, { ...clash, isSure: false }] })).toEqual([
      ["error", "channel.soldTwice", { ...where, nights: "2026-12-24 2026-12-25" }],
      ["warn", "channel.perhapsSoldTwice", { ...where, nights: "2026-12-24 2026-12-25" }],
    ])
  })

  it("says why a calendar cannot be read, and for which event", () => {
    expect(noted({ trouble: "NoAnswer" })).toStrictEqual([
      ["warn", "channel.unreadable", { ...where, trouble: "NoAnswer" }],
    ])
    expect(noted({ trouble: "EventUnreadable", event: "2026-12-24" })).toEqual([
      [
        "warn",
        "channel.unreadable",
        { ...where, trouble: "EventUnreadable", calendarEvent: "2026-12-24" },
      ],
    ])
  })

  it("says that a calendar is empty, and what is over", () => {
    expect(noted({ isEmptied: true, over: ["readAgain", "filledAgain"] })).toEqual([
      ["warn", "channel.emptied", where],
      ["info", "channel.readAgain", where],
      ["info", "channel.filledAgain", where],
    ])
    expect(noted({})).toEqual([])
  })
})
