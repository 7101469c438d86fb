// @vitest-environment happy-dom
import { newVisit } from "#adapters/browser/visit.browser.ts"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => void vi.restoreAllMocks())

describe("a visit", () => {
  it("is named by sixteen random bytes, each in two places", () => {
    vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
      ;(bytes as Uint8Array).set([0, 1, 15, 16, 255])
      return bytes
    })

    expect(newVisit()).toBe(`00010f10ff${"00".repeat(11)}`)
  })
})
