import type { KeyedCall, KeyState, SettledKey } from "#core/workload/stored-answers.port.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import { asAsked } from "./as-asked.ts"
import type { Connection } from "./database.ts"
import { claimAnswer, selectAnswer, type AnswerRow } from "./stored-answers.sql.ts"

const settledKeyIn = (row: AnswerRow, asked: string): SettledKey => {
  const { request, owner, beat, status, headers, body } = row
  if (request !== asked) return { kind: "otherRequest" }
  if (status === null) return { kind: "busy", sign: `${owner} ${beat}` }
  return { kind: "answered", answer: { status, headers: headers ?? {}, body: body ?? "" } }
}

/** The state of a key that is not the caller's; null where it is free by now. */
export const keyStateIn = (
  connection: Connection,
  { key, request }: KeyedCall,
): Effect.Effect<SettledKey | null, StoreUnreachable> =>
  selectAnswer(connection, key).pipe(
    Effect.map(([first]) => first ?? null),
    asAsked((found) => found.key === key),
    Effect.map((row) => row && settledKeyIn(row, request)),
  )

/** Claims a key for the caller, or says what its state is. */
export const claimedIn = (
  connection: Connection,
  call: KeyedCall,
): Effect.Effect<KeyState, StoreUnreachable> =>
  Effect.gen(function* () {
    const mine = yield* claimAnswer(connection, call, call.request, call.dead)
    if (mine.length > 0) return { kind: "yours" }
    // Null: forgotten between the two questions, and free again.
    return (yield* keyStateIn(connection, call)) ?? (yield* claimedIn(connection, call))
  })
