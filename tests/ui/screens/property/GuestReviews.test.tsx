import { totalsOf } from "#core/guest-score/guest-score.rules.ts"
import { reviewOf } from "#core/guest-score/kept-review.ts"
import { ReviewId, type Review, type ReviewsPage } from "#core/guest-score/review.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aKeptReview, marksOf } from "#fixtures/builders/a-review.ts"
import type { Journeys, ReviewWays } from "#ui/app/journeys.ts"
import { GuestReviews } from "#ui/screens/property/GuestReviews.tsx"
import { fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"

const idOf = (place: number) => ReviewId.make(`${place}`.repeat(26))

const reviewed = (place: number, changes: Partial<Review> = {}): Review => ({
  ...reviewOf(aKeptReview({ id: idOf(place), text: `Review ${place}` })),
  ...changes,
})

const all = [1, 2, 3].map((place) => reviewed(place))

const first = (changes: Partial<ReviewsPage> = {}): ReviewsPage => ({
  totals: totalsOf(all),
  page: 1,
  pageSize: 2,
  reviews: all.slice(0, 2),
  ...changes,
})

const drawn = (page = first(), ways: Partial<ReviewWays> = {}) => {
  const journeys = { reviews: async () => ways } as unknown as Journeys
  return draw(<GuestReviews property={aProperty()} first={page} />, { journeys })
}

describe("what guests say", () => {
  it("is a score, its aspects and the newest reviews", async () => {
    await drawn()

    expect(screen.getByText("3 reviews")).toBeTruthy()
    expect(screen.getAllByText("8.3 out of 10").length).toBeGreaterThan(0)
    const staff = screen.getByText("Staff or host").parentElement
    expect(staff?.textContent).toContain("10.0")
    expect(screen.getAllByRole("article")).toHaveLength(2)
    expect(screen.getAllByText("Stayed in December 2026")).toHaveLength(2)
    expect(screen.queryByText(/demonstration/)).toBeNull()
  })

  it("is none of a new stay", async () => {
    await drawn(first({ totals: totalsOf([]), reviews: [] }))

    expect(screen.getByText("No reviews yet")).toBeTruthy()
    expect(screen.queryByRole("article")).toBeNull()
  })

  it("says in which language a text is, who answered, and that it is invented", async () => {
    const review = reviewed(1, {
      text: "很安静",
      language: "cn",
      guest: "",
      invented: true,
      answer: { text: "谢谢", at: aKeptReview().at },
      marks: marksOf(5),
    })
    await drawn(first({ totals: totalsOf([review]), reviews: [review] }))

    expect(screen.getByText("很安静").getAttribute("lang")).toBe("zh-Hans")
    expect(screen.getByText(/In Chinese$/)).toBeTruthy()
    expect(screen.getByRole("heading", { name: "A guest" })).toBeTruthy()
    expect(screen.getByText("Reply from The Springwater")).toBeTruthy()
    expect(screen.getByText(/This is a demonstration/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Show more reviews" })).toBeNull()
  })

  it("is read on, each review once", async () => {
    const read = async () => first({ reviews: all, pageSize: 10 })
    await drawn(first(), { read })
    fireEvent.click(screen.getByRole("button", { name: "Show more reviews" }))

    expect(await screen.findByText("Review 3")).toBeTruthy()
    expect(screen.getAllByRole("article")).toHaveLength(3)
    expect(screen.getByText("3 of 3 reviews are shown.")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Show more reviews" })).toBeNull()
  })

  it("says that more could not be read, and tries again", async () => {
    let attempts = 0
    const read = async () => ((attempts += 1) === 1 ? null : first({ reviews: all }))
    await drawn(first(), { read })
    const more = screen.getByRole("button", { name: "Show more reviews" })
    fireEvent.click(more)
    expect(await screen.findByText(/could not be loaded/)).toBeTruthy()
    fireEvent.click(more)

    expect(await screen.findByText("Review 3")).toBeTruthy()
  })

  it("is reported once, however often the button is pressed", async () => {
    const reports: Array<ReadonlyArray<string>> = []
    const report: ReviewWays["report"] = (...asked) => {
      reports.push(asked)
      return new Promise(() => {})
    }
    await drawn(first(), { report })
    fireEvent.click(screen.getAllByRole("button", { name: "Report" })[0] ?? document.body)
    const dialog = await screen.findByRole("dialog", { name: "Report this review" })
    fireEvent.click(within(dialog).getByRole("radio", { name: "It is advertising" }))
    fireEvent.click(within(dialog).getByRole("button", { name: "Send report" }))
    const sending = await within(dialog).findByRole("button", { name: /^Sending/ })
    fireEvent.click(sending)

    expect(sending.getAttribute("aria-disabled")).toBe("true")
    expect(reports).toEqual([[idOf(1), "advertising"]])
  })

  it("is reported for one of the reasons", async () => {
    const reports: Array<ReadonlyArray<string>> = []
    const report: ReviewWays["report"] = async (...asked) => {
      reports.push(asked)
      return reports.length === 1 ? "failed" : "reported"
    }
    await drawn(first(), { report })
    fireEvent.click(screen.getAllByRole("button", { name: "Report" })[1] ?? document.body)
    const dialog = await screen.findByRole("dialog", { name: "Report this review" })
    const send = within(dialog).getByRole("button", { name: "Send report" })
    fireEvent.click(send)
    fireEvent.click(within(dialog).getByRole("radio", { name: "It is advertising" }))
    fireEvent.click(send)
    expect(await within(dialog).findByText(/was not sent/)).toBeTruthy()
    fireEvent.click(within(dialog).getByRole("button", { name: "Send report" }))

    expect(await screen.findByText("Thank you. We will look at this review.")).toBeTruthy()
    expect(reports).toEqual([
      [idOf(2), "advertising"],
      [idOf(2), "advertising"],
    ])
  })
})
