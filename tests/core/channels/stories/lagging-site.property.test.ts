import { ECHO_MS, EMPTY_AFTER_MS } from "#core/channels/channel.terms.ts"
import { addDays } from "#core/stay/calendar.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aLaggingSite, type Manner } from "#tests/core/channels/a-lagging-site.ts"
import { anyStep, anyStepOfOurs, type Site } from "#tests/core/channels/lagging-site-steps.ts"

/** Everything that the property was written was sold twice, or may be. */
const heard = (site: Site): ReadonlyArray<string> =>
  site.letters().flatMap(({ clashes }) => clashes.map(({ from, until }) => `${from} ${until}`))

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

  it("blocks no night that was only told to it, for as long as it may say it back", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStepOfOurs, { maxLength: 11 }), async (steps) => {
        const site = aLaggingSite(manner)
        for (const step of steps) await step(site)
        await site.read()

        for (let offset = 0; offset < 15; offset += 1)
          expect(await site.takenOn(addDays(day("2026-12-01"), offset))).toMatchObject({
            blocked: 0,
          })
      }),
      { numRuns: 200 },
    )
  })

  it("blocks no night that somebody only began to book, until it was told hours ago", async () => {
    const site = aLaggingSite(manner)
    await site.book(0, 1)
    await site.pull()
    await site.cancel()
    site.publish()
    await site.read()
    expect(await site.takenOn(day("2026-12-04"))).toEqual({ taken: 0, blocked: 0 })

    site.pass(ECHO_MS)
    await site.read()
    expect(await site.takenOn(day("2026-12-04"))).toEqual({ taken: 1, blocked: 1 })
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
