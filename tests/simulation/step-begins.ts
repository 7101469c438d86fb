import { courses } from "./courses.ts"
import { drawsOf, type Draws } from "./draws.ts"
import { browserOf, visitOf, type Browser, type Lobby } from "./guest.ts"
import { blocks, imports } from "./operator.ts"
import { restore } from "./restoring.ts"
import type { Plan, Step } from "./plan.ts"
import type { World } from "./world.ts"
import { millisecondsInHour } from "date-fns/constants"

/** The number of the guest who tries what only others may do. */
const STRANGER = 99

/** The browser of each guest, which a guest keeps from one visit to the next. */
const browsersIn = (lobby: Lobby): ((guest: number) => Browser) => {
  const browsers = new Map<number, Browser>()
  return (guest) => {
    const browser = browsers.get(guest) ?? browserOf(lobby, guest)
    browsers.set(guest, browser)
    return browser
  }
}

const crashesAtKey = ({ menu }: Plan, draws: Draws): boolean =>
  menu.includes("crashWithKey") && (!menu.includes("crash") || draws.chance(0.5))

const crash = ({ plan, site }: World, seed: number): void => {
  const draws = drawsOf(seed, "step")
  site.killAfter(draws.between(1, 60), crashesAtKey(plan, draws))
}

const jumpClock = ({ plan: { menu }, weather, clock }: World, seed: number): void => {
  const draws = drawsOf(seed, "clock")
  const isAhead =
    menu.includes("clockForward") && (draws.chance(0.5) || !menu.includes("clockBack"))
  weather.note(isAhead ? "clockForward" : "clockBack")
  clock.jump(isAhead ? millisecondsInHour : -millisecondsInHour)
}

/** An operator works on the server that runs now; where none does, nothing happens. */
const operate = (
  { site, story, violation }: World,
  work: typeof imports | typeof blocks,
  seed: number,
): void => {
  const server = site.server()
  server?.program.run(work(server.stores, seed, story)).catch(violation.report)
}

/** Begins steps of a plan. A visit resolves once its guest has left, a restoration once it is done, any other step at once. */
export const beginnerIn = (world: World): ((step: Step) => Promise<void>) => {
  const { lobby, timeline } = world
  const browserFor = browsersIn(lobby)
  return async (step) => {
    switch (step.what) {
      case "visits": {
        const visit = visitOf(lobby, browserFor(step.guest), step.guest, step.seed)
        const stranger = visitOf(lobby, browserFor(STRANGER), STRANGER, step.seed + 1)
        const course = courses[step.course](visit, stranger)
        return timeline.program(`guest ${step.guest}`).run(course)
      }
      case "imports":
        return operate(world, imports, step.seed)
      case "blocks":
        return operate(world, blocks, step.seed)
      case "crashes":
        return crash(world, step.seed)
      case "clockJumps":
        return jumpClock(world, step.seed)
      case "restores":
        return restore(world, step.seed)
      default:
        return step satisfies never
    }
  }
}
