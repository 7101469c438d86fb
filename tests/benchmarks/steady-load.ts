import { setTimeout as pause } from "node:timers/promises"

const TICK_MS = 20

/** Asks so many times a second for so long, however slow the answers are, and waits for the last one. */
export const steadyLoad = async (
  perSecond: number,
  lastsMs: number,
  ask: (number: number) => Promise<void>,
): Promise<void> => {
  const asked: Array<Promise<void>> = []
  const began = performance.now()
  for (let now = 0; now < lastsMs; now = performance.now() - began) {
    const due = Math.floor((now / 1000) * perSecond)
    while (asked.length < due) asked.push(ask(asked.length))
    await pause(TICK_MS)
  }
  await Promise.all(asked)
}
