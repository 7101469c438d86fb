// @vitest-environment happy-dom
import { loadScript } from "#adapters/browser/script.browser.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

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
