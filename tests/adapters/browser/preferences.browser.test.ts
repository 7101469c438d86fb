// @vitest-environment happy-dom
import { browserPreferences } from "#adapters/browser/preferences.browser.ts"
import { startPreferences } from "#adapters/browser/preferences.actor.ts"
import type { Preferences } from "#core/preferences/preferences.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

const first: Preferences = { language: "en", theme: null }

const kept: Array<string> = []
beforeEach(() => {
  kept.length = 0
  vi.spyOn(document, "cookie", "set").mockImplementation((cookie) => void kept.push(cookie))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A tab whose guest chooses; the words of a language may be missing. */
const aTab = (speak = async (_: string): Promise<void> => {}) => {
  const changes: Array<Preferences> = []
  const actor = startPreferences(first, { speak, changed: (to) => changes.push(to) })
  return { actor, changes }
}

describe("what a guest chooses", () => {
  it("is kept for a year in cookies of the whole site, once the words are there", async () => {
    const spoken: Array<string> = []
    const { actor, changes } = aTab(async (language) => void spoken.push(language))

    actor.send({ type: "guest.choseLanguage", language: "bm" })
    expect(changes).toEqual([])
    await vi.waitUntil(() => changes.length > 0)

    expect(spoken).toEqual(["bm"])
    expect(changes).toEqual([{ language: "bm", theme: null }])
    expect(kept).toEqual(["language=bm; path=/; max-age=31536000; samesite=lax"])
  })

  it("is nothing where the words are missing", async () => {
    const { actor, changes } = aTab(() => Promise.reject(new TypeError("Failed to fetch")))

    actor.send({ type: "guest.choseLanguage", language: "bm" })
    await vi.waitUntil(() => actor.getSnapshot().matches("settled"))

    expect(changes).toEqual([])
    expect(kept).toEqual([])
  })

  it("names the theme as well, once one was chosen, and over https never goes without it", () => {
    vi.stubGlobal("location", { protocol: "https:" })
    const { actor, changes } = aTab()

    actor.send({ type: "guest.choseTheme", theme: "dark" })
    actor.send({ type: "guest.choseTheme", theme: "dark" })

    expect(changes).toEqual([{ language: "en", theme: "dark" }])
    expect(kept.slice(0, 2)).toEqual([
      "language=en; path=/; max-age=31536000; samesite=lax; secure",
      "theme=dark; path=/; max-age=31536000; samesite=lax; secure",
    ])
  })
})

describe("the preferences of a tab", () => {
  it("begin as the page came, and say to all who listen what was chosen", async () => {
    const { chosen, fetchAhead } = browserPreferences({ ...first, more: 1 } as Preferences, vi.fn())
    expect(chosen.read()).toEqual(first)
    const heard: Array<Preferences> = []
    const stop = chosen.subscribe(() => heard.push(chosen.read()))
    fetchAhead()

    chosen.choose({ type: "guest.choseTheme", theme: "dark" })
    await vi.waitUntil(() => heard.length > 0)
    stop()
    chosen.choose({ type: "guest.choseTheme", theme: "light" })
    await vi.waitUntil(() => chosen.read().theme === "light")

    expect(heard).toEqual([{ language: "en", theme: "dark" }])
  })
})
