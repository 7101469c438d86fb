import { newsLines, reportedLine } from "#adapters/command-line/channels/channel-news-lines.ts"
import { aboutClash, type Recovery } from "#core/channels/channel-news.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { aClash, someChannelNews } from "#fixtures/builders/some-channel-news.ts"
import { expect, it } from "vitest"

const STAY = "from 2026-12-04 to 2026-12-07"
const TWO_NIGHTS = "2026-12-05, 2026-12-06"
const DECIDE = "Cancel or move one of the two."
const CHECK = "Please check there: it may have read our own calendar."
const EMPTY = "The calendar of Airbnb is suddenly empty; its nights stay blocked for some hours"
const SILENT =
  "The calendar of Airbnb cannot be read: the site does not answer. It is tried again every few minutes; if it stays so, copy its address at the other site and follow it again. Its nights stay blocked until then."

it("news of a calendar that was read without problems are no lines", () => {
  expect(newsLines(someChannelNews())).toEqual([])
})

it.each([
  [
    aClash(),
    `Sold twice: Airbnb has a guest ${STAY}, and ${TWO_NIGHTS} is sold here as ABCDE-12345. ${DECIDE}`,
  ],
  [
    aClash({ code: null, nights: [day("2026-12-06")] }),
    `Sold twice: Airbnb has a guest ${STAY}, and 2026-12-06 is closed here. ${DECIDE}`,
  ],
  [
    aClash({ isSure: false }),
    `Possibly sold twice: Airbnb says that 2026-12-04 to 2026-12-07 is taken, and ${TWO_NIGHTS} is sold here as ABCDE-12345. ${CHECK}`,
  ],
  [
    aClash({ isSure: false, code: null, nights: [day("2026-12-04")] }),
    `Possibly sold twice: Airbnb says that 2026-12-04 to 2026-12-07 is taken, and 2026-12-04 is closed here. ${CHECK}`,
  ],
])("a clash is said with its stay, its nights and its booking: %j", (clash, line) => {
  expect(newsLines(someChannelNews({ clashes: [clash] }))).toEqual([line])
})

it.each<readonly [Recovery, string]>([
  ["readAgain", "can be read again"],
  ["filledAgain", "has events again"],
  ["believedEmpty", "stayed empty; nothing is blocked for it any more"],
])("%s: the calendar %s", (recovery, words) => {
  expect(newsLines(someChannelNews({ over: [recovery] }))).toEqual([
    `The calendar of Airbnb ${words}`,
  ])
})

it("all news come in one order: clashes, trouble, an empty calendar, what is over", () => {
  const news = someChannelNews({
    clashes: [aClash(), aClash({ isSure: false })],
    trouble: "NoAnswer",
    isEmptied: true,
    over: ["readAgain", "filledAgain"],
  })

  expect(newsLines(news)).toEqual([
    expect.stringMatching(/^Sold twice/),
    expect.stringMatching(/^Possibly sold twice/),
    SILENT,
    EMPTY,
    "The calendar of Airbnb can be read again",
    "The calendar of Airbnb has events again",
  ])
})

it("trouble names the event that is to blame, where there is one", () => {
  const event = "2026-12-10 – 2026-12-01"
  const trouble = "EventUnreadable"

  expect(newsLines(someChannelNews({ trouble, event }))[0]).toContain(`its event ${event} are`)
  expect(newsLines(someChannelNews({ trouble }))[0]).toContain("one of its events has no dates")
})

it.each([
  [
    aboutClash(aClash()),
    `Sold twice: Airbnb has a guest ${STAY} on nights that are sold here as ABCDE-12345. ${DECIDE}`,
  ],
  [
    aboutClash(aClash({ code: null })),
    `Sold twice: Airbnb has a guest ${STAY} on nights that are closed here. ${DECIDE}`,
  ],
  [
    aboutClash(aClash({ isSure: false })),
    `Possibly sold twice: Airbnb says that 2026-12-04 to 2026-12-07 is taken, and nights of it are sold here as ABCDE-12345. ${CHECK}`,
  ],
  [
    aboutClash(aClash({ isSure: false, code: null })),
    `Possibly sold twice: Airbnb says that 2026-12-04 to 2026-12-07 is taken, and nights of it are closed here. ${CHECK}`,
  ],
  ["empty", EMPTY],
  ["trouble NoAnswer", null],
])("what was reported as %j is said again", (about, line) => {
  expect(reportedLine("Airbnb", about)).toBe(line)
})
