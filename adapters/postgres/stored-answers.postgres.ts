import type { KeyStanding, StoredAnswers } from "#core/workload/stored-answers.port.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import { asAsked } from "./as-asked.ts"
import type { Database } from "./database.ts"
import {
  beatOn,
  claimAnswer,
  deleteClaim,
  keepAnswer,
  selectAnswer,
  type AnswerRow,
} from "./stored-answers.sql.ts"

const standingOf = (row: AnswerRow, asked: string): KeyStanding => {
  const { request, owner, beat, status, headers, body } = row
  if (request !== asked) return { kind: "otherRequest" }
  if (status === null) return { kind: "busy", sign: `${owner} ${beat}` }
  return { kind: "answered", answer: { status, headers: headers ?? {}, body: body ?? "" } }
}

/** Remembers answers in PostgreSQL, for all server processes together. */
export const postgresStoredAnswers = (database: Database): StoredAnswers => {
  const claim: StoredAnswers["claim"] = (wanted): Effect.Effect<KeyStanding, StoreUnreachable> =>
    Effect.gen(function* () {
      const { key, request, dead } = wanted
      const mine = yield* claimAnswer(database, wanted, request, dead)
      if (mine.length > 0) return { kind: "yours" }
      const row = yield* selectAnswer(database, key).pipe(
        Effect.map(([first]) => first ?? null),
        asAsked((found) => found.key === key),
      )
      // Forgotten between the two questions: the key is free again.
      return row === null ? yield* claim(wanted) : standingOf(row, request)
    })

  return {
    claim,
    beat: (owned) => Effect.asVoid(beatOn(database, owned)),
    keep: (owned, answer) =>
      Effect.map(keepAnswer(database, owned, answer), (kept) => kept.length > 0),
    forget: (owned) => Effect.asVoid(deleteClaim(database, owned)),
  }
}
