import { everythingRests, holdsEndInTime, staysAreOver } from "./at-rest.ts"
import { doDueWork } from "./due-work.ts"
import { outcomeOf, type Outcome } from "./outcome.ts"
import type { Plan } from "./plan.ts"
import { beginnerIn } from "./step-begins.ts"
import type { MakeStorage } from "./storage.ts"
import { pauseOn, timeOutOn } from "./virtual-time.ts"
import { worldOf, type World } from "./world.ts"
import { millisecondsInHour, millisecondsInMinute } from "date-fns/constants"

/** After the last fault: what hangs by then hangs on, and holds have to end beside it. */
const SETTLING_MS = 6 * millisecondsInMinute

/** The last bookings are done with well before, their deposits returned. */
const END = Date.parse("2026-12-31T00:00:00.000Z")

/** Every step of the plan, each at its time, until every guest has left. */
const playDay = async (world: World): Promise<void> => {
  const { plan, timeline } = world
  const begin = beginnerIn(world)
  const journeys: Array<Promise<void>> = []
  for (const step of plan.steps) {
    if (step.at > timeline.now()) await pauseOn(timeline, step.at - timeline.now())
    journeys.push(begin(step))
  }
  await Promise.all(journeys)
}

const endFaults = ({ weather, site, story }: World): void => {
  weather.clear()
  site.spare()
  story.tell("nothing goes wrong any more")
}

/** Work goes on as by day: whatever hangs must not keep a hold from ending. */
const endLastHolds = async ({ timeline, inspection, clock, site }: World): Promise<void> => {
  await pauseOn(timeline, SETTLING_MS)
  const seen = await inspection.look(true)
  if (seen !== null) holdsEndInTime(seen, clock.now())
  site.endsDay()
  await pauseOn(timeline, millisecondsInMinute)
}

const checkRest = ({ inspection, clock }: World): void => {
  const facts = inspection.lastFacts()
  if (facts !== null) everythingRests(facts, clock.now())
}

const checkStaysOver = ({ inspection }: World): void => {
  const facts = inspection.lastFacts()
  if (facts !== null) staysAreOver(facts)
}

/** The whole run: the day with its faults, what is left to do after them, and the last stay. */
const playToEnd = async (world: World): Promise<void> => {
  const { timeline, site, provider, clock } = world
  await timeline.until(timeline.outside(site.start))
  await timeline.until(playDay(world))
  endFaults(world)
  await timeline.until(endLastHolds(world))
  // A hold ends as much later as a clock was set back.
  const settling = 2 * millisecondsInHour - Math.min(0, clock.skew())
  // What was asked before the weather cleared may take as long as a provider that hangs.
  await timeline.until(doDueWork(world, clock.now() + settling))
  provider.endOfDay()
  await timeline.until(pauseOn(timeline, millisecondsInMinute))
  await timeline.until(doDueWork(world, clock.now() + settling))
  checkRest(world)
  await timeline.until(doDueWork(world, END))
  checkRest(world)
  checkStaysOver(world)
}

/** Plays a plan to its end, or to the first promise that is broken. */
export const simulate = async (plan: Plan, makeStorage: MakeStorage): Promise<Outcome> => {
  const world = await worldOf(plan, makeStorage)
  const restore = timeOutOn(world.timeline)
  try {
    await playToEnd(world)
  } catch (thrown) {
    world.violation.report(thrown)
  } finally {
    restore()
  }
  return outcomeOf(world)
}
