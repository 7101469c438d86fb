import { BookingsUnreachable, TooManyAttempts } from "#core/booking/booking.errors.ts"
import type { Language } from "#core/kernel/localised.ts"
import type { Claim } from "#core/managing/managed-bookings.port.ts"
import { reviewWith } from "#core/reviews/review.actors.ts"
import type { Reviews } from "#core/reviews/reviews.port.ts"
import { anOwnReview, aWrittenReview } from "#fixtures/builders/an-own-review.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import type { Journeys } from "#ui/app/journeys.ts"
import { ReviewScreen } from "#ui/screens/review/ReviewScreen.tsx"
import { fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"

type Script = Partial<Pick<Reviews, "open" | "write">>

const opens = async (script: Script = {}, at = "/booking/review?booking=b1&link=secret") => {
  const begun: Array<readonly [Claim, Language]> = []
  const port = {
    open: () => Effect.succeed(anOwnReview()),
    write: () => Effect.succeed(aWrittenReview()),
    ...script,
  }
  const review = (claim: Claim, language: Language) => {
    begun.push([claim, language])
    const unsent = { marks: {}, text: "", language }
    return createActor(reviewWith(port), { input: { visit: "v1", claim, unsent } }).start()
  }
  const journeys = { reviews: async () => ({ review }) } as unknown as Journeys
  const drawn = await draw(<ReviewScreen />, { journeys, at })
  return { ...drawn, begun }
}

const fills = async () => {
  await screen.findByRole("button", { name: "Publish review" })
  for (const [place, group] of screen.getAllByRole("group").entries())
    fireEvent.click(within(group).getAllByRole("radio")[place % 5] ?? group)
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Quiet and clean." } })
}

describe("the form of a review", () => {
  it.each([
    ["/booking/review?booking=b1&link=secret", { id: "b1", link: "secret" }],
    ["/booking/review?booking=b1&booking=b2", { id: "b1", link: null }],
    ["/booking/review", { id: "", link: null }],
  ])("is opened as the address %s says", async (at, claim) => {
    const { begun } = await opens({}, at)

    await expect.poll(() => begun).toEqual([[claim, "en"]])
  })

  it("says which stay it is about, what everybody reads, and until when", async () => {
    await opens()

    expect(await screen.findByText("The Springwater")).toBeTruthy()
    expect(document.title).toMatch(/^Review your stay\b/)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Review your stay")
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("How was it?")
    expect(screen.getByText(/^\d+ \w+ \d{4} – \d+ \w+ \d{4}$/)).toBeTruthy()
    expect(
      screen.getByText(
        "Everyone can read your first name, the month of your stay and your review. Please leave out private details.",
      ),
    ).toBeTruthy()
    expect(
      screen.getByText(
        "You can review this stay until Thursday, 4 February 2027. A review cannot be changed later.",
      ),
    ).toBeTruthy()
    expect(
      screen.getByText(/^What did you like, and what could be better\? Up to [\d,]+ characters\.$/),
    ).toBeTruthy()
    expect(screen.queryByRole("alert")).toBeNull()
    expect(screen.queryByRole("status")).toBeNull()
  })

  it("asks for each mark by its name", async () => {
    await opens()
    await screen.findByRole("button", { name: "Publish review" })

    expect(
      screen.getAllByRole("group").map((group) => group.querySelector("legend")?.textContent),
    ).toEqual([
      "Cleanliness",
      "Comfort",
      "Location",
      "Staff or host",
      "Facilities",
      "Value for money",
    ])
  })

  it("offers each language by its own name, and begins with the guest's", async () => {
    await opens()
    const language = await screen.findByLabelText<HTMLSelectElement>("Language of your review")

    expect(language.value).toBe("en")
    expect(
      within(language)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["English", "Bahasa Melayu", "中文"])
  })

  it("sends every mark, the text and its language, once", async () => {
    const sent: Array<unknown> = []
    await opens({
      write: (...what: ReadonlyArray<unknown>) => {
        sent.push(what)
        return Effect.never
      },
    } as Script)
    await fills()
    await userEvent.selectOptions(screen.getByLabelText("Language of your review"), "cn")

    const form = screen.getByRole("button", { name: "Publish review" }).closest("form")
    expect(fireEvent.submit(form ?? document)).toBe(false)
    const button = await screen.findByRole("button", { name: "Publishing…" })
    fireEvent.click(button)

    expect(button.getAttribute("aria-disabled")).toBe("true")
    expect(sent.length).toBe(1)
    expect(sent).toMatchObject([
      [
        { id: "b1", link: "secret" },
        {
          text: "Quiet and clean.",
          language: "cn",
          marks: { cleanliness: 1, comfort: 2, location: 3, staff: 4, facilities: 5, value: 1 },
        },
        expect.anything(),
      ],
    ])
  })

  it.each([
    [
      new BookingsUnreachable(),
      "alert",
      "Your review was not sent. Nothing you wrote is lost; please try again.",
    ],
    [
      new TooManyAttempts({ retryAfterSeconds: 90 }),
      "status",
      "Too many attempts in a short time. Please try again in about 2 minutes.",
    ],
  ])("says of %s as an %s what to do", async (failure, role, said) => {
    await opens({ write: () => Effect.fail(failure) })
    await fills()

    fireEvent.click(screen.getByRole("button", { name: "Publish review" }))

    expect((await screen.findByRole(role)).textContent).toBe(said)
  })

  it("says at the text that it is missing", async () => {
    await opens()
    fireEvent.click(await screen.findByRole("button", { name: "Publish review" }))

    await screen.findByRole("alert")
    expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("true")
    expect(document.activeElement).toBe(screen.getByRole("alert"))
  })
})
