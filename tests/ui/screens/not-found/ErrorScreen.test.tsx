import { pagesRouter } from "#ui/routes/router.tsx"
import { ErrorScreen } from "#ui/screens/not-found/ErrorScreen.tsx"
import { screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it, vi } from "vitest"
import { aContext, draw } from "#tests/ui/support/stage.tsx"

const inside = new Error("the inside of the product")

describe("a fatal error", () => {
  it.each([
    ["en", "We could not load this page", "Try again"],
    ["bm", "Halaman ini tidak dapat dimuatkan", "Cuba lagi"],
    ["cn", "无法加载此页面", "重试"],
  ] as const)(
    "is shown as the error page in %s, and tells nothing of its inside",
    { tags: "§8.2" },
    async (language, heading, retry) => {
      const reset = vi.fn<() => void>()
      const { container } = await draw(<ErrorScreen error={inside} reset={reset} />, { language })

      expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeTruthy()
      expect(container.textContent).not.toContain(inside.message)
      await userEvent.click(screen.getByRole("button", { name: retry }))
      expect(reset).toHaveBeenCalledOnce()
    },
  )

  describe("of code that could not be fetched", () => {
    const missing = Object.assign(new Error("chunk"), { name: "PieceMissing" })
    const aRelease = (answers: ReadonlyArray<boolean>) => {
      const left = [...answers]
      return {
        ...aContext().release,
        isReachable: vi.fn<() => Promise<boolean>>(async () => left.shift() ?? true),
        reloadOnceFor: vi.fn<(path: string) => boolean>(() => true),
      }
    }
    const stands = (release: ReturnType<typeof aRelease>) =>
      draw(<ErrorScreen error={missing} reset={() => {}} />, { release })

    it("loads the page again where the site answers", async () => {
      const release = aRelease([true])
      await stands(release)

      await waitFor(() => expect(release.reloadOnceFor).toHaveBeenCalledWith("/"))
      expect(screen.getByText(/Part of this page did not load/)).toBeTruthy()
    })

    it("stays and says why where nobody answers, until somebody does", async () => {
      const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {})
      const release = aRelease([false, false, true])
      await stands(release)

      await screen.findByText(/We could not connect/)
      await userEvent.click(screen.getByRole("button", { name: "Try again" }))
      await waitFor(() => expect(release.isReachable).toHaveBeenCalledTimes(2))
      expect(reload).not.toHaveBeenCalled()
      await userEvent.click(screen.getByRole("button", { name: "Try again" }))

      await waitFor(() => expect(reload).toHaveBeenCalledOnce())
      expect(release.reloadOnceFor).not.toHaveBeenCalled()
    })
  })

  it("ends there wherever it happens", { tags: "§8.2" }, () => {
    expect(pagesRouter(aContext()).options.defaultErrorComponent).toBe(ErrorScreen)
  })
})
