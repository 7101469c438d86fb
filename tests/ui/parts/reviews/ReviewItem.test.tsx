import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import type { Language } from "#core/kernel/localised.ts"
import type { Review } from "#core/guest-score/review.ts"
import { aKeptReview } from "#fixtures/builders/a-review.ts"
import { CardScore } from "#ui/parts/reviews/CardScore.tsx"
import { ReviewItem } from "#ui/parts/reviews/ReviewItem.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const { property: _, booking: __, key: ___, hidden: ____, ...review } = aKeptReview()

const drawn = (changes: Partial<Review> = {}, language: Language = "en") =>
  draw(
    <ReviewItem review={{ ...review, ...changes }} property="The Springwater">
      <button type="button">Report</button>
    </ReviewItem>,
    { language },
  )

describe("a review", () => {
  it("says who stayed when, with which score", async () => {
    const { container } = await drawn()
    const header = container.querySelector("header")!

    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Aisyah")
    expect(header.querySelector("p")!.textContent).toBe("Stayed in December 2026")
    expect(header.querySelector("[aria-hidden]")!.textContent).toBe("8.3")
    expect(screen.getByText("8.3 out of 10").className).toBe("visually-hidden")
  })

  it("has its text in its own language, which is said where it is another", async () => {
    const { container } = await drawn({ language: "cn", text: "很安静。" })

    expect(container.querySelector("header p")!.textContent).toBe(
      "Stayed in December 2026 · In Chinese",
    )
    expect(screen.getByText("很安静。").lang).toBe("zh-Hans")
  })

  it("does not say of names and replies in which language they are", async () => {
    await drawn({ answer: { text: "Terima kasih!", at: review.at } })

    expect(screen.getByText("Aisyah").getAttribute("lang")).toBe("")
    expect(screen.getByText("Terima kasih!").getAttribute("lang")).toBe("")
  })

  it("has what the property says, under its name", async () => {
    await drawn({ answer: { text: "Terima kasih!", at: review.at } })

    expect(screen.getByRole("heading", { level: 4 }).textContent).toBe("Reply from The Springwater")
  })

  it("has no reply where there is none, and what belongs to it last", async () => {
    await drawn()

    expect(screen.queryByRole("heading", { level: 4 })).toBeNull()
    expect(screen.getByRole("article").lastElementChild!.textContent).toBe("Report")
  })

  it("is of a guest where the name was taken back", async () => {
    await drawn({ guest: "" })

    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("A guest")
  })
})

describe("the score on a card", () => {
  const said = async (score: Parameters<typeof CardScore>[0]["score"]) => {
    const { container, unmount } = await draw(<CardScore score={score} />)
    const text = container.textContent
    unmount()
    return text
  }

  it("says of how many reviews it is, and where some were made up", async () => {
    expect(await said({ tenths: 86, count: 1 })).toBe("8.68.6 out of 101 review")
    expect(await said({ tenths: 100, count: 12, invented: true })).toBe(
      "10.010.0 out of 1012 reviews (demonstration)",
    )
  })
})
