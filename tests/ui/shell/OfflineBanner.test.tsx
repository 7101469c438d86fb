import { OfflineBanner } from "#ui/shell/OfflineBanner.tsx"
import { draw } from "#tests/ui/support/stage.tsx"
import { act, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"

const KEPT_AT = "2026-11-26T04:30:00.000Z"
const said = () => screen.getByRole("status").textContent

afterEach(() => {
  delete document.documentElement.dataset["keptAt"]
  vi.restoreAllMocks()
})

describe("what a page says of its connection", () => {
  it("is nothing while there is one", async () => {
    await draw(<OfflineBanner />)
    expect(said()).toBe("")
  })

  it("is that there is none, until there is one again", async () => {
    const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true)
    await draw(<OfflineBanner />)
    const happens = (event: string, online: boolean) =>
      act(() => {
        isOnline.mockReturnValue(online)
        window.dispatchEvent(new Event(event))
      })

    happens("offline", false)
    expect(said()).toBe(
      "You are offline. You can still read this page; searches need a connection.",
    )
    happens("online", true)
    expect(said()).toBe("")
  })

  it.each([
    ["en", "You are offline. This is how it was at 12:30 on 26 November."],
    ["bm", "Anda di luar talian. Beginilah keadaannya pada 26 November, pukul 12:30."],
    ["cn", "您已离线。以下是 11月26日12:30 的内容。"],
  ] as const)("is in %s when a kept page was kept", async (language, line) => {
    document.documentElement.dataset["keptAt"] = KEPT_AT
    await draw(<OfflineBanner />, { language })
    expect((await screen.findByText(line, { exact: false })).textContent).toContain(line)
  })

  it("loads a kept page again once there is a connection, and when asked to", async () => {
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {})
    document.documentElement.dataset["keptAt"] = KEPT_AT
    await draw(<OfflineBanner />)
    const again = await screen.findByRole("button", { name: "Try again" })
    again.click()
    expect(reload).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event("online"))
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it("loads nothing again once another page is shown", async () => {
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {})
    document.documentElement.dataset["keptAt"] = KEPT_AT
    const { unmount } = await draw(<OfflineBanner />)
    await screen.findByRole("button", { name: "Try again" })
    expect(said()).toMatch(/on 26 November\. Try again$/)

    unmount()
    window.dispatchEvent(new Event("online"))

    expect(reload).not.toHaveBeenCalled()
  })

  it("never takes a guest back who is on the way to another page as the connection returns", async () => {
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {})
    document.documentElement.dataset["keptAt"] = KEPT_AT
    await draw(<OfflineBanner />)
    await screen.findByRole("button", { name: "Try again" })
    window.dispatchEvent(new Event("beforeunload"))
    window.dispatchEvent(new Event("online"))
    expect(reload).not.toHaveBeenCalled()

    // The browser shows this page again when the guest goes back.
    window.dispatchEvent(new Event("pageshow"))
    window.dispatchEvent(new Event("online"))
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
