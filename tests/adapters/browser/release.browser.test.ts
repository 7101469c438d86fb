// @vitest-environment happy-dom
import { browserRelease } from "#adapters/browser/release.browser.ts"
import { afterEach, beforeEach, expect, it, vi } from "vitest"

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window, "addEventListener")
})
afterEach(() => {
  for (const [event, listener] of vi.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(event, listener)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it("fetches the facts of its build after 1000 ms, once", { tags: ["§7.2", "§9.10"] }, () => {
  const asked: Array<string> = []
  const build = { id: "build-1", pollMs: 300_000 }
  const { release } = browserRelease(build, async (address, init) => {
    expect(init).toEqual({ priority: "low" })
    asked.push(address)
    return new Response("{}")
  })

  release.tell({ type: "guest.postponed" })
  vi.advanceTimersByTime(999)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked).toEqual(["/builds/meta/build-1.json"])
  vi.advanceTimersByTime(100_000)
  expect(asked).toHaveLength(1)
})

it("asks nobody where the page belongs to no build", () => {
  const fetch = vi.fn<() => Promise<Response>>()
  browserRelease(undefined, fetch)

  vi.advanceTimersByTime(400_000)

  expect(fetch).not.toHaveBeenCalled()
})
