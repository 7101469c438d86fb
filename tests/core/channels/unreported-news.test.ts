import { EMPTY_AFTER_MS, SILENT_AFTER_MS } from "#core/channels/channel.terms.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { millisecondsInDay } from "date-fns/constants"
import { describe, expect, it } from "vitest"
import { aLaggingSite, BAD_EVENT } from "./a-lagging-site.ts"

const clashesIn = (site: ReturnType<typeof aLaggingSite>): ReadonlyArray<string> =>
  site.letters().flatMap(({ clashes }) => clashes.map(({ from, until }) => `${from} ${until}`))

describe("what the property hears", () => {
  it("is each clash once, and whether it is sure", async () => {
    const site = aLaggingSite("telling")
    site.sellThere(0, 2)
    site.publish()
    await site.book(1, 2)
    await site.read()
    await site.read()

    expect(site.letters()).toEqual([
      {
        property: "rumah-kenanga",
        roomType: "garden",
        source: "Elsewhere",
        clashes: [
          {
            from: "2026-12-04",
            until: "2026-12-06",
            nights: ["2026-12-05"],
            isSure: true,
            code: site.booked[0]?.code,
          },
        ],
        trouble: null,
        goodAt: null,
        isEmptied: false,
        over: [],
      },
    ])
  })

  it("is the event for which a calendar cannot be read, which is remembered until it can", async () => {
    const site = aLaggingSite("telling")
    await site.read("badEvent")
    expect(site.letters()).toMatchObject([{ trouble: "EventUnreadable", event: BAD_EVENT }])
    expect(site.memory()).toMatchObject({ trouble: "EventUnreadable", event: BAD_EVENT })

    await site.read("nothing")
    expect(site.letters()).toHaveLength(1)
    expect(site.memory()).toMatchObject({ trouble: "NoAnswer", event: null })

    await site.read("badEvent")
    await site.read()
    expect(site.letters().at(-1)).toMatchObject({ trouble: null, over: ["readAgain"] })
    expect(site.letters().at(-1)).not.toHaveProperty("event")
    expect(site.memory()).toMatchObject({ trouble: null, event: null })

    const other = aLaggingSite("telling")
    await other.read("errorPage")
    expect(other.letters()).toHaveLength(1)
    expect(other.letters()[0]).not.toHaveProperty("event")
  })

  it("is silence, once it has lasted for hours, and once more after it was over", async () => {
    const site = aLaggingSite("telling")
    await site.read()
    await site.read("nothing")
    const { goodAt } = site.memory()
    site.pass(SILENT_AFTER_MS - 3)
    await site.read("errorPage")
    expect(site.letters()).toEqual([])

    await site.read("errorPage")
    expect(site.letters()).toHaveLength(1)
    await site.read("errorPage")
    expect(site.letters().map(({ trouble }) => trouble)).toEqual(["NotACalendar"])
    expect(site.letters()[0]?.goodAt).toBe(goodAt)
    expect(site.memory().trouble).toBe("NotACalendar")

    await site.read()
    expect(site.memory()).toMatchObject({ trouble: null, told: [] })
    expect(site.letters().at(-1)).toMatchObject({ trouble: null, over: ["readAgain"] })
    site.pass(SILENT_AFTER_MS)
    await site.read("nothing")
    expect(site.letters().map(({ trouble }) => trouble)).toEqual(["NotACalendar", null, "NoAnswer"])
  })

  it("is at once that a calendar was never read, or is empty all of a sudden", async () => {
    const never = aLaggingSite("telling")
    await never.read("nothing")
    expect(never.news.map(({ trouble }) => trouble)).toEqual(["NoAnswer"])
    expect(never.memory().told.map(({ about }) => about)).toEqual(["trouble"])

    const site = aLaggingSite("telling")
    site.sellThere(0, 1)
    site.publish()
    await site.read()
    const { goodAt } = site.memory()
    await site.read("empty")
    await site.read("empty")

    expect(site.letters().map(({ isEmptied }) => isEmptied)).toEqual([true])
    expect(site.memory().told).toEqual([{ about: "empty", at: (goodAt ?? 0) + 1 }])
    expect((await site.takenOn(day("2026-12-04"))).blocked).toBe(1)
  })

  it("is nothing of a clash while the calendar cannot be read, and nothing twice after", async () => {
    const site = aLaggingSite("telling")
    site.sellThere(0, 1)
    site.publish()
    await site.book(0, 1)
    await site.read()
    await site.read("nothing")
    await site.read()

    expect(clashesIn(site)).toEqual(["2026-12-04 2026-12-05"])
  })

  it("is that an empty calendar has events again, or stayed empty", async () => {
    const site = aLaggingSite("telling")
    site.sellThere(0, 1)
    site.publish()
    await site.read()
    await site.read("empty")
    await site.read()
    expect(site.letters().map(({ over }) => over)).toEqual([[], ["filledAgain"]])

    for (let turn = 0; turn < 3; turn += 1) {
      await site.read("empty")
      site.pass(EMPTY_AFTER_MS)
    }
    expect(site.letters().map(({ isEmptied, over }) => [isEmptied, ...over])).toEqual([
      [true],
      [false, "filledAgain"],
      [true],
      [false, "believedEmpty"],
    ])
  })

  it("is nothing of a calendar that is empty because its stays are over", async () => {
    const site = aLaggingSite("telling")
    site.sellThere(0, 1)
    site.publish()
    await site.read()
    site.pass(4 * millisecondsInDay)
    await site.read("empty")

    expect(site.letters()).toEqual([])
  })

  it("is a clash with another booking of the same nights, and with the first only once", async () => {
    const site = aLaggingSite("telling")
    site.sellThere(0, 2)
    site.publish()
    await site.book(0, 2)
    await site.read()
    await site.cancel()
    await site.book(0, 1)
    await site.read()
    await site.read()

    expect(site.letters().map(({ clashes }) => clashes.map(({ nights }) => nights))).toEqual([
      [["2026-12-04", "2026-12-05"]],
      [["2026-12-04"]],
    ])
  })

  it("is told by the next reading where the process ended before anything was kept", async () => {
    const site = aLaggingSite("telling")
    site.sellThere(0, 1)
    site.publish()
    await site.book(0, 1)
    await site.readInVain()
    expect(site.letters()).toEqual([])

    await site.read()
    expect(clashesIn(site)).toEqual(["2026-12-04 2026-12-05"])
  })
})
