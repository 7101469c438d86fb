import { Cause } from "effect"

/** Writes one line for whoever runs the site; what a guest typed is in none of them. */
export const reportTo =
  (write: (line: string) => void) =>
  (request: string, cause: unknown): void => {
    const told = Cause.isCause(cause) ? Cause.pretty(cause) : cause
    const error = told instanceof Error ? (told.stack ?? told.message) : String(told)
    write(JSON.stringify({ level: "error", request, error }))
  }
