// @vitest-environment happy-dom
import { startRelease } from "#adapters/browser/release.actor.ts"
import { browserRelease } from "#adapters/browser/release.browser.ts"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"

const BUILD = { id: "build-1", pollMs: 300_000 }

let visibility: "visible" | "hidden"
const reload = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  visibility = "visible"
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility)
  vi.stubGlobal("location", { reload })
  vi.spyOn(document, "addEventListener")
  vi.spyOn(window, "addEventListener")
  reload.mockClear()
})
afterEach(() => {
  for (const [event, listener] of vi.mocked(document.addEventListener).mock.calls)
    document.removeEventListener(event, listener)
  for (const [event, listener] of vi.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(event, listener)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const turn = (to: typeof visibility) => {
  visibility = to
  document.dispatchEvent(new Event("visibilitychange"))
}

/** A tab of the first build that asks for the latest one. */
const aTab = (answer: () => Promise<Response>) => {
  const asked: Array<string> = []
  const said: Array<boolean> = []
  const actor = startRelease({
    build: BUILD,
    fetch: (address) => {
      asked.push(address)
      return answer()
    },
    outdated: (is) => said.push(is),
  })
  onTestFinished(() => void actor.stop())
  return { actor, asked, isOutdated: () => said.at(-1) }
}

const latest = (id: unknown) => async () => Response.json({ id })

describe("a tab that asks for newer builds", () => {
  it("says so once one is out, and is loaded again when its guest wants it", async () => {
    const { actor, asked, isOutdated } = aTab(latest("build-2"))
    await vi.advanceTimersByTimeAsync(299_999)
    expect(asked).toEqual([])

    await vi.advanceTimersByTimeAsync(1)

    expect(asked).toEqual(["/builds/latest.json"])
    expect(isOutdated()).toBe(true)
    expect(reload).not.toHaveBeenCalled()
    actor.send({ type: "guest.reloaded" })
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each<[why: string, answer: () => Promise<Response>]>([
    ["the latest is its own", latest("build-1")],
    ["the latest has no name", latest(7)],
    ["the answer has none", async () => Response.json({})],
    ["the answer is no object", async () => Response.json("build-2")],
    ["the answer is nothing", async () => Response.json(null)],
    ["the answer cannot be read", async () => new Response("<html>")],
    ["it is not there", async () => Response.json({ id: "build-2" }, { status: 404 })],
    ["nobody answers", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("goes on asking where %s", async (_, answer) => {
    const { asked, isOutdated } = aTab(answer)

    await vi.advanceTimersByTimeAsync(600_000)

    expect(asked).toHaveLength(2)
    expect(isOutdated()).toBe(false)
  })

  it("asks nobody while it is hidden, and at once when it is seen again", async () => {
    const { asked } = aTab(latest("build-1"))
    turn("hidden")
    await vi.advanceTimersByTimeAsync(900_000)
    expect(asked).toEqual([])

    turn("visible")

    expect(asked).toHaveLength(1)
  })

  it("that began hidden asks when it is seen", async () => {
    visibility = "hidden"
    const { asked } = aTab(latest("build-1"))
    await vi.advanceTimersByTimeAsync(300_000)
    expect(asked).toEqual([])

    turn("visible")

    expect(asked).toHaveLength(1)
  })
})

describe("a page of a build", () => {
  it("asks for a newer one once it was there as long as between two questions", async () => {
    const asked: Array<string> = []
    const { release } = browserRelease(BUILD, async (address) => {
      asked.push(address)
      return Response.json({ id: "build-2" })
    })
    const heard: Array<boolean> = []
    const stop = release.subscribe(() => heard.push(release.isOutdated()))
    expect(release.isOutdated()).toBe(false)

    await vi.advanceTimersByTimeAsync(300_000)
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(300_000)
    await vi.waitFor(() => expect(release.isOutdated()).toBe(true))
    stop()
    release.tell({ type: "guest.postponed" })
    await vi.waitFor(() => expect(release.isOutdated()).toBe(false))

    expect(asked).toEqual(["/builds/meta/build-1.json", "/builds/latest.json"])
    expect(heard.at(-1)).toBe(true)
  })
})
