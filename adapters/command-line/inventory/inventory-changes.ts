import type { ChangeLog, ChangesAsked, LoggedChange } from "#core/inventory/change-log.port.ts"
import { Effect } from "effect"
import { inNumber } from "../operator/in-number.ts"

/** What `changes` asks for. */
export type ChangesTask = ChangesAsked & { readonly kind: "changes" }

const headOf = ({ number, at, who, property, by }: LoggedChange): string =>
  [number, new Date(at).toISOString(), who, property, by].join("  ")

/** Lists what imports and commands changed, the newest first, a page at a time. */
export const listChanges = async (
  log: ChangeLog,
  task: ChangesTask,
  say: (line: string) => void,
): Promise<number> => {
  const page = await Effect.runPromise(log.page(task))
  for (const change of page) {
    say(headOf(change))
    for (const part of change.parts) say(`  ${part}`)
  }
  const last = page.at(task.limit - 1)
  say(
    last === undefined
      ? inNumber(page.length, "change")
      : `${inNumber(page.length, "change")}; those before: --before ${last.number}`,
  )
  return 0
}
