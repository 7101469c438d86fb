import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import type { Mark } from "#core/guest-score/review.ts"
import { MarkField } from "#ui/parts/reviews/MarkField.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const drawn = async ({ value, issue = null }: { value?: Mark; issue?: string | null } = {}) => {
  const chosen: Array<Mark> = []
  await draw(
    <MarkField
      label="Comfort"
      name="comfort"
      id="review-comfort"
      value={value}
      issue={issue}
      onChoose={(mark) => void chosen.push(mark)}
    />,
  )
  return chosen
}

const group = () => screen.getByRole("group")
const radios = () => within(group()).getAllByRole<HTMLInputElement>("radio")

describe("the mark of an aspect", () => {
  it("is one of five with a word each, the worst first", async () => {
    await drawn()

    expect(radios().map(({ labels }) => labels![0]!.textContent)).toEqual([
      "1 Poor",
      "2 Fair",
      "3 Good",
      "4 Very good",
      "5 Excellent",
    ])
    expect(radios().map(({ name, value, id }) => [name, value, id])).toEqual([
      ["comfort", "1", "review-comfort"],
      ["comfort", "2", ""],
      ["comfort", "3", ""],
      ["comfort", "4", ""],
      ["comfort", "5", ""],
    ])
    expect(group().querySelector("legend")!.textContent).toBe("Comfort")
    expect(group().hasAttribute("aria-describedby")).toBe(false)
  })

  it("is the one that was chosen, which the eye sees beside the label", async () => {
    await drawn({ value: 4 })

    expect(radios().map(({ checked }) => checked)).toEqual([false, false, false, true, false])
    expect(group().querySelector("legend")!.textContent).toBe("Comfort · Very good")
    expect(group().querySelector("legend span")!.getAttribute("aria-hidden")).toBe("true")
  })

  it("is chosen with a press", async () => {
    const chosen = await drawn()

    await userEvent.click(screen.getByLabelText(/^2/))

    expect(chosen).toEqual([2])
  })

  it("says what is wrong with it", async () => {
    await drawn({ issue: "Missing" })

    const issue = screen.getByText("Please fill this in")
    expect(issue.id).toBe("review-comfort-issue")
    expect(group().getAttribute("aria-describedby")).toBe("review-comfort-issue")
  })
})
