import { fairQueue } from "#core/kernel/fair-queue.ts"
import { Effect, Exit, Fiber } from "effect"
import { describe, expect, it } from "vitest"

/** Costly work that ends when it is told to, by its name. */
const aKitchen = (terms: Partial<Parameters<typeof fairQueue>[0]> = {}) => {
  const queue = fairQueue({ atOnce: 1, perOwner: 100, seats: 100, ...terms }, () => "busy" as const)
  const begun: Array<string> = []
  const endings = new Map<string, (ending: Effect.Effect<string, string>) => void>()
  const work = (name: string) =>
    Effect.callback<string, string>((resume) => {
      begun.push(name)
      endings.set(name, resume)
    })
  return {
    begun,
    ask: (name: string) => Effect.runFork(queue(name[0] ?? "")(work(name))),
    end: async (name: string, ending: Effect.Effect<string, string> = Effect.succeed(name)) => {
      endings.get(name)?.(ending)
      await Promise.resolve()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

const outcomeOf = async (fiber: Fiber.Fiber<string, string>) =>
  Exit.match(await Effect.runPromise(Fiber.await(fiber)), {
    onSuccess: (name) => `did ${name}`,
    onFailure: (cause) => (cause.toString().includes("busy") ? "busy" : "broke"),
  })

describe("costly work", () => {
  it("is done owner by owner, however much one of them asked for before", async () => {
    const { begun, ask, end } = aKitchen()
    for (const name of ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]) ask(name)

    for (let at = 0; at < 7; at += 1) await end(begun[at] ?? "")

    expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"])
  })

  it("is done by so many at once", async () => {
    const { begun, ask, end } = aKitchen({ atOnce: 2 })
    for (const name of ["a1", "a2", "a3", "b1"]) ask(name)
    expect(begun).toEqual(["a1", "a2"])

    await end("a2")

    expect(begun).toEqual(["a1", "a2", "a3"])
    await end("a1")
    expect(begun).toEqual(["a1", "a2", "a3", "b1"])
  })

  it("is refused beyond an owner's share, until some of it ended", async () => {
    const { begun, ask, end } = aKitchen({ perOwner: 2 })
    const [first] = [ask("a1"), ask("a2")]

    expect(await outcomeOf(ask("a3"))).toBe("busy")
    const other = ask("b1")
    await end("a1")
    ask("a4")
    for (const name of ["a2", "b1", "a4"]) await end(name)

    expect(begun).toEqual(["a1", "a2", "b1", "a4"])
    expect(await outcomeOf(first!)).toBe("did a1")
    expect(await outcomeOf(other)).toBe("did b1")
  })

  it("is refused when all seats are taken, and not before", async () => {
    const { begun, ask, end } = aKitchen({ seats: 2 })
    for (const name of ["a1", "b1", "c1"]) ask(name)

    expect(await outcomeOf(ask("d1"))).toBe("busy")
    await end("a1")
    ask("e1")
    for (const name of ["b1", "c1", "e1"]) await end(name)

    expect(begun).toEqual(["a1", "b1", "c1", "e1"])
  })

  it("with no seats is done by who comes while nobody is at work", async () => {
    const { begun, ask, end } = aKitchen({ seats: 0 })
    ask("a1")
    expect(await outcomeOf(ask("b1"))).toBe("busy")
    await end("a1")
    ask("b2")

    expect(begun).toEqual(["a1", "b2"])
  })

  it("that breaks lets the next begin", async () => {
    const { begun, ask, end } = aKitchen()
    const broken = ask("a1")
    ask("b1")

    await end("a1", Effect.fail("no paper"))

    expect(await outcomeOf(broken)).toBe("broke")
    expect(begun).toEqual(["a1", "b1"])
  })

  it("that was given up while it waited is never begun, and leaves its place", async () => {
    const { begun, ask, end } = aKitchen({ perOwner: 3, seats: 3 })
    ask("a1")
    const gone = ask("a2")
    ask("a3")
    await Effect.runPromise(Fiber.interrupt(gone))
    ask("a4")
    const alone = ask("b1")
    await Effect.runPromise(Fiber.interrupt(alone))

    for (const name of ["a1", "a3", "a4"]) await end(name)
    ask("b2")

    expect(begun).toEqual(["a1", "a3", "a4", "b2"])
  })

  it("that was given up at work lets the next begin", async () => {
    const { begun, ask } = aKitchen({ perOwner: 1 })
    const gone = ask("a1")
    ask("b1")

    await Effect.runPromise(Fiber.interrupt(gone))
    ask("a2")

    expect(begun).toEqual(["a1", "b1"])
    expect(await outcomeOf(gone)).toBe("broke")
  })
})
