import { Cause, Logger } from "effect"
import type { LogFields, Journal } from "./journal.ts"

const isFacts = (said: unknown): said is LogFields => typeof said === "object" && said !== null

/** Writes the events and facts that core logs to the log, and nowhere else. */
export const workJournal = ({ note, failed }: Pick<Journal, "note" | "failed">) =>
  Logger.layer([
    Logger.make(({ message, cause }) => {
      const [event, facts] = Array.isArray(message) ? (message as Array<unknown>) : [message]
      const told = isFacts(facts) ? facts : {}
      if (cause.reasons.length === 0) note("error", String(event), told)
      else failed(String(event), Cause.squash(cause), told)
    }),
  ])
