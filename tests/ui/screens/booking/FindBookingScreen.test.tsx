import { bookingLookupWith } from "#core/managing/booking-lookup.actors.ts"
import type { User } from "#core/account/account.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import { aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { aTabSession } from "#tests/ui/support/account-journeys.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import type { Journeys } from "#ui/app/journeys.ts"
import { FindBooking } from "#ui/screens/booking/FindBooking.tsx"
import { FindBookingScreen } from "#ui/screens/booking/FindBookingScreen.tsx"
import { fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"

const booking = aConfirmedBooking()
const SEARCH = "Find my booking"

const aLookup = (found: Parameters<typeof bookingLookupWith>[0]["findByCode"]) =>
  createActor(bookingLookupWith({ findByCode: found })).start()

const opens = (lookup: Journeys["lookup"]) =>
  draw(<FindBookingScreen />, { journeys: { lookup } as Journeys })

describe("the page that finds a booking", () => {
  it("has its title and its lead, and asks for the number", async () => {
    await opens(async () => aLookup(() => Effect.never))

    expect(await screen.findByRole("button", { name: SEARCH })).toBeTruthy()
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Find a Booking")
    expect(document.title).toBe("Find a Booking | Singgah")
    expect(
      screen.getByText(
        "Enter your confirmation number. Upper or lower case, hyphens and spaces do not matter.",
      ),
    ).toBeTruthy()
  })

  it("has its heading before the number can be asked for", async () => {
    await opens(() => new Promise(() => {}))

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Find a Booking")
    expect(screen.queryByRole("button", { name: SEARCH })).toBeNull()
  })

  it("has its heading where nothing can be asked, as on the server", async () => {
    await draw(<FindBookingScreen />, { journeys: null })

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Find a Booking")
    expect(screen.queryByRole("button", { name: SEARCH })).toBeNull()
  })

  it("can be tried again where it could not be fetched", async () => {
    const answers = [
      async () => ({ failed: "unreachable" }) as const,
      async () => aLookup(() => Effect.never),
    ]
    await opens(() => answers.shift()!())
    expect((await screen.findByRole("alert")).querySelector("h1")).not.toBeNull()

    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    expect(await screen.findByRole("button", { name: SEARCH })).toBeTruthy()
  })
})

describe("a booking that is looked for", () => {
  const searching = async (user: User | null = null, yours = true) => {
    const lookup = aLookup(() => Effect.succeed({ ...booking, yours }))
    const drawn = await draw(<FindBooking lookup={lookup} />, { session: aTabSession(user) })
    fireEvent.change(screen.getByLabelText("Confirmation No"), { target: { value: "7KQ2MXW4ZT" } })
    fireEvent.click(screen.getByRole("button", { name: SEARCH }))
    return drawn
  }

  it.each([
    ["its owner", aUser(), true, `/account/booking/${booking.id}`],
    ["its owner who is not signed in", null, true, `/booking/${booking.id}`],
    ["another who is signed in", aUser(), false, `/booking/${booking.id}`],
  ])("opens for %s where it belongs", async (_, user, yours, page) => {
    const { address } = await searching(user, yours)

    await expect.poll(address).toBe(page)
  })

  it("is said to be looked for, and not asked for twice meanwhile", async () => {
    await draw(<FindBooking lookup={aLookup(() => Effect.never)} />)
    const button = screen.getByRole("button", { name: SEARCH })
    const status = screen.getByRole("status")
    expect(button.getAttribute("aria-disabled")).toBe("false")
    expect(status.textContent).toBe("")
    fireEvent.change(screen.getByLabelText("Confirmation No"), { target: { value: "7KQ2MXW4ZT" } })

    fireEvent.click(button)

    expect(status.textContent).toBe("Looking for your booking…")
    expect(button.getAttribute("aria-disabled")).toBe("true")
  })

  it("says how a number is written, and forgives a wrong one as soon as it is typed into", async () => {
    await draw(<FindBooking lookup={aLookup(() => Effect.never)} />)
    const field = screen.getByLabelText<HTMLInputElement>("Confirmation No")
    expect(screen.getByText("10 letters and digits, for example 7KQ2M-XW4ZT")).toBeTruthy()
    expect(field.getAttribute("maxlength")).toBe("40")
    expect(field.getAttribute("spellcheck")).toBe("false")
    fireEvent.change(field, { target: { value: "  " } })
    fireEvent.click(screen.getByRole("button", { name: SEARCH }))
    expect(screen.getByText("Please enter the confirmation number")).toBeTruthy()

    fireEvent.change(field, { target: { value: "7" } })

    expect(field.getAttribute("aria-invalid")).toBeNull()
  })
})
