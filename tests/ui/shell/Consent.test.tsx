import type { VisitEvent } from "#core/visitor/visit-events.ts"
import type { Analytics } from "#ui/app/context.ts"
import { Consent } from "#ui/shell/Consent.tsx"
import { screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"

/** A counting that keeps its answer in memory and what it was told. */
const aCounting = (answer: ReturnType<Analytics["consent"]> = "unasked") => {
  const listeners = new Set<() => void>()
  const told: Array<VisitEvent> = []
  let consent = answer
  const analytics: Analytics = {
    consent: () => consent,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    decide: (agreed) => {
      consent = agreed ? "agreed" : "refused"
      for (const listener of listeners) listener()
    },
    tell: (event) => void told.push(event),
  }
  return { analytics, told }
}

const banner = () =>
  screen.queryByRole("region", { name: "May we use cookies for visit statistics?" })

describe("the question whether visits may be counted", () => {
  it("is asked once, with both answers side by side and alike", async () => {
    await draw(<Consent analytics={aCounting().analytics} />)

    const [no, yes] = ["No, thanks", "Yes, I agree"].map((name) =>
      screen.getByRole("button", { name }),
    )

    expect(no?.className).toBe(yes?.className)
    expect(no?.parentElement).toBe(yes?.parentElement)
  })

  it("goes with a no, and nothing is told", async () => {
    const { analytics, told } = aCounting()
    await draw(<Consent analytics={analytics} />)

    await userEvent.click(screen.getByRole("button", { name: "No, thanks" }))

    expect(banner()).toBeNull()
    expect(analytics.consent()).toBe("refused")
    expect(told).toEqual([])
  })

  it("begins with the page that is open after a yes", async () => {
    const { analytics, told } = aCounting()
    await draw(<Consent analytics={analytics} />)

    await userEvent.click(screen.getByRole("button", { name: "Yes, I agree" }))

    await waitFor(() => expect(told.map(({ name }) => name)).toContain("page_view"))
  })

  it("can be answered anew at any time", async () => {
    const { analytics } = aCounting("agreed")
    await draw(<Consent analytics={analytics} />)
    expect(banner()).toBeNull()

    await userEvent.click(screen.getByRole("button", { name: "Change" }))
    await userEvent.click(screen.getByRole("button", { name: "No, thanks" }))

    expect(analytics.consent()).toBe("refused")
    expect(screen.getByText(/are not counted/)).toBeTruthy()
  })

  it.each([
    ["bm", "Bolehkah kami menggunakan kuki untuk statistik lawatan?"],
    ["cn", "可以让我们使用 Cookie 统计访问吗？"],
  ] as const)("is asked in %s", async (language, question) => {
    await draw(<Consent analytics={aCounting().analytics} />, { language })

    expect(screen.getByRole("region", { name: question })).toBeTruthy()
  })
})
