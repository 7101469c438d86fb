import { nightsOfEvent, type BusyEvent } from "#core/channels/busy-event.ts"
import { ECHO_MS, EMPTY_AFTER_MS, GONE_AFTER_MS } from "#core/channels/channel.terms.ts"
import { eventsAfter, judged } from "#core/channels/feed.rules.ts"
import { rangesOf } from "#core/channels/taken-ranges.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { addDays } from "#core/stay/calendar.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const NOW = 1_800_000_000_000
const today = day("2026-12-01")

const anEvent = (changes: Partial<BusyEvent> = {}): BusyEvent => ({
  uid: "a",
  from: day("2026-12-10"),
  until: day("2026-12-12"),
  meaning: "stay",
  ...changes,
})
const closed = anEvent({ meaning: "closed" })
const either = anEvent({ meaning: "either" })

describe("the nights of an event", () => {
  it("end before the day of leaving and do not begin before today", () => {
    expect(nightsOfEvent(anEvent(), today)).toEqual(["2026-12-10", "2026-12-11"])
    expect(nightsOfEvent(anEvent(), day("2026-12-11"))).toEqual(["2026-12-11"])
    expect(nightsOfEvent(anEvent(), day("2026-12-12"))).toEqual([])
  })
})

describe("nights in a row", () => {
  it("become one range each", () => {
    expect(rangesOf([])).toEqual([])
    expect(rangesOf([day("2026-12-10"), day("2026-12-11"), day("2026-12-13")])).toEqual([
      { from: "2026-12-10", until: "2026-12-12" },
      { from: "2026-12-13", until: "2026-12-14" },
    ])
  })

  it("are the nights of these ranges, and no two ranges touch", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60)), (offsets) => {
        const nights = offsets.toSorted((a, b) => a - b).map((days) => addDays(today, days))
        const ranges = rangesOf(nights)

        expect(ranges.flatMap((range) => nightsOfEvent(range, today))).toEqual(nights)
        for (const [at, range] of ranges.entries())
          expect(range.until < (ranges[at + 1]?.from ?? "9999")).toBe(true)
      }),
    )
  })
})

describe("the events after a reading", () => {
  const after = (
    known: Parameters<typeof eventsAfter>[0],
    read: ReadonlyArray<BusyEvent>,
    now: number,
  ) => eventsAfter(known, read, now)
  const here = { missed: 0, missedSince: null }
  const known = [{ ...anEvent(), ...here }]
  const other = anEvent({ uid: "b", from: day("2026-12-20"), until: day("2026-12-21") })

  it("are those that were read", () => {
    expect(after([], [anEvent()], NOW)).toEqual(known)
  })

  it("have those that are gone until they were gone three times, a quarter of an hour apart", () => {
    const once = after(known, [other], NOW)
    const twice = after(once, [other], NOW + 1)
    const thrice = after(twice, [other], NOW + GONE_AFTER_MS - 1)
    const gone = after(twice, [other], NOW + GONE_AFTER_MS)

    expect(once).toEqual([
      { ...other, ...here },
      { ...anEvent(), missed: 1, missedSince: NOW },
    ])
    expect(twice.at(-1)).toEqual({ ...anEvent(), missed: 2, missedSince: NOW })
    expect(thrice.at(-1)).toEqual({ ...anEvent(), missed: 3, missedSince: NOW })
    expect(gone).toEqual([{ ...other, ...here }])
    expect(after(once, [other], NOW + GONE_AFTER_MS)).toHaveLength(2)
  })

  it("have those of a calendar that is empty at once for hours", () => {
    let events = after(known, [], NOW)
    for (let reading = 0; reading < 5; reading += 1)
      events = after(events, [], NOW + EMPTY_AFTER_MS - 1)

    expect(events).toHaveLength(1)
    expect(after(events, [], NOW + EMPTY_AFTER_MS)).toEqual([])
  })

  it("have an event once that comes back, under another id too, or with other dates", () => {
    const missed = after(known, [other], NOW)
    const moved = anEvent({ from: day("2026-12-11"), until: day("2026-12-13") })

    expect(after(missed, [anEvent()], NOW + 1)).toContainEqual({ ...anEvent(), ...here })
    expect(after(known, [anEvent({ uid: "z" })], NOW)).toEqual([
      { ...anEvent({ uid: "z" }), ...here },
    ])
    expect(after(known, [moved], NOW)).toEqual([{ ...moved, ...here }])
  })
})

