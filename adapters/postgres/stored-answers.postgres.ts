import type { KeyStanding, StoredAnswers } from "#core/booking/stored-answers.port.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import type { Database } from "./database.ts"
import {
  claimAnswer,
  deleteClaim,
  keepAnswer,
  selectAnswer,
  type AnswerRow,
} from "./stored-answers.sql.ts"

const standingOf = ({ request, status, headers, body }: AnswerRow, asked: string): KeyStanding => {
  if (request !== asked) return { kind: "otherRequest" }
  if (status === null) return { kind: "busy" }
  return { kind: "answered", answer: { status, headers: headers ?? {}, body: body ?? "" } }
}

/** Remembers answers in PostgreSQL, for all server processes together. */
export const postgresStoredAnswers = (database: Database): StoredAnswers => {
  const claim: StoredAnswers["claim"] = (wish): Effect.Effect<KeyStanding, StoreUnreachable> =>
    Effect.gen(function* () {
      const { key, request, now, leaseMs } = wish
      const mine = yield* claimAnswer(database, key, request, now, now + leaseMs)
      if (mine.length > 0) return { kind: "yours" }
      const [row] = yield* selectAnswer(database, key)
      // Forgotten between the two questions: the key is free again.
      return row === undefined ? yield* claim(wish) : standingOf(row, request)
    })

  return {
    claim,
    keep: (key, answer) => Effect.asVoid(keepAnswer(database, key, answer)),
    forget: (key) => Effect.asVoid(deleteClaim(database, key)),
  }
}
