import fc from "fast-check"
import type { Answer, aLaggingSite } from "./a-lagging-site.ts"

export type Site = ReturnType<typeof aLaggingSite>

const nights = fc.record({ day: fc.nat(8), length: fc.integer({ min: 1, max: 3 }) })
const answers: ReadonlyArray<Answer> = ["calendar", "nothing", "errorPage", "empty", "same"]

/** One step while the other site sells nothing; each takes an hour at most. */
export const anyStepOfOurs = fc.oneof(
  nights.map(
    ({ day: at, length }) =>
      (site: Site) =>
        site.book(at, length),
  ),
  fc.constant((site: Site) => site.cancel()),
  fc.constant((site: Site) => site.pull()),
  fc.constant(async (site: Site) => site.publish()),
  fc.constantFrom(...answers).map((how) => (site: Site) => site.read(how)),
  fc.nat(60 * 60 * 1000).map((ms) => async (site: Site) => site.pass(ms)),
)

/** One step of two sites that sell one room. */
export const anyStep = fc.oneof(
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
  fc.constant((site: Site) => site.readInVain()),
  fc.nat(5 * 60 * 60 * 1000).map((ms) => async (site: Site) => site.pass(ms)),
)
