// @vitest-environment happy-dom
import { browserArticles } from "#adapters/browser/articles.browser.ts"
import { browserPages } from "#adapters/browser/pages.browser.ts"
import { loadScript } from "#adapters/browser/script.browser.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

describe("the text of an information page", () => {
  const fetchingFrom = (answer: () => Promise<Response>) => {
    const asked: Array<string> = []
    const article = browserArticles<unknown>((address) => {
      asked.push(address)
      return answer()
    })
    return { asked, article: () => article("/about-us", "bm") }
  }

  it("is what the build wrote down, in the language of its reader", async () => {
    const { asked, article } = fetchingFrom(async () => Response.json({ title: "Tentang kami" }))

    expect(await article()).toEqual({ ok: { title: "Tentang kami" } })
    expect(asked).toEqual(["/about-us/_payload.json?lang=bm"])
  })

  it.each<[why: string, answer: () => Promise<Response>]>([
    ["it is not there", async () => Response.json({ title: "404" }, { status: 404 })],
    ["nobody answers", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the answer is a page", async () => new Response("<html>Welcome</html>")],
  ])("is out of reach where %s", async (_, answer) => {
    expect(await fetchingFrom(answer).article()).toEqual({ failed: "unreachable" })
  })
})

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

describe("a script of another site", () => {
  // The document of this test loads no scripts, and would say so.
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}))
  afterEach(() => {
    vi.restoreAllMocks()
    document.head.replaceChildren()
  })

  /** The element by which a script is asked for; nothing is loaded. */
  const asking = () => {
    const added: Array<HTMLScriptElement> = []
    vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
      added.push(...(nodes as Array<HTMLScriptElement>))
    })
    return { loading: loadScript("https://maps.test/a.js"), script: added[0]! }
  }

  it("is there once it is loaded", async () => {
    const { loading, script } = asking()
    expect(script.tagName).toBe("SCRIPT")
    expect(script.src).toBe("https://maps.test/a.js")

    script.dispatchEvent(new Event("load"))

    await expect(loading).resolves.toBeUndefined()
  })

  it("that cannot be loaded leaves nothing behind", async () => {
    const { loading, script } = asking()
    const removed = vi.spyOn(script, "remove")

    script.dispatchEvent(new Event("error"))

    await expect(loading).rejects.toThrow("The script at https://maps.test/a.js cannot be loaded")
    expect(removed).toHaveBeenCalledOnce()
  })
})
