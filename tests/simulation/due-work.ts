import type { Seen, SeenJob } from "./storage.ts"
import { pauseOn } from "./virtual-time.ts"
import type { World } from "./world.ts"
import { millisecondsInSecond } from "date-fns/constants"

const MOST_ROUNDS = 3000

const isOpen = ({ isOver }: SeenJob): boolean => !isOver

/** When something is due next: not before a second has passed, and never where nothing is open. */
const nextDueOf = ({ jobs }: Seen, now: number): number => {
  const due = jobs.filter(isOpen).map(({ notBefore }) => notBefore)
  return Math.max(Math.min(...due), now + millisecondsInSecond)
}

/** Does what is due, from one moment at which something is to the next, until this moment. */
export const doDueWork = async (world: World, until: number): Promise<void> => {
  const { timeline, site, storage, clock, inspection } = world
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const server = site.server()
    if (server !== null) await server.program.run(server.workOff)
    const seen = await inspection.look(true)
    if (seen === null) {
      await pauseOn(timeline, millisecondsInSecond)
      continue
    }
    const next = nextDueOf(seen, clock.now())
    if (next > until) return
    await pauseOn(timeline, next - clock.now())
  }
  const open = JSON.stringify((await storage.look(true))?.jobs.filter(isOpen))
  throw new Error(`There is always something to be done: ${open}`)
}
