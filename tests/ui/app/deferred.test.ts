import { deferred, isPending } from "#ui/app/deferred.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe("data that may be slow", () => {
  it("is waited for without a limit", async () => {
    const slow = Promise.withResolvers<string>()
    const waiting = deferred(slow.promise, null)
    await vi.advanceTimersByTimeAsync(60_000)
    slow.resolve("here")

    expect(await waiting).toEqual({ value: "here" })
    expect(vi.getTimerCount()).toBe(0)
  })

  it("is here where it arrives in time, and nothing is waited for any more", async () => {
    const answer = await deferred(Promise.resolve("here"), 50)

    expect(answer).toEqual({ value: "here" })
    expect(isPending(answer.value)).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })

  it("stays on its way where it takes longer", async () => {
    const slow = Promise.withResolvers<string>()
    const waiting = deferred(slow.promise, 50)
    await vi.advanceTimersByTimeAsync(50)
    const { value } = await waiting

    expect(isPending(value)).toBe(true)
    slow.resolve("late")
    expect(await value).toBe("late")
  })

  it("may arrive until the limit, and not before it is given up", async () => {
    const slow = Promise.withResolvers<string>()
    const waiting = deferred(slow.promise, 50)
    await vi.advanceTimersByTimeAsync(49)
    slow.resolve("just in time")

    expect(await waiting).toEqual({ value: "just in time" })
  })
})
