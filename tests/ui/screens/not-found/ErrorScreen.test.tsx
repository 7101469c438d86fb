import { pagesRouter } from "#ui/routes/router.tsx"
import { ErrorScreen } from "#ui/screens/not-found/ErrorScreen.tsx"
import { screen } from "@testing-library/react"
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

  it("ends there wherever it happens", { tags: "§8.2" }, () => {
    expect(pagesRouter(aContext()).options.defaultErrorComponent).toBe(ErrorScreen)
  })
})
