import { atManaging, presses, windowOf } from "#tests/ui/support/at-managing.tsx"
import { fireEvent } from "@testing-library/react"
import { describe, expect, it } from "vitest"

const considering = async () => {
  await atManaging()
  await presses("Cancel booking")
  return { dialog: await windowOf("Cancel booking") }
}

describe("what would come back on another day", () => {
  const asking = async (day: string) => {
    const { dialog } = await considering()
    const field = dialog.getByLabelText("What if I cancel on…")
    const answer = field.closest("div")?.parentElement?.querySelector('[role="status"]')
    const before = answer?.textContent
    fireEvent.change(field, { target: { value: day } })
    return { before, after: answer?.textContent.replaceAll("\u00A0", " "), field, dialog }
  }

  it("is said for that day, to the end of it", async () => {
    const { before, after, field, dialog } = await asking("2026-12-02")

    expect(before).toBe("")
    expect(after).toBe("If you cancel by the end of Wed, 2 Dec, you get back: RM 452.00")
    expect(field.getAttribute("placeholder")).toBe("dd/mm/yyyy")
    expect(dialog.getByText("This only shows the amount. Nothing is cancelled.")).toBeTruthy()
  })

  it("is asked of no day before one is typed", async () => {
    const { dialog } = await considering()

    expect(dialog.getByLabelText("What if I cancel on…")).toHaveProperty("value", "")
  })

  it("is nothing to be said of what is no day", async () => {
    expect((await asking("next")).after).toBe("")
  })

  it("is said not to be possible once the stay began", async () => {
    expect((await asking("2026-12-24")).after).toBe("On that day it cannot be cancelled here.")
  })
})
