import { ECHO_MS, EMPTY_AFTER_MS, SILENT_AFTER_MS } from "#core/channels/channel.terms.ts"
import { addDays } from "#core/stay/calendar.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aLaggingSite, type Answer, type Manner } from "./a-lagging-site.ts"

type Site = ReturnType<typeof aLaggingSite>

const nights = fc.record({ day: fc.nat(8), length: fc.integer({ min: 1, max: 3 }) })
const answers: ReadonlyArray<Answer> = ["calendar", "nothing", "errorPage", "empty", "same"]

/** One step of two sites that sell one room. */
const anyStep = fc.oneof(
  nights.map(
    ({ day: at, length }) =>
      (site: Site) =>
        site.book(at, length),
  ),
  nights.map(
    ({ day: at, length }) =>
      async (site: Site) =>
        site.sellThere(at, length),
  ),
  fc.constant((site: Site) => site.cancel()),
  fc.constant(async (site: Site) => site.cancelThere()),
  fc.constant((site: Site) => site.pull()),
  fc.constant(async (site: Site) => site.publish()),
  fc.constantFrom(...answers).map((how) => (site: Site) => site.read(how)),
  fc.nat(5 * 60 * 60 * 1000).map((ms) => async (site: Site) => site.pass(ms)),
)

/** Everything that the property heard was sold twice, or may be. */
const heard = (site: Site): ReadonlyArray<string> =>
  site.news.flatMap(({ clashes }) => clashes.map(({ from, until }) => `${from} ${until}`))

const countsAreRight = async (site: Site): Promise<void> => {
  for (let offset = 0; offset < 15; offset += 1) {
    const night = addDays(day("2026-12-01"), offset)
    const ours = site.booked.filter((stay) => site.nightsOf(stay).includes(night)).length
    const { taken, blocked } = await site.takenOn(night)
    expect(ours).toBeLessThanOrEqual(1)
    expect(taken).toBe(ours + blocked)
  }
}

const everyClashIsHeard = (site: Site): void => {
  const ours = new Set(site.booked.flatMap(site.nightsOf))
  for (const stay of site.shown().filter(({ uid }) => uid.startsWith("theirs")))
    if (site.nightsOf(stay).some((night) => ours.has(night)))
      expect(heard(site)).toContain(`${stay.from} ${stay.until}`)
}

describe.each<Manner>(["telling", "silent"])("a %s site that lags by hours", (manner) => {
  it("opens no night that a booking has, and every clash is heard of", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 40 }), async (steps) => {
        const site = aLaggingSite(manner)
        for (const step of steps) {
          await step(site)
          await countsAreRight(site)
        }
        await site.read()
        everyClashIsHeard(site)
        await countsAreRight(site)
      }),
      { numRuns: 60 },
    )
  })

  it("leaves no night blocked when everybody has gone and it has read our calendar", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
        const site = aLaggingSite(manner)
        for (const step of steps) await step(site)
        while (site.booked.length > 0) await site.cancel()
        while (site.sold.length > 0) site.cancelThere()
        for (let turn = 0; turn < 8; turn += 1) {
          await site.pull()
          site.publish()
          await site.read()
          site.pass(EMPTY_AFTER_MS)
        }

        for (let offset = 0; offset < 15; offset += 1)
          expect(await site.takenOn(addDays(day("2026-12-01"), offset))).toEqual({
            taken: 0,
            blocked: 0,
          })
      }),
      { numRuns: 40 },
    )
  })

  it("blocks what it sold, and never twice what it only says back", async () => {
    const site = aLaggingSite(manner, 2)
    await site.book(0, 2)
    await site.book(0, 2)
    await site.pull()
    site.sellThere(4, 1)
    site.publish()
    await site.read()

    expect(await site.takenOn(day("2026-12-04"))).toEqual({ taken: 2, blocked: 0 })
    expect(await site.takenOn(day("2026-12-08"))).toEqual({ taken: 1, blocked: 1 })

    await site.cancel()
    await site.read()
    expect(await site.takenOn(day("2026-12-04"))).toEqual({ taken: 1, blocked: 0 })

    site.pass(ECHO_MS)
    await site.read()
    expect(await site.takenOn(day("2026-12-04"))).toEqual({ taken: 2, blocked: 1 })
  })
})

describe("what the property hears", () => {
  it("is each clash once, and whether it is sure", async () => {
    const site = aLaggingSite("telling")
    site.sellThere(0, 2)
    site.publish()
    await site.book(1, 2)
    await site.read()
    await site.read()

    expect(site.news).toEqual([
      {
        property: "rumah-kenanga",
        roomType: "garden",
        source: "Elsewhere",
        clashes: [
          { from: "2026-12-04", until: "2026-12-06", nights: ["2026-12-05"], isSure: true },
        ],
        trouble: null,
        isEmptied: false,
      },
    ])
  })

  it("is silence, once it has lasted for hours, and once more after it was over", async () => {
    const site = aLaggingSite("telling")
    await site.read()
    await site.read("nothing")
    site.pass(SILENT_AFTER_MS - 1)
    await site.read("errorPage")
    expect(site.news).toEqual([])

    site.pass(1)
    await site.read("errorPage")
    await site.read("errorPage")
    expect(site.news.map(({ trouble }) => trouble)).toEqual(["NotACalendar"])
    expect(site.memory().trouble).toBe("NotACalendar")

    await site.read()
    expect(site.memory()).toMatchObject({ trouble: null, told: [] })
    site.pass(SILENT_AFTER_MS)
    await site.read("nothing")
    expect(site.news.map(({ trouble }) => trouble)).toEqual(["NotACalendar", "NoAnswer"])
  })

  it("is at once that a calendar was never read, or is empty all of a sudden", async () => {
    const never = aLaggingSite("telling")
    await never.read("nothing")
    expect(never.news.map(({ trouble }) => trouble)).toEqual(["NoAnswer"])

    const site = aLaggingSite("telling")
    site.sellThere(0, 1)
    site.publish()
    await site.read()
    await site.read("empty")
    await site.read("empty")

    expect(site.news.map(({ isEmptied }) => isEmptied)).toEqual([true])
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

    expect(heard(site)).toEqual(["2026-12-04 2026-12-05"])
  })
})
