import type { ReviewActor } from "#ui/app/journeys.ts"
import { reviewWith } from "#core/reviews/review.actors.ts"
import type { BookingId } from "#core/booking/booking-view.ts"
import type { Mark } from "#core/guest-score/review.ts"
import { anOwnReview } from "#fixtures/builders/an-own-review.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { ReviewForm } from "#ui/screens/review/ReviewForm.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"

type Marks = Readonly<Record<string, Mark>>

const all: Marks = { cleanliness: 5, comfort: 4, location: 3, staff: 2, facilities: 1, value: 5 }

/** The form as a guest left it, who comes back to it. */
const opens = async (marks: Marks, text: string) => {
  const port = { open: () => Effect.succeed(anOwnReview()), write: () => Effect.never }
  const claim = { id: "b1" as BookingId, link: null }
  const unsent = { marks, text, language: "en" as const }
  const review: ReviewActor = createActor(reviewWith(port), {
    input: { visit: "v1", claim, unsent },
  }).start()
  await waitFor(review, ({ context }) => context.own !== null)
  await draw(<ReviewForm review={review} until="Thursday" />)
  await userEvent.click(screen.getByRole("button", { name: "Publish review" }))
}

const issues = () =>
  screen.getAllByRole("group").flatMap((group) => group.querySelector("p")?.id ?? [])

const ways = () =>
  within(screen.getByRole("alert"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"))

describe("what is wrong with a review", () => {
  it("is said at the one mark that is missing, and nowhere else", async () => {
    const { comfort: _, ...marks } = all
    await opens(marks, "Quiet and clean.")

    expect(ways()).toEqual(["#review-marks-comfort"])
    expect(issues()).toEqual(["review-marks-comfort-issue"])
    expect(screen.getByRole("group", { name: "Comfort" }).getAttribute("aria-describedby")).toBe(
      "review-marks-comfort-issue",
    )
    expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBeNull()
  })

  it("is said at the text that is missing, and nowhere else", async () => {
    await opens(all, "")

    expect(ways()).toEqual(["#review-text"])
    expect(issues()).toEqual([])
    expect(screen.getByRole("textbox")).toMatchObject({ id: "review-text", value: "" })
    expect(screen.getByRole("textbox").getAttribute("aria-describedby")).toContain(
      "review-text-issue",
    )
  })
})
