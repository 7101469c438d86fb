import { admission, whileAsked } from "#adapters/http-server/admission/admission.ts"
import type { Priority } from "#adapters/http-server/admission/priority.ts"
import { Effect, Exit, Fiber } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A process whose clock is so much later at each look than it would be on time. */
const aLateProcess = (atOnce: number) => {
  const process = { lateMs: 0 }
  const onTime = performance.now.bind(performance)
  let behind = 0
  vi.spyOn(performance, "now").mockImplementation(() => onTime() + (behind += process.lateMs))
  const admitted = admission({ atOnce, waiting: 9, waitMs: 1_000_000 })
  const begun: Array<string> = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, priority: Priority = "search") => {
    const work = Effect.callback<void>((resume) => {
      begun.push(name)
      ends.set(name, () => resume(Effect.void))
    })
    return Effect.runFork(admitted({ priority, signal: new AbortController().signal })(work))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return Object.assign(process, { admitted, begun, ask, end })
}

describe("a process whose event loop stays late", () => {
  it("begins less at once, and as much as before when it is on time again", async () => {
    const process = aLateProcess(4)
    for (const name of ["a", "b", "c", "d", "e", "f"]) process.ask(name)
    process.lateMs = 60
    await vi.advanceTimersByTimeAsync(5 * 50)

    await process.end("a")
    expect(process.begun).toEqual(["a", "b", "c", "d"])
    await process.end("b")
    expect(process.begun).toEqual(["a", "b", "c", "d", "e"])

    process.lateMs = 0
    await vi.advanceTimersByTimeAsync(5 * 50)
    expect(process.begun).toEqual(["a", "b", "c", "d", "e", "f"])
  })

  it("is not measured while nobody waits", async () => {
    aLateProcess(4).ask("a")

    expect(vi.getTimerCount()).toBe(0)
  })

  it("is measured once at a time, however many wait, and no longer than they do", async () => {
    const process = aLateProcess(1)
    for (const name of ["a", "b", "c"]) process.ask(name)
    expect(vi.getTimerCount()).toBe(1)

    for (const name of ["a", "b", "c"]) await process.end(name)
    await vi.advanceTimersByTimeAsync(50)

    expect(vi.getTimerCount()).toBe(0)
  })
})

const outcomeOf = async <A, E>(effect: Effect.Effect<A, E>) =>
  Exit.match(await Effect.runPromise(Fiber.await(Effect.runFork(effect))), {
    onSuccess: String,
    onFailure: (cause) => /TooBusy|ClientGone/.exec(cause.toString())?.[0] ?? "broke",
  })

describe("a request whose asker has left before it began", () => {
  const signal = AbortSignal.abort()

  it("takes no place", async () => {
    const { admitted, begun, ask } = aLateProcess(1)

    const outcome = await outcomeOf(
      admitted({ priority: "search", signal })(Effect.succeed("done")),
    )
    ask("a")

    expect([outcome, begun]).toEqual(["ClientGone", ["a"]])
  })

  it("is not worked on", async () => {
    expect(await outcomeOf(whileAsked(signal)(Effect.never))).toBe("ClientGone")
  })
})

describe("work that ends when its asker leaves", () => {
  it("is given up then", async () => {
    const client = new AbortController()
    const outcome = outcomeOf(whileAsked(client.signal)(Effect.never))

    client.abort()

    expect(await outcome).toBe("ClientGone")
  })

  it("is done where they stay", async () => {
    const { signal } = new AbortController()

    expect(await outcomeOf(whileAsked(signal)(Effect.succeed("done")))).toBe("done")
  })
})
