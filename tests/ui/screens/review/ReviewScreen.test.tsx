import { BookingNotFound, BookingsUnreachable } from "#core/booking/booking.errors.ts"
import type { Language } from "#core/kernel/localised.ts"
import type { Claim } from "#core/managing/managed-bookings.port.ts"
import { reviewWith } from "#core/reviews/review.actors.ts"
import type { Reviews } from "#core/reviews/reviews.port.ts"
import { anOwnReview, aWrittenReview } from "#fixtures/builders/an-own-review.ts"
import type { Journeys } from "#ui/app/journeys.ts"
import { ReviewScreen } from "#ui/screens/review/ReviewScreen.tsx"
import { fireEvent, screen, within } from "@testing-library/react"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { draw } from "#tests/ui/support/stage.tsx"

type Script = Partial<Pick<Reviews, "open" | "write">>

const journeysWith = (script: Script): Journeys => {
  const port = {
    open: () => Effect.succeed(anOwnReview()),
    write: () => Effect.succeed(aWrittenReview()),
    ...script,
  }
  const review = (claim: Claim, language: Language) =>
    createActor(reviewWith(port), {
      input: { visit: "v1", claim, unsent: { marks: {}, text: "", language } },
    }).start()
  return { reviews: async () => ({ review }) } as unknown as Journeys
}

const drawn = (script: Script = {}) => draw(<ReviewScreen />, { journeys: journeysWith(script) })

const fill = async () => {
  await screen.findByRole("button", { name: "Publish review" })
  for (const group of screen.getAllByRole("group"))
    fireEvent.click(within(group).getByRole("radio", { name: /^4/ }))
  fireEvent.change(screen.getByRole("textbox", { name: "Your review" }), {
    target: { value: "Quiet and clean." },
  })
}

const send = () => fireEvent.click(screen.getByRole("button", { name: "Publish review" }))

describe("the page of a review", () => {
  it("has its heading while the stay is opened", async () => {
    await drawn({ open: () => Effect.never })

    expect(await screen.findByRole("heading", { level: 1, name: "Review your stay" })).toBeTruthy()
    expect(screen.getByRole("status").textContent).toBe("Loading…")
  })

  it("asks for six marks and a text, and shows the review once it is kept", async () => {
    await drawn()
    await fill()
    expect(screen.getAllByRole("group")).toHaveLength(6)
    expect(screen.getByText("The Springwater")).toBeTruthy()
    send()

    expect(await screen.findByText("Thank you! Your review is published.")).toBeTruthy()
    expect(screen.getByText(aWrittenReview().review?.text ?? "")).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Your review" }))
    expect(screen.queryByRole("textbox")).toBeNull()
  })

  it("names what is missing, each a way to its field", async () => {
    await drawn()
    await screen.findByRole("button", { name: "Publish review" })
    send()

    const summary = await screen.findByRole("alert")
    expect(within(summary).getAllByRole("link")).toHaveLength(7)
    fireEvent.click(within(summary).getByRole("link", { name: /^Cleanliness/ }))
    expect(document.activeElement).toBe(screen.getAllByRole("radio")[0])
  })

  it("keeps everything where nobody answers", async () => {
    await drawn({ write: () => Effect.fail(new BookingsUnreachable()) })
    await fill()
    send()

    expect((await screen.findByRole("alert")).textContent).toMatch(/Nothing you wrote is lost/)
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Quiet and clean.")
    expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(6)
  })

  it.each([
    ["early", "You can review this stay once it is over."],
    ["late", "This stay could be reviewed until Thursday, 4 February 2027."],
    ["never", "Only stays that took place can be reviewed."],
  ] as const)("says why there is no form: %s", async (standing, text) => {
    await drawn({ open: () => Effect.succeed(anOwnReview({ standing })) })

    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole("textbox")).toBeNull()
  })

  it("tells a guest why their review is hidden", async () => {
    const open = () => Effect.succeed(aWrittenReview({ hidden: "advertising" }))
    await drawn({ open })

    expect(await screen.findByText("Your review is hidden. Reason: advertising.")).toBeTruthy()
  })

  it("says that a link is not valid, and offers to try again", async () => {
    await drawn({ open: () => Effect.fail(new BookingNotFound()) })
    expect(await screen.findByRole("heading", { name: "This link is not valid" })).toBeTruthy()
  })

  it("asks again where nobody answered", async () => {
    let attempts = 0
    await drawn({
      open: () =>
        (attempts += 1) === 1
          ? Effect.fail(new BookingsUnreachable())
          : Effect.succeed(anOwnReview()),
    })
    fireEvent.click(await screen.findByRole("button", { name: /again/i }))

    expect(await screen.findByRole("button", { name: "Publish review" })).toBeTruthy()
  })
})
