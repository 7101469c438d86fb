import type { StoredAnswers } from "#core/workload/stored-answers.port.ts"
import { Effect } from "effect"
import { answerTogether } from "./answer-together.ts"
import type { Database } from "./database.ts"
import { claimedIn } from "./key-state.ts"
import { beatOn, deleteClaim, keepAnswer } from "./stored-answers.sql.ts"

/** Remembers answers in PostgreSQL, for all server processes together. */
export const postgresStoredAnswers = (database: Database): StoredAnswers => ({
  claim: (call) => claimedIn(database, call),
  beat: (owned) => Effect.asVoid(beatOn(database, owned)),
  keep: (owned, answer) =>
    Effect.map(keepAnswer(database, owned, answer), (kept) => kept.length > 0),
  forget: (owned) => Effect.asVoid(deleteClaim(database, owned)),
  together: (call, work) => answerTogether(database, call, work),
})
