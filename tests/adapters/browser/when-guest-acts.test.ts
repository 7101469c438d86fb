// @vitest-environment happy-dom
import { whenGuestActs } from "#adapters/browser/when-guest-acts.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

const work = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("requestIdleCallback", undefined)
  Reflect.deleteProperty(window, "requestIdleCallback")
  whenGuestActs(work)
})

afterEach(() => {
  // Whoever still waits has been served, so that no test hears another's listener.
  window.dispatchEvent(new Event("pointermove"))
  vi.runAllTimers()
  work.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("work that waits until the guest acts", () => {
  it("is not done on a page that nobody touches", () => {
    vi.advanceTimersByTime(60_000)

    expect(work).not.toHaveBeenCalled()
  })

  it.each(["pointermove", "pointerdown", "touchstart", "keydown", "scroll", "focusin"])(
    "is done once the browser is idle after the first %s",
    (act) => {
      document.body.dispatchEvent(new Event(act))
      expect(work).not.toHaveBeenCalled()
      vi.runAllTimers()

      expect(work).toHaveBeenCalledOnce()
    },
  )

  it("is done once, whatever else the guest does", () => {
    for (const act of ["pointermove", "keydown", "pointermove"])
      document.body.dispatchEvent(new Event(act))
    vi.runAllTimers()
    document.body.dispatchEvent(new Event("scroll"))
    vi.runAllTimers()

    expect(work).toHaveBeenCalledOnce()
  })
})
