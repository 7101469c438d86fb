import { browserPages } from "#adapters/browser/pages.browser.ts"
import { describe, expect, it } from "vitest"

describe("the calls of pages", () => {
  const answering = { home: async (...asked: ReadonlyArray<unknown>) => ({ ok: asked }) }

  /** Code that is there after so many failures. */
  const codeAfter = (failures: number) => {
    const state = { fetched: 0 }
    const own = browserPages(async () => {
      state.fetched += 1
      if (state.fetched <= failures) throw new TypeError("Failed to fetch")
      return answering
    })
    return { ...own, state }
  }

  it("fetch their code once, ahead or with the first of them, and hand on what is asked", async () => {
    const { pages, fetchAhead, state } = codeAfter(0)
    expect(state.fetched).toBe(0)

    fetchAhead()
    expect(state.fetched).toBe(1)

    expect(await pages.home("a", 2)).toEqual({ ok: ["a", 2] })
    expect(await pages.home()).toEqual({ ok: [] })
    expect(state.fetched).toBe(1)
  })

  it("say that their code is out of reach, and fetch it with the next of them", async () => {
    const { pages, fetchAhead } = codeAfter(2)
    fetchAhead()

    expect(await pages.home()).toEqual({ failed: "unreachable" })
    expect(await pages.home()).toEqual({ failed: "unreachable" })
    expect(await pages.home()).toEqual({ ok: [] })
  })
})
