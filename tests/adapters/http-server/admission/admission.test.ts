import { usualRequestLimits } from "#adapters/configuration/request-limits.ts"
import { admission, type AdmissionLimits } from "#adapters/http-server/admission/admission.ts"
import { priorities, type Priority } from "#adapters/http-server/admission/priority.ts"
import { Effect, Exit, Fiber } from "effect"
import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that ends when it is told to, by its name. */
const aProcess = (limits: Partial<AdmissionLimits> = {}) => {
  const admitted = admission({ ...usualRequestLimits, atOnce: 1, ...limits })
  const begun: Array<string> = []
  const endings = new Map<string, (ending: Effect.Effect<string, string>) => void>()
  const ask = (name: string, priority: Priority = "search") => {
    const client = new AbortController()
    const work = Effect.callback<string, string>((resume) => {
      begun.push(name)
      endings.set(name, resume)
    })
    const fiber = Effect.runFork(admitted({ priority, signal: client.signal })(work))
    return { fiber, leave: () => client.abort() }
  }
  const end = async (
    name: string,
    ending: Effect.Effect<string, string> = Effect.succeed(name),
  ) => {
    endings.get(name)?.(ending)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { begun, ask, end }
}

type Asked = ReturnType<ReturnType<typeof aProcess>["ask"]>

const outcomeOf = async ({ fiber }: Asked) =>
  Exit.match(await Effect.runPromise(Fiber.await(fiber)), {
    onSuccess: (name) => `did ${name}`,
    onFailure: (cause) => /TooBusy|ClientGone/.exec(cause.toString())?.[0] ?? "broke",
  })

describe("requests to one process", () => {
  it("are worked on so many at once, in the order in which they came", async () => {
    const { begun, ask, end } = aProcess({ atOnce: 2 })
    for (const name of ["a", "b", "c", "d"]) ask(name)
    expect(begun).toEqual(["a", "b"])

    await end("b")
    expect(begun).toEqual(["a", "b", "c"])

    await end("a")
    expect(begun).toEqual(["a", "b", "c", "d"])
  })

  it("give their place back when they fail or break", async () => {
    const { begun, ask, end } = aProcess()
    for (const name of ["a", "b", "c"]) ask(name)

    await end("a", Effect.fail("a failure"))
    await end("b", Effect.die("a defect"))

    expect(begun).toEqual(["a", "b", "c"])
  })

  it("are refused at once when every seat is taken, and not before", async () => {
    const { begun, ask, end } = aProcess({ waiting: 2 })
    for (const name of ["a", "b", "c"]) ask(name)

    expect(await outcomeOf(ask("d"))).toBe("TooBusy")
    await end("a")
    ask("e")
    for (const name of ["b", "c", "e"]) await end(name)

    expect(begun).toEqual(["a", "b", "c", "e"])
  })

  it("begin with the steps of bookings", async () => {
    const { begun, ask, end } = aProcess()
    for (const name of ["a", "b", "c"]) ask(name)
    for (const name of ["pay", "hold"]) ask(name, "booking")

    for (let at = 0; at < 5; at += 1) await end(begun[at] ?? "")

    expect(begun).toEqual(["a", "pay", "hold", "b", "c"])
  })

  it("let a step of a booking have the seat of whoever came last to look", async () => {
    const { begun, ask, end } = aProcess({ waiting: 2 })
    const [, , last] = ["a", "b", "c"].map((name) => ask(name))

    ask("pay", "booking")

    expect(await outcomeOf(last!)).toBe("TooBusy")
    ask("hold", "booking")
    expect(await outcomeOf(ask("settle", "booking"))).toBe("TooBusy")
    for (const name of ["a", "pay", "hold"]) await end(name)
    expect(begun).toEqual(["a", "pay", "hold"])
  })

  it("leave a quarter of the places to those who look, however many bookings wait", async () => {
    const { begun, ask, end } = aProcess({ atOnce: 4 })
    for (const name of ["1", "2", "3", "4"]) ask(name, "booking")

    ask("search")
    expect(begun).toEqual(["1", "2", "3", "search"])

    await end("search")
    expect(begun).toHaveLength(4)
    await end("2")
    expect(begun).toEqual(["1", "2", "3", "search", "4"])
  })

  it("are refused when they have waited too long, and what was begun is not", async () => {
    const { ask, end } = aProcess({ waitMs: 800 })
    const first = ask("a")
    const second = ask("b")

    await vi.advanceTimersByTimeAsync(799)
    expect(second.fiber.pollUnsafe()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)

    expect(await outcomeOf(second)).toBe("TooBusy")
    await end("a")
    expect(await outcomeOf(first)).toBe("did a")
  })

  it("know before they ask whether they will be refused", () => {
    const comers = fc.record({
      priority: fc.constantFrom(...priorities),
      network: fc.constantFrom("a", "b", undefined),
    })
    fc.assert(
      fc.property(fc.array(comers, { maxLength: 30 }), (all) => {
        const admitted = admission({ atOnce: 4, waiting: 5, waitMs: 1000 })
        for (const comer of all) {
          const hasRoom = admitted.hasRoomFor(comer)
          const asking = { ...comer, signal: new AbortController().signal }
          const fiber = Effect.runFork(admitted(asking)(Effect.never))
          expect(fiber.pollUnsafe() === undefined).toBe(hasRoom)
        }
      }),
    )
  })

  it("are dropped before they begin when their asker leaves", async () => {
    const { begun, ask, end } = aProcess({ waiting: 1 })
    ask("a")
    const leaving = ask("b")

    leaving.leave()

    expect(await outcomeOf(leaving)).toBe("ClientGone")
    ask("c")
    await end("a")
    expect(begun).toEqual(["a", "c"])
  })
})
