import type { OwnStore } from "#tests/reliability/own-store.ts"
import { crashingServer } from "#tests/reliability/crash/crashing-server.ts"
import { SETTINGS } from "#tests/reliability/crash/crash-rounds.ts"
import { writeFileSync } from "node:fs"
import { join } from "node:path"

const PRELOAD = new URL("./a-moved-clock.preload.ts", import.meta.url).href

/** A hold is as long as usual, so that a slow machine ends none. */
export const HOLD_MS = 15 * 60_000

/** The real server on a store of its own, with a clock that a test moves. */
export const anOutsideSite = async (
  store: OwnStore,
  settings: Readonly<Record<string, string>> = {},
) => {
  const clock = join(store.folder, "clock")
  const server = await crashingServer({
    ...SETTINGS,
    HOLD_MINUTES: `${HOLD_MS / 60_000}`,
    ...store.settings,
    ...settings,
    NODE_OPTIONS: `--import ${PRELOAD}`,
    MOVED_CLOCK: clock,
  })
  server.spawn()
  await server.untilReady()
  let by = 0
  return {
    address: server.address,
    /** Sets the clock of the server ahead, or back. */
    moveClock: (milliseconds: number): void => {
      by += milliseconds
      writeFileSync(clock, `${by}`)
      server.tell("SIGUSR2")
    },
    stop: server.stop,
  }
}
