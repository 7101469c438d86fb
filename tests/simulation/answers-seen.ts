import type { Call } from "./call.ts"
import { Violation } from "./violation.ts"

/** What was answered to every key, to be compared with what is answered to it again. */
export type AnswersSeen = {
  readonly note: (session: string, call: Call, status: number, text: string) => void
  /** The answer to a stored key, as `session endpoint key`, was thrown away: another may follow. */
  readonly forget: (stored: string) => void
  /** The database was put back: what was answered before may be answered differently. */
  readonly forgetAll: () => void
  /** How often everything was forgotten; an answer counts only in the time in which it was asked for. */
  readonly timesForgotten: () => number
}

type Answer = { readonly asked: string; readonly status: number; readonly text: string }

/** Given before the key is looked at, by the call alone; and to those who hung up, who read nothing. */
const BESIDE_KEYS = new Set([400, 413, 415, 499])

const KEY_REUSED = "KeyReused"

/**
 * Answers as they leave the server: one key, one answer; with another body it is refused; and no
 * hold is answered to two guests.
 */
export const answersSeen = (count: (what: string) => void): AnswersSeen => {
  const known = new Map<string, Answer>()
  const forgotten = new Set<string>()
  const holders = new Map<string, string>()
  let timesForgotten = 0

  const noteHolder = (session: string, text: string): void => {
    const { id } = JSON.parse(text) as { readonly id?: string }
    if (id === undefined) return
    if ((holders.get(id) ?? session) !== session)
      throw new Violation("5", `Two guests were answered with booking ${id}`)
    holders.set(id, session)
  }

  return {
    forget: (stored) => {
      const [session = "", , key = ""] = stored.split(" ")
      forgotten.add(`${session} ${key}`)
    },
    forgetAll: () => {
      timesForgotten += 1
      known.clear()
    },
    timesForgotten: () => timesForgotten,
    note: (session, { address, method, headers, body }, status, text) => {
      const key = headers.get("idempotency-key")
      const { pathname } = new URL(address)
      if (method === "POST" && pathname.endsWith("/bookings") && status < 300)
        noteHolder(session, text)
      if (key === null || forgotten.has(`${session} ${key}`)) return
      if (status >= 500 || BESIDE_KEYS.has(status)) return
      const wanted = `${session} ${method} ${pathname.replace(/[0-9a-z]{26}/g, "*")} ${key}`
      const asked = `${pathname} ${body}`
      const before = known.get(wanted)
      if (before === undefined) {
        known.set(wanted, { asked, status, text })
        return
      }
      const isSame = before.asked === asked
      count(isSame ? "key answered again" : "key refused for another body")
      if (isSame && (before.status !== status || before.text !== text))
        throw new Violation("5", `${wanted} was answered in two ways:\n${before.text}\n${text}`)
      if (!isSame && !text.includes(KEY_REUSED))
        throw new Violation("5", `${wanted} was answered to another request: ${text}`)
    },
  }
}
