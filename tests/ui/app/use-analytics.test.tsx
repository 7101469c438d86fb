import { draw } from "#tests/ui/support/stage.tsx"
import type { Analytics } from "#ui/app/context.ts"
import { useAnalytics } from "#ui/app/use-analytics.ts"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { describe, expect, it } from "vitest"

const event = { name: "share" } as never

const Teller = () => {
  const tell = useAnalytics()
  const [said, setSaid] = useState("Tell")
  const press = () => {
    tell(event)
    setSaid("Said")
  }
  return (
    <button type="button" onClick={press}>
      {said}
    </button>
  )
}

const press = () => userEvent.click(screen.getByRole("button"))

describe("what is counted of a press", () => {
  it("is said where visits are counted", async () => {
    const heard: Array<unknown> = []
    const analytics = { tell: (one: unknown) => void heard.push(one) } as unknown as Analytics
    await draw(<Teller />, { analytics: async () => analytics })

    await press()

    await expect.poll(() => heard).toEqual([event])
  })

  it("is nothing where nothing is counted, or what counts could not be fetched", async () => {
    const { unmount } = await draw(<Teller />)
    await press()
    expect(screen.getByRole("button").textContent).toBe("Said")
    unmount()

    await draw(<Teller />, { analytics: () => Promise.reject(new Error("not fetched")) })
    await press()

    expect(screen.getByRole("button").textContent).toBe("Said")
  })
})
