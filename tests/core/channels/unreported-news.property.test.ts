import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aLaggingSite } from "./a-lagging-site.ts"
import { anyStep, type Site } from "./lagging-site-steps.ts"

/** Every guest there and booking here that have a night in common, as the calendar was read last. */
const clashesNow = (site: Site): ReadonlySet<string> => {
  const stays = site.memory().events.filter(({ meaning }) => meaning === "stay")
  const clashes = site.booked.flatMap((booking) =>
    site
      .nightsOf(booking)
      .filter((night) => night >= site.today())
      .flatMap((night) => stays.find(({ from, until }) => from <= night && night < until) ?? [])
      .map(({ from, until }) => `${from} ${until} ${booking.code}`),
  )
  return new Set(clashes)
}

const written = (site: Site): ReadonlyArray<string> =>
  site
    .letters()
    .flatMap(({ clashes }) => clashes.map(({ from, until, code }) => `${from} ${until} ${code}`))

describe("letters to the property", () => {
  it("tell each clash of a booking once while it lasts, whatever process ends in between", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 40 }), async (steps) => {
        const site = aLaggingSite("telling")
        const began: Array<string> = []
        let known: ReadonlySet<string> = new Set()
        for (const step of steps) {
          const before = site.completed()
          await step(site)
          const isRead = site.completed() > before && site.memory().trouble === null
          if (!isRead) continue
          const now = clashesNow(site)
          began.push(...[...now].filter((clash) => !known.has(clash)))
          known = now
        }
        expect(written(site).toSorted()).toEqual(began.toSorted())
      }),
      { numRuns: 200 },
    )
  })

  it("tell a trouble when it begins and when it is over, by turns", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 60 }), async (steps) => {
        const site = aLaggingSite("telling")
        for (const step of steps) await step(site)

        const troubles = site
          .letters()
          .flatMap(({ trouble, over }) => [
            ...(trouble === null ? [] : ["begins"]),
            ...(over.includes("readAgain") ? ["over"] : []),
          ])
        const empties = site
          .letters()
          .flatMap(({ isEmptied, over }) => [
            ...(over.some((how) => how !== "readAgain") ? ["over"] : []),
            ...(isEmptied ? ["begins"] : []),
          ])
        for (const turns of [troubles, empties])
          expect(turns).toEqual(turns.map((_, place) => (place % 2 === 0 ? "begins" : "over")))
      }),
      { numRuns: 200 },
    )
  })
})
