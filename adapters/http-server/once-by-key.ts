import type { Answer } from "#adapters/http-api/answer-writing.ts"
import { writeFailure } from "#adapters/http-api/answer-writing.ts"
import { BookingsUnreachable, KeyReused } from "#core/booking/booking.errors.ts"
import type { KeyStanding, StoredAnswers } from "#core/booking/stored-answers.port.ts"
import type { Clock } from "#core/kernel/world.port.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"

/** After so long without an answer, whoever had the key is taken for dead. */
const LEASE_MS = 30_000
const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 250

/** One wish of one guest: who and what is asked, and the exact request as a hash. */
export type Wish = { readonly key: string; readonly request: string }

type Standing = Exclude<KeyStanding, { kind: "busy" }>

const settled = (
  ask: Effect.Effect<KeyStanding, StoreUnreachable>,
  pause: number,
): Effect.Effect<Standing, StoreUnreachable> =>
  Effect.flatMap(ask, (standing) =>
    standing.kind === "busy"
      ? Effect.andThen(Effect.sleep(pause), settled(ask, Math.min(pause * 2, LONGEST_PAUSE_MS)))
      : Effect.succeed(standing),
  )

const isLasting = ({ status }: Answer): boolean => status < 500

const worked = (
  answers: StoredAnswers,
  key: string,
  work: Effect.Effect<Answer>,
): Effect.Effect<Answer, StoreUnreachable> =>
  work.pipe(
    Effect.onError(() => Effect.ignore(answers.forget(key))),
    Effect.tap((answer) => (isLasting(answer) ? answers.keep(key, answer) : answers.forget(key))),
  )

/**
 * Does the work of a wish once and repeats its answer byte by byte. An answer that could not be kept
 * is not given: the guest asks again, and what was done is found by its key.
 */
export const onceByKey =
  (answers: StoredAnswers, clock: Clock) =>
  (wish: Wish, work: Effect.Effect<Answer>): Effect.Effect<Answer> => {
    const claim = Effect.suspend(() =>
      answers.claim({ ...wish, now: clock.now(), leaseMs: LEASE_MS }),
    )
    return settled(claim, FIRST_PAUSE_MS).pipe(
      Effect.flatMap((standing) => {
        if (standing.kind === "answered") return Effect.succeed(standing.answer)
        if (standing.kind === "otherRequest") return Effect.succeed(writeFailure(new KeyReused()))
        return worked(answers, wish.key, work)
      }),
      Effect.catchTag("StoreUnreachable", () =>
        Effect.succeed(writeFailure(new BookingsUnreachable())),
      ),
    )
  }
