import type { Language } from "#core/kernel/localised.ts"
import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import { NotSignedIn } from "#core/people/visitor.errors.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import { bookedUnder } from "#fixtures/builders/a-booking-view.ts"
import { aBreakfastPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aBookingSummary } from "#fixtures/builders/a-booking-summary.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import { MyBookingsScreen } from "#ui/screens/my-bookings/MyBookingsScreen.tsx"
import { act, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"
import { aTabSession, scriptedJourneys } from "#tests/ui/support/account-journeys.ts"

const none = { upcoming: [], past: [], cancelled: [] }

type Answers = ReadonlyArray<ReturnType<ManagedBookings["mine"]>>

const opensIn = async (language: Language, ...answers: Answers) => {
  const left = [...answers]
  const session = aTabSession(aUser())
  const account = scriptedJourneys({ bookings: { mine: () => left.shift()! } })
  const drawn = await draw(<MyBookingsScreen />, {
    account,
    session,
    at: "/account/bookings",
    language,
  })
  return { ...drawn, session }
}

const opens = (...answers: Answers) => opensIn("en", ...answers)

describe("my bookings", () => {
  it(
    "says in the specified words that there are none, and shows a way on",
    { tags: ["§2.37", "§8.10"] },
    async () => {
      await opens(Effect.succeed(none))

      expect(
        await screen.findByRole("heading", { name: "You haven't made any bookings yet." }),
      ).toBeTruthy()
      expect(screen.getByRole("link", { name: "Explore more options" })).toBeTruthy()
    },
  )

  it.each([
    ["en", "2 × Studio · Non-refundable; 1 × Studio · Breakfast included · Flexible"],
    ["bm", "2 × Studio · Tiada bayaran balik; 1 × Studio · Termasuk sarapan · Fleksibel"],
    ["cn", "2 × 单间公寓 · 不可退款；1 × 单间公寓 · 含早餐 · 灵活条款"],
  ] as const)("names in %s the plans of a booking", async (language, named) => {
    const rooms = [bookedUnder(aSaver(), 2), bookedUnder(aBreakfastPlan())]
    await opensIn(language, Effect.succeed({ ...none, upcoming: [aBookingSummary({ rooms })] }))

    expect(await screen.findByText(named)).toBeTruthy()
  })

  it("says of a total how much of it is only held", async () => {
    await opens(Effect.succeed({ ...none, upcoming: [aBookingSummary()] }))
    const upcoming = await screen.findByRole("region", { name: /Upcoming/ })
    const said = upcoming.textContent?.replaceAll("\u00A0", " ")

    expect(said).toContain("Total PayableRM 644.96")
    expect(said).toContain(
      "RM 444.96 for the stay with taxes and fees, plus a refundable deposit of RM 200.00",
    )
  })

  it(
    "lists what comes, what was and what was cancelled, each a way to its booking",
    { tags: ["§1.13", "§2.36"] },
    async () => {
      const card = aBookingSummary()
      await opens(
        Effect.succeed({
          upcoming: [card],
          past: [{ ...card, status: "completed" }],
          cancelled: [{ ...card, status: "cancelled" }],
        }),
      )
      await screen.findByRole("region", { name: /Upcoming/ })

      for (const [name, status] of [
        [/Upcoming/, "Confirmed"],
        [/Past/, "Completed"],
        [/Cancelled/, "Cancelled"],
      ] as const) {
        const list = within(screen.getByRole("region", { name }))
        expect(list.getByText("7KQ2M-XW4ZT")).toBeTruthy()
        expect(list.getAllByText(status).length).toBeGreaterThan(0)
        expect(list.getByRole("link", { name: "The Springwater" }).getAttribute("href")).toBe(
          `/account/booking/${card.id}`,
        )
      }
    },
  )

  it("shows a way on where nothing is ahead", async () => {
    await opens(Effect.succeed({ ...none, past: [aBookingSummary({ status: "completed" })] }))

    expect(await screen.findByText("You have no upcoming stays.")).toBeTruthy()
  })

  it("asks again after silence", async () => {
    await opens(Effect.fail(new BookingsUnreachable()), Effect.succeed(none))

    await userEvent.click(await screen.findByRole("button", { name: "Try again" }))

    expect(await screen.findByText(/haven't made any bookings/)).toBeTruthy()
  })

  it("asks again for the code of the page, where it could not be fetched", async () => {
    const working = scriptedJourneys({ bookings: { mine: () => Effect.succeed(none) } })
    let tries = 0
    const myBookings = async () =>
      (tries += 1) === 1 ? ({ failed: "unreachable" } as const) : working.myBookings()
    const account = { ...working, myBookings }
    await draw(<MyBookingsScreen />, { account, at: "/account/bookings" })

    await userEvent.click(await screen.findByRole("button", { name: "Try again" }))

    expect(await screen.findByText(/haven't made any bookings/)).toBeTruthy()
  })

  it("says that it loads while its code is on the way, and while the list is", async () => {
    const working = scriptedJourneys({ bookings: { mine: () => Effect.never } })
    const coming = Promise.withResolvers<void>()
    const myBookings = () => coming.promise.then(working.myBookings)
    await draw(<MyBookingsScreen />, {
      account: { ...working, myBookings },
      at: "/account/bookings",
    })
    expect(screen.getByText("Loading…")).toBeTruthy()

    await act(async () => coming.resolve())
    expect(screen.getByText("Loading…")).toBeTruthy()
  })

  it("leads to the login and back when the session has ended", async () => {
    const { address, session } = await opens(Effect.fail(new NotSignedIn()))

    await expect.poll(address).toBe("/login?redirect=%2Faccount%2Fbookings")
    expect(session.read()).toBe(null)
  })
})
