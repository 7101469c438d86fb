import { ReviewId } from "#core/guest-score/review.ts"
import type { Journeys, ReviewWays } from "#ui/app/journeys.ts"
import { ReportReview } from "#ui/screens/property/ReportReview.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"

const REVIEW = ReviewId.make("0".repeat(26))

const opened = async (journeys: Partial<Journeys> | null) => {
  await draw(<ReportReview review={REVIEW} />, { journeys: journeys as Journeys | null })
  expect(screen.queryByRole("dialog")).toBeNull()
  await userEvent.click(screen.getByRole("button", { name: "Report" }))
  return within(await screen.findByRole("dialog", { name: "Report this review" }))
}

const reporting = (report: ReviewWays["report"]): Partial<Journeys> => {
  const ways: Partial<ReviewWays> = { report }
  return { reviews: async () => ways as ReviewWays }
}

const sends = async (dialog: Awaited<ReturnType<typeof opened>>) => {
  await userEvent.click(dialog.getByRole("radio", { name: "It is against the law" }))
  await userEvent.click(dialog.getByRole("button", { name: "Send report" }))
}

test("the reasons are those for which a review may be hidden, and none is chosen", async () => {
  const asked: Array<unknown> = []
  const dialog = await opened(reporting(async (...call) => (asked.push(call), "reported")))
  const reasons = dialog.getAllByRole("radio")

  expect(reasons.map((one) => one.closest("label")?.textContent)).toEqual([
    "It reveals someone’s private details",
    "It insults or threatens someone",
    "It is advertising",
    "It is not about a stay here",
    "It is against the law",
  ])
  expect(reasons.filter((one) => (one as HTMLInputElement).checked)).toEqual([])
  expect(dialog.getByRole("group", { name: "What is wrong with it?" })).toBeTruthy()
  expect(
    dialog.getByText("We hide a review only for these reasons, never for a low score."),
  ).toBeTruthy()
  const send = dialog.getByRole("button", { name: "Send report" })
  expect(send.getAttribute("aria-disabled")).toBe("true")
  await userEvent.click(send)
  expect(asked).toEqual([])
})

test("a report that was sent takes the place of the button", async () => {
  const asked: Array<unknown> = []
  const dialog = await opened(reporting(async (...call) => (asked.push(call), "reported")))

  await sends(dialog)

  expect((await screen.findByRole("status")).textContent).toBe(
    "Thank you. We will look at this review.",
  )
  expect(screen.queryByRole("button")).toBeNull()
  expect(asked).toEqual([[REVIEW, "unlawful"]])
})

const FAILED = "Your report was not sent. Please try again."

test.each<[string, Partial<Journeys> | null, string]>([
  ["nobody answers", reporting(async () => "failed"), FAILED],
  [
    "there were too many",
    reporting(async () => "slowed"),
    "Too many reports in a short time. Please try again later.",
  ],
  ["there is no way to", null, FAILED],
  ["nobody reviews here", {}, FAILED],
  ["the way could not be fetched", { reviews: async () => ({ failed: "unreachable" }) }, FAILED],
])("a report that is not sent, because %s, says so", async (_, journeys, says) => {
  const dialog = await opened(journeys)
  expect(dialog.queryByText(/try again/)).toBeNull()

  await sends(dialog)

  expect(await dialog.findByText(says)).toBeTruthy()
  expect(dialog.getByRole("button", { name: "Send report" }).getAttribute("aria-disabled")).toBe(
    "false",
  )
})

test("a guest who thinks better of it closes the window", async () => {
  const dialog = await opened(null)

  await userEvent.click(dialog.getByRole("button", { name: "Close" }))

  expect(screen.queryByRole("dialog")).toBeNull()
  expect(screen.getByRole("button", { name: "Report" })).toBeTruthy()
})

test("a report that is under way is not sent a second time", async () => {
  let fetched = 0
  const ways: Partial<ReviewWays> = { report: () => new Promise(() => {}) }
  const reviews = async () => {
    fetched += 1
    return ways as ReviewWays
  }
  const dialog = await opened({ reviews })
  await sends(dialog)

  await userEvent.click(dialog.getByRole("button", { name: "Sending…" }))

  expect(fetched).toBe(1)
})
