import type { ChannelNews } from "#core/channels/channel-news.ts"
import { noteChannelNews } from "#adapters/observability/channel-journal.ts"
import { journalTo } from "#adapters/observability/journal.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { expect, it } from "vitest"

const where = { property: "the-springwater", roomType: "twin", source: "elsewhere" }

it("keeps its own name in a line that names the event of a calendar", () => {
  const lines: Array<string> = []
  const write = (line: string) => void lines.push(line)
  const journal = journalTo({ write, least: "debug", clock: movableClock() })
  const trouble = "EventUnreadable"
  const news = { ...where, clashes: [], trouble, event: "2026-12-24", isEmptied: false, over: [] }

  noteChannelNews(journal, news as unknown as ChannelNews)

  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: "channel.unreadable", level: "warn", ...where, trouble, calendarEvent: "2026-12-24" },
  ])
})
