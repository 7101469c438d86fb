import { keyTerms, onceByKey } from "#adapters/http-server/once-by-key.ts"
import type { Answer } from "#adapters/http-api/answer-writing.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { inMemoryStoredAnswers } from "#fixtures/doubles/stored-answers.in-memory.ts"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

const wanted = { key: "key", request: "hash" }
const answered = (body: string): Answer => ({ status: 200, headers: {}, body })

let answers: ReturnType<typeof inMemoryStoredAnswers>
let works: number
beforeEach(() => {
  vi.useFakeTimers()
  answers = inMemoryStoredAnswers()
  works = 0
})
afterEach(() => vi.useRealTimers())

/** Work that takes so long, and says as which it was begun. */
const work = (takesMs: number, status = 200) =>
  Effect.suspend(() => {
    works += 1
    return Effect.as(Effect.sleep(takesMs), { ...answered(`work ${works}`), status })
  })

const ask = (takesMs: number, kept: Partial<typeof answers> = {}) =>
  Effect.runPromise(onceByKey({ ...answers, ...kept })(wanted, work(takesMs)))

describe("work under a key", () => {
  it("that takes long is not taken over while its process lives", async () => {
    const both = [ask(20 * keyTerms.silentMs), ask(1)]

    await vi.advanceTimersByTimeAsync(21 * keyTerms.silentMs)

    expect(await Promise.all(both)).toEqual([answered("work 1"), answered("work 1")])
    expect(works).toBe(1)
  })

  it("goes on where a sign of life does not get through", async () => {
    let beats = 0
    const beat: typeof answers.beat = (owned) =>
      Effect.suspend(() =>
        (beats += 1) % 2 === 1 ? Effect.fail(new StoreUnreachable()) : answers.beat(owned),
      )
    const both = [ask(20 * keyTerms.silentMs, { beat }), ask(1)]

    await vi.advanceTimersByTimeAsync(21 * keyTerms.silentMs)

    expect(await Promise.all(both)).toEqual([answered("work 1"), answered("work 1")])
  })

  it("of a process without signs of life is done by another, whose answer counts for both", async () => {
    const silent = ask(3 * keyTerms.silentMs, { beat: () => Effect.void })
    const next = ask(1)

    await vi.advanceTimersByTimeAsync(4 * keyTerms.silentMs)

    expect(await Promise.all([silent, next])).toEqual([answered("work 2"), answered("work 2")])
  })

  it("is taken over after five seconds of silence, not before, and is asked for now and then", async () => {
    let claims = 0
    const claim: typeof answers.claim = (wanted) =>
      Effect.suspend(() => {
        claims += 1
        return answers.claim(wanted)
      })
    const silent = ask(60_000, { beat: () => Effect.void })
    const next = ask(1, { claim })

    await vi.advanceTimersByTimeAsync(4990)
    expect([works, claims]).toEqual([1, 24])
    await vi.advanceTimersByTimeAsync(110)
    expect([works, claims]).toEqual([2, 25])

    await vi.advanceTimersByTimeAsync(60_000)
    expect(await Promise.all([silent, next])).toEqual([answered("work 2"), answered("work 2")])
  })

  it("that broke is done anew by the next call", async () => {
    const broken = Effect.runPromise(
      Effect.exit(onceByKey(answers)(wanted, Effect.die("a defect"))),
    )
    await vi.advanceTimersByTimeAsync(1)
    expect((await broken)._tag).toBe("Failure")

    const next = ask(0)
    await vi.advanceTimersByTimeAsync(1)

    expect(await next).toEqual(answered("work 1"))
  })

  it.each([500, 503])("that failed with %i is done anew by the next call", async (status) => {
    const asking = Effect.runPromise(onceByKey(answers)(wanted, work(0, status)))
    await vi.advanceTimersByTimeAsync(1)
    expect((await asking).status).toBe(status)

    const next = ask(0)
    await vi.advanceTimersByTimeAsync(1)

    expect(await next).toEqual(answered("work 2"))
  })

  it("that was refused is refused again, and done once", async () => {
    const asking = Effect.runPromise(onceByKey(answers)(wanted, work(0, 409)))
    await vi.advanceTimersByTimeAsync(1)
    const next = ask(0)
    await vi.advanceTimersByTimeAsync(1)

    expect(await next).toEqual(await asking)
    expect(works).toBe(1)
  })

  it("says that bookings are out of reach where its answer cannot be kept", async () => {
    const keep = () => Effect.fail(new StoreUnreachable())
    const asked = ask(0, { keep })

    await vi.advanceTimersByTimeAsync(1)

    expect((await asked).status).toBe(503)
  })
})
