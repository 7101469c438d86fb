// @vitest-environment happy-dom
import { browserSharing } from "#adapters/browser/sharing.browser.ts"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => void vi.unstubAllGlobals())

describe("giving a page on", () => {
  const page = { url: "https://stay.test/", title: "The Springwater" }

  it("goes by the system's own sheet, where it has one", async () => {
    const share = vi.fn<(page: object) => Promise<void>>(async () => {})
    vi.stubGlobal("navigator", { share })

    expect(browserSharing().hasSheet()).toBe(true)
    expect(await browserSharing().open(page)).toBe(true)
    expect(share.mock.calls).toEqual([[page]])
  })

  it("says that the guest closed the sheet, and that there is none", async () => {
    vi.stubGlobal("navigator", { share: () => Promise.reject(new DOMException("", "AbortError")) })
    expect(await browserSharing().open(page)).toBe(false)

    vi.stubGlobal("navigator", {})
    expect(browserSharing().hasSheet()).toBe(false)
  })

  it("copies, and says where the browser does not", async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
    vi.stubGlobal("navigator", { clipboard: { writeText } })
    expect(await browserSharing().copy("SGH-1")).toBe(true)
    expect(writeText.mock.calls).toEqual([["SGH-1"]])

    vi.stubGlobal("navigator", {})
    expect(await browserSharing().copy("SGH-1")).toBe(false)
  })
})
