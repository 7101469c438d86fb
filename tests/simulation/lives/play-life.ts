import type { Counts } from "../counters.ts"
import type { Deed, Life } from "./deeds.ts"
import { works } from "./deeds.ts"
import type { LifeDesk } from "./life-desk.ts"

const MINUTE_MS = 60_000
const LONG_AFTER = "2026-12-31T00:00:00.000Z"

/** A promise that was broken, with everything that happened before. */
const told = (how: unknown, past: ReadonlyArray<string>): Error =>
  new Error(`${how instanceof Error ? how.message : String(how)}\nafter:\n  ${past.join("\n  ")}`, {
    cause: how,
  })

/** Hours and days with work done in them, until a deposit that was due has gone back. */
const faultsAreOver = async (life: Life): Promise<void> => {
  const { clock, payments } = life.desk
  for (const { payment, state } of payments.truths())
    if (state === "processing") payments.decline(payment)
  for (let round = 0; round < 14; round += 1) {
    clock.forward(20 * MINUTE_MS * 2 ** Math.max(0, round - 4))
    await life.workOff()
  }
}

/** Plays one life at a desk to its end, looks at every promise after every step, and counts what came up. */
export const playLife = async (at: LifeDesk, deeds: ReadonlyArray<Deed>): Promise<Counts> => {
  const counts = new Map<string, number>()
  const count = (what: string): void => void counts.set(what, 1 + (counts.get(what) ?? 0))
  const life: Life = { ...at, booking: null, count, keys: 0 }
  const past: Array<string> = []
  try {
    for (const { name, run } of deeds) {
      past.push(name)
      await run(life)
      await life.look()
    }
    past.push("nothing goes wrong any more")
    await faultsAreOver(life)
    await life.look()
    await life.rests(false)
    past.push("all stays are long over")
    life.desk.clock.set(LONG_AFTER)
    await works.run(life)
    await faultsAreOver(life)
    await life.rests(true)
  } catch (how) {
    throw told(how, past)
  }
  for (const { history } of (await life.look()).records)
    for (const [place, { event, status }] of history.entries())
      count(`edge ${history[place - 1]?.status ?? "start"} ${event} ${status}`)
  return counts
}
