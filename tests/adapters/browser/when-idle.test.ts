// @vitest-environment happy-dom
import { whenIdle } from "#adapters/browser/when-idle.ts"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("what has time until the browser is idle", () => {
  it("is done then, and after two seconds at the latest", () => {
    const requestIdleCallback = vi.fn<(work: () => void, when: object) => void>()
    vi.stubGlobal("requestIdleCallback", requestIdleCallback)
    const work = vi.fn<() => void>()

    whenIdle(work)

    expect(requestIdleCallback.mock.calls).toEqual([[work, { timeout: 2000 }]])
    expect(work).not.toHaveBeenCalled()
  })

  it("is done after a second by a browser that does not say when it is idle", () => {
    vi.useFakeTimers()
    vi.stubGlobal("requestIdleCallback", undefined)
    Reflect.deleteProperty(window, "requestIdleCallback")
    const work = vi.fn<() => void>()

    whenIdle(work)

    vi.advanceTimersByTime(999)
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledOnce()
  })
})
