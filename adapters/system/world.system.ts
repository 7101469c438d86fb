import type { Chance, Clock } from "#core/kernel/world.port.ts"
import { randomBytes } from "node:crypto"

/** The clock of this machine. */
export const systemClock: Clock = { now: () => Date.now() }

/** The random bytes of this machine's kernel. */
export const systemChance: Chance = { bytes: (count) => randomBytes(count) }