describe("a calendar", () => {
  const judge = (
    events: ReadonlyArray<BusyEvent>,
    {
      sold = [],
      echoes = [],
      told = [],
      now = NOW,
    }: {
      sold?: ReadonlyArray<string>
      echoes?: Parameters<typeof judged>[0]["echoes"]
      told?: Parameters<typeof judged>[0]["told"]
      now?: number
    } = {},
  ) => judged({ events, echoes, told, today, now, isSoldOut: (date) => sold.includes(date) })
  const nights = (some: ReadonlyArray<{ readonly date: string }>) => some.map(({ date }) => date)

  it.each([anEvent(), closed, either])("blocks free nights: $meaning", (event) => {
    const { wanted, echoes, doubtful } = judge([event])

    expect(wanted).toEqual([
      { date: "2026-12-10", event },
      { date: "2026-12-11", event },
    ])
    expect([echoes, doubtful]).toEqual([[], []])
  })

  it("wants a guest's nights also where they are sold: whoever blocks finds the clash", () => {
    const { wanted, echoes } = judge([anEvent()], { sold: ["2026-12-10"] })

    expect(nights(wanted)).toEqual(["2026-12-10", "2026-12-11"])
    expect(echoes).toEqual([])
  })

  it("takes closed nights that are sold here for our own, and doubts where it does not say", () => {
    const sold = ["2026-12-10"]
    const echoes = [{ date: "2026-12-10", freedAt: null }]

    expect(judge([closed], { sold })).toMatchObject({ echoes, doubtful: [] })
    expect(nights(judge([closed], { sold }).wanted)).toEqual(["2026-12-11"])
    expect(judge([either], { sold })).toMatchObject({
      echoes,
      doubtful: [{ date: "2026-12-10", event: either }],
    })
  })

  it("holds no night for some hours after we gave it back, then believes the other site", () => {
    const date = day("2026-12-10")
    const until = day("2026-12-11")
    const night = anEvent({ meaning: "either", from: date, until })
    const freed = judge([night], { echoes: [{ date, freedAt: null }] })
    const later = judge([night], { echoes: freed.echoes, now: NOW + ECHO_MS - 1 })
    const atLast = judge([night], { echoes: later.echoes, now: NOW + ECHO_MS })

    expect(freed).toEqual({ wanted: [], echoes: [{ date, freedAt: NOW }], doubtful: [] })
    expect(later).toEqual(freed)
    expect(nights(atLast.wanted)).toEqual([date])
    expect(atLast.echoes).toEqual([])
  })

  it.each([closed, either])("holds no night that it was told hours ago: $meaning", (event) => {
    const date = day("2026-12-10")
    const until = day("2026-12-11")
    const told = [{ date, at: NOW }]
    const night = { ...event, until }

    expect(judge([night], { told, now: NOW + ECHO_MS - 1 })).toEqual({
      wanted: [],
      echoes: [{ date, freedAt: NOW }],
      doubtful: [],
    })
    expect(nights(judge([night], { told, now: NOW + ECHO_MS }).wanted)).toEqual([date])
    expect(nights(judge([anEvent({ until })], { told }).wanted)).toEqual([date])
    expect(judge([night], { told, echoes: [{ date, freedAt: NOW - 5 }] }).echoes).toEqual([
      { date, freedAt: NOW },
    ])
    expect(judge([night], { told, echoes: [{ date, freedAt: NOW + 5 }] }).echoes).toEqual([
      { date, freedAt: NOW + 5 },
    ])
  })

  it("counts anew where a night is sold again meanwhile, and forgets what it no longer says", () => {
    const date = day("2026-12-10")
    const again = judge([closed], { sold: [date], echoes: [{ date, freedAt: NOW - 5 }] })

    expect(again.echoes).toEqual([{ date, freedAt: null }])
    expect(judge([], { echoes: again.echoes }).echoes).toEqual([])
  })

  it("wants each night once, for the guest before the closed time, in order", () => {
    const first = anEvent({ uid: "b", meaning: "closed", from: day("2026-12-09") })
    const { wanted } = judge([anEvent(), first], { sold: ["2026-12-10"] })

    expect(wanted.map(({ date, event }) => `${date} ${event.uid}`)).toEqual([
      "2026-12-09 b",
      "2026-12-10 a",
      "2026-12-11 a",
    ])
    const reversed = judge([first, anEvent()], { sold: ["2026-12-10"] })
    expect(reversed.wanted).toEqual(wanted)
    const twice = judge([anEvent(), anEvent({ uid: "z" })])
    expect(twice.wanted.map(({ event }) => event.uid)).toEqual(["a", "a"])
  })

  it("never wants a closed night that is sold here, nor loses a guest's night", () => {
    const offsets = fc.uniqueArray(fc.nat(12))
    const events = fc.array(
      fc.record({
        uid: fc.string(),
        from: fc.nat(12).map((days) => addDays(today, days)),
        length: fc.integer({ min: 1, max: 4 }),
        meaning: fc.constantFrom("stay" as const, "closed" as const, "either" as const),
      }),
    )
    fc.assert(
      fc.property(events, offsets, (some, soldDays) => {
        const all = some.map(({ length, ...event }) => ({
          ...event,
          until: addDays(event.from, length),
        }))
        const sold: ReadonlyArray<CalendarDate> = soldDays.map((days) => addDays(today, days))
        const { wanted } = judge(all, { sold })

        const asked = new Set(nights(wanted))
        expect(asked.size).toBe(wanted.length)
        const stays = all.filter(({ meaning }) => meaning === "stay")
        for (const night of stays.flatMap((event) => nightsOfEvent(event, today)))
          expect(asked.has(night)).toBe(true)
        const unclear = wanted.filter(({ event }) => event.meaning !== "stay")
        expect(nights(unclear).filter((date) => sold.some((other) => other === date))).toEqual([])
      }),
    )
  })
})
