import { useJourney, type Started } from "#ui/app/use-journey.ts"
import { act, renderHook } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { createActor, createMachine, type AnyActorRef } from "xstate"

const machine = createMachine({ initial: "open", states: { open: {} } })

type Begun = AnyActorRef | { readonly failed: "unreachable" }

/** Journeys that begin when the test says so, each named after what was wanted. */
const journeys = () => {
  const begun: Array<{ readonly resolve: (actor: Begun) => void }> = []
  const begin = () => {
    const starting = Promise.withResolvers<Begun>()
    begun.push(starting)
    return starting.promise
  }
  return { begun, begin }
}

const anActor = (): AnyActorRef => createActor(machine).start()

const isRunning = (actor: AnyActorRef) => actor.getSnapshot().status === "active"

const draws = (has?: (actor: AnyActorRef) => boolean) => {
  const { begun, begin } = journeys()
  const hook = renderHook(
    ({ wanted }) => useJourney<AnyActorRef>({ wanted, begin, ...(has && { has }) }),
    { initialProps: { wanted: "first" } },
  )
  const resolves = (place: number, actor: Begun) => act(async () => begun[place]?.resolve(actor))
  return { ...hook, begun, resolves }
}

const retryOf = (started: Started<AnyActorRef>) =>
  started.state === "unreachable" ? started.retry : () => expect.fail("Nothing to try again")

describe("a journey of a page", () => {
  it("is on its way until it has begun", async () => {
    const { result, resolves } = draws()
    expect(result.current).toEqual({ state: "starting" })

    const actor = anActor()
    await resolves(0, actor)

    expect(result.current).toEqual({ state: "started", actor })
  })

  it("stops with its page", async () => {
    const { resolves, unmount } = draws()
    const actor = anActor()
    await resolves(0, actor)
    expect(isRunning(actor)).toBe(true)

    unmount()

    expect(isRunning(actor)).toBe(false)
  })

  it("stops at once where its page has gone before it began", async () => {
    const { resolves, unmount } = draws()
    unmount()

    const actor = anActor()
    await resolves(0, actor)

    expect(isRunning(actor)).toBe(false)
  })

  it("ends where another one is wanted", async () => {
    const { result, resolves, rerender, begun } = draws()
    const [first, second] = [anActor(), anActor()]
    await resolves(0, first)

    rerender({ wanted: "second" })
    expect(result.current).toEqual({ state: "starting" })
    expect(isRunning(first)).toBe(false)
    await resolves(1, second)

    expect(begun.length).toBe(2)
    expect(result.current).toEqual({ state: "started", actor: second })
    expect(isRunning(second)).toBe(true)
  })

  it("that is no longer wanted stops where it begins late", async () => {
    const { result, resolves, rerender } = draws()
    const [first, second] = [anActor(), anActor()]
    rerender({ wanted: "second" })

    await resolves(1, second)
    await resolves(0, first)

    expect(isRunning(first)).toBe(false)
    expect(result.current).toEqual({ state: "started", actor: second })
  })

  it("goes on where the present one has what is wanted", async () => {
    const actor = anActor()
    const { result, resolves, rerender, begun } = draws((present) => present === actor)
    await resolves(0, actor)

    rerender({ wanted: "second" })

    expect(begun.length).toBe(1)
    expect(result.current).toEqual({ state: "started", actor })
    expect(isRunning(actor)).toBe(true)
  })

  it("may be tried again each time that its code could not be fetched", async () => {
    const { result, resolves, begun } = draws()
    await resolves(0, { failed: "unreachable" })
    expect(result.current.state).toBe("unreachable")

    act(() => retryOf(result.current)())
    expect(result.current).toEqual({ state: "starting" })
    await resolves(1, { failed: "unreachable" })
    act(() => retryOf(result.current)())
    const actor = anActor()
    await resolves(2, actor)

    expect(begun.length).toBe(3)
    expect(result.current).toEqual({ state: "started", actor })
  })

  it("that is no longer wanted does not say that it could not be fetched", async () => {
    const { result, resolves, rerender } = draws()
    rerender({ wanted: "second" })

    await resolves(0, { failed: "unreachable" })

    expect(result.current).toEqual({ state: "starting" })
  })

  it("does not begin where there is none, as on the server", () => {
    const { result } = renderHook(() =>
      useJourney<AnyActorRef>({ wanted: "", begin: () => undefined }),
    )

    expect(result.current).toEqual({ state: "starting" })
  })
})
