import type { Answer } from "#adapters/http-api/answer-writing.ts"
import { writeFailure } from "#adapters/http-api/answer-writing.ts"
import { BookingsUnreachable, KeyReused } from "#core/booking/booking.errors.ts"
import {
  isLasting,
  type KeyState,
  type OwnedKey,
  type StoredAnswers,
} from "#core/workload/stored-answers.port.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"

/** Whoever works on a key says so this often; silent for so long, they are taken for dead. */
export const keyTerms = { beatMs: 1000, silentMs: 5000 } as const

const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 250

/** One call of one guest: who and what is asked, and the exact request as a hash. */
export type IdempotentRequest = { readonly key: string; readonly request: string }

type Asked<State> = (dead: string | null) => Effect.Effect<State, StoreUnreachable>
type Busy = Extract<KeyState, { kind: "busy" }>

/** How long the same sign was seen, in milliseconds of waiting: no clock can be set back in it. */
type Watched = { readonly sign: string; readonly forMs: number }

const isBusy = (state: KeyState): state is Busy => state.kind === "busy"

const settled = <State extends KeyState>(
  ask: Asked<State>,
  pause = FIRST_PAUSE_MS,
  watched: Watched | null = null,
): Effect.Effect<Exclude<State, Busy>, StoreUnreachable> => {
  const dead = watched !== null && watched.forMs >= keyTerms.silentMs ? watched.sign : null
  return Effect.flatMap(ask(dead), (state) => {
    if (!isBusy(state)) return Effect.succeed(state as Exclude<State, Busy>)
    const { sign } = state
    const forMs = (watched?.sign === sign ? watched.forMs : 0) + pause
    const next = Math.min(pause * 2, LONGEST_PAUSE_MS)
    return Effect.andThen(Effect.sleep(pause), settled(ask, next, { sign, forMs }))
  })
}

/** Goes on for as long as the work does; a beat that does not get through is followed by another. */
const beating = (answers: StoredAnswers, owned: OwnedKey): Effect.Effect<never> =>
  Effect.sleep(keyTerms.beatMs).pipe(
    Effect.andThen(Effect.ignore(answers.beat(owned))),
    Effect.forever,
  )

/** The answer of the work; null where the key was taken over meanwhile, and another's answer counts. */
const worked = (
  answers: StoredAnswers,
  owned: OwnedKey,
  work: Effect.Effect<Answer>,
): Effect.Effect<Answer | null, StoreUnreachable> =>
  work.pipe(
    Effect.raceFirst(beating(answers, owned)),
    Effect.onError(() => Effect.ignore(answers.forget(owned))),
    Effect.flatMap((answer) =>
      isLasting(answer)
        ? Effect.map(answers.keep(owned, answer), (isKept) => (isKept ? answer : null))
        : Effect.as(answers.forget(owned), answer),
    ),
  )

const orUnreachable = (answered: Effect.Effect<Answer, StoreUnreachable>): Effect.Effect<Answer> =>
  Effect.catchTag(answered, "StoreUnreachable", () =>
    Effect.succeed(writeFailure(new BookingsUnreachable())),
  )

/**
 * Does the work of a call once and repeats its answer byte by byte. An answer that could not be kept
 * is not given: the guest asks again, and what was done is found by its key. A key whose worker died
 * is taken over after a few seconds.
 */
export const onceByKey = (answers: StoredAnswers) => {
  const answered = (
    wanted: IdempotentRequest,
    work: Effect.Effect<Answer>,
  ): Effect.Effect<Answer, StoreUnreachable> => {
    const owned = { key: wanted.key, owner: randomUUID() }
    return Effect.flatMap(
      settled((dead) => answers.claim({ ...wanted, ...owned, dead })),
      (state) => {
        if (state.kind === "answered") return Effect.succeed(state.answer)
        if (state.kind === "otherRequest") return Effect.succeed(writeFailure(new KeyReused()))
        return Effect.flatMap(worked(answers, owned, work), (answer) =>
          answer === null ? answered(wanted, work) : Effect.succeed(answer),
        )
      },
    )
  }
  return (wanted: IdempotentRequest, work: Effect.Effect<Answer>): Effect.Effect<Answer> =>
    orUnreachable(answered(wanted, work))
}

/**
 * The same for work that changes nothing but bookings: its key and its answer are kept in the
 * transactions of the work.
 */
export const togetherByKey =
  (answers: StoredAnswers) =>
  (wanted: IdempotentRequest, work: Effect.Effect<Answer>): Effect.Effect<Answer> => {
    const owned = { key: wanted.key, owner: randomUUID() }
    const alive = Effect.raceFirst(work, beating(answers, owned))
    return orUnreachable(
      Effect.map(
        settled((dead) => answers.together({ ...wanted, ...owned, dead }, alive)),
        (state) => (state.kind === "answered" ? state.answer : writeFailure(new KeyReused())),
      ),
    )
  }
