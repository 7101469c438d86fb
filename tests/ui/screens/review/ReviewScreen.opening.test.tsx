import { BookingNotFound, BookingsUnreachable } from "#core/booking/booking.errors.ts"
import type { Language } from "#core/kernel/localised.ts"
import type { Claim } from "#core/managing/managed-bookings.port.ts"
import { reviewWith } from "#core/reviews/review.actors.ts"
import type { Reviews } from "#core/reviews/reviews.port.ts"
import { aWrittenReview } from "#fixtures/builders/an-own-review.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import type { Journeys } from "#ui/app/journeys.ts"
import { ReviewScreen } from "#ui/screens/review/ReviewScreen.tsx"
import { Link } from "@tanstack/react-router"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"

const opens = async (open: Reviews["open"]) => {
  const port = { open, write: () => Effect.never }
  const review = (claim: Claim, language: Language) => {
    const unsent = { marks: {}, text: "", language }
    return createActor(reviewWith(port), { input: { visit: "v1", claim, unsent } }).start()
  }
  const journeys = { reviews: async () => ({ review }) } as unknown as Journeys
  await draw(<ReviewScreen />, { journeys, at: "/booking/review?booking=b1&link=secret" })
}

describe("a review that was written", () => {
  it("is shown without being announced, with a way to all of them", async () => {
    await opens(() => Effect.succeed(aWrittenReview()))

    const section = within(await screen.findByRole("region", { name: "Your review" }))
    expect(section.getByRole("note").textContent).toBe("You have reviewed this stay.")
    expect(section.getByRole("link", { name: "See what guests say" }).getAttribute("href")).toBe(
      `/properties/${aWrittenReview().property.slug}#reviews`,
    )
    expect(document.activeElement).toBe(document.body)
    expect(screen.getByRole("region", { name: "Your review" }).tabIndex).toBe(-1)
  })
})

describe("another review", () => {
  it.each([
    ["booking", { booking: "b2", link: "one" }, { id: "b2", link: "one" }],
    ["link", { booking: "b1", link: "two" }, { id: "b1", link: "two" }],
  ])("is opened once the address names another %s", async (_, search, claim) => {
    const begun: Array<Claim> = []
    const review = (asked: Claim, language: Language) => {
      begun.push(asked)
      const port = { open: () => Effect.succeed(aWrittenReview()), write: () => Effect.never }
      const unsent = { marks: {}, text: "", language }
      return createActor(reviewWith(port), { input: { visit: "v1", claim: asked, unsent } }).start()
    }
    const journeys = { reviews: async () => ({ review }) } as unknown as Journeys
    await draw(
      <>
        <Link to="." search={search}>
          On
        </Link>
        <ReviewScreen />
      </>,
      { journeys, at: "/booking/review?booking=b1&link=one" },
    )
    await expect.poll(() => begun).toEqual([{ id: "b1", link: "one" }])

    await userEvent.click(screen.getByRole("link", { name: "On" }))

    await expect.poll(() => begun).toEqual([{ id: "b1", link: "one" }, claim])
  })
})

describe("a review that cannot be opened", () => {
  it("says how else to come to it", async () => {
    await opens(() => Effect.fail(new BookingNotFound()))

    expect(
      await screen.findByRole("heading", { level: 1, name: "This link is not valid" }),
    ).toBeTruthy()
    expect(
      screen.getByText(
        "It may be mistyped or no longer work. Please use the button in our latest email about this booking, or log in and open your booking.",
      ),
    ).toBeTruthy()
  })

  it("says that nobody answered", async () => {
    await opens(() => Effect.fail(new BookingsUnreachable()))

    expect((await screen.findByRole("alert")).textContent).toContain(
      "We could not connect. Nothing you entered is lost; please try again in a moment.",
    )
    expect(screen.queryByText("Loading…")).toBeNull()
  })

  it("is tried again where its code could not be fetched", async () => {
    let times = 0
    const reviews = async () => {
      times += 1
      return { failed: "unreachable" } as const
    }
    await draw(<ReviewScreen />, { journeys: { reviews } as unknown as Journeys })
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We could not connect. Nothing you entered is lost; please try again in a moment.",
    )
    expect(screen.queryByText("Loading…")).toBeNull()

    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    await expect.poll(() => times).toBe(2)
  })

  it("loads where nobody reviews", async () => {
    await draw(<ReviewScreen />, { journeys: {} as unknown as Journeys })

    expect(screen.getByText("Loading…")).toBeTruthy()
    expect(screen.queryByRole("alert")).toBeNull()
  })
})
