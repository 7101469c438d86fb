import { draw, TODAY } from "#tests/ui/support/stage.tsx"
import type { TypedWhen } from "#ui/parts/search-bar/dates-text.ts"
import { DatesField, type DatesFieldProps } from "#ui/parts/search-bar/DatesField.tsx"
import { screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, test } from "vitest"

const none: TypedWhen = { checkIn: "", checkOut: "" }
const weekend: TypedWhen = { checkIn: "2026-12-04", checkOut: "2026-12-06" }

/** The field with these dates, and what was chosen in it. */
const drawn = async (typed: TypedWhen, changes: Partial<DatesFieldProps> = {}) => {
  const chosen: Array<string> = []
  await draw(
    <DatesField
      typed={typed}
      today={TODAY}
      issue={null}
      onChange={({ checkIn, checkOut }) => chosen.push(`${checkIn} to ${checkOut}`)}
      {...changes}
    />,
  )
  return chosen
}

const menu = () => document.querySelector("details") as HTMLDetailsElement
const summary = () => document.querySelector("summary") as HTMLElement
const value = () => summary().lastElementChild?.textContent
const opens = async () => {
  await userEvent.click(summary())
  return screen.findByRole("group", { name: "Calendar for your stay" })
}
const done = () => screen.getByRole<HTMLButtonElement>("button", { name: /Done/ })

describe("the dates on their button", () => {
  test("are asked for where there are none", async () => {
    await drawn(none)

    expect(summary().textContent).toBe("Check-in – Check-outSelect dates ")
    expect(summary().querySelector("small")).toBeNull()
  })

  test("are said with their nights", async () => {
    await drawn(weekend)

    expect(value()).toBe("4 Dec – 6 Dec 2 nights")
    expect(summary().querySelector("small")?.textContent).toBe("2 nights")
  })

  test("are said with their nights and by how many days they may be moved", async () => {
    await drawn({ ...weekend, flex: "1" })

    expect(value()).toBe("4 Dec – 6 Dec 2 nights · ± 1 day")
  })

  test("say no moves of dates that are not chosen", async () => {
    await drawn({ ...none, flex: "1" })

    expect(value()).toBe("Select dates ")
  })
})

describe("the calendar of a dates field", () => {
  test("is not there before the field is opened", async () => {
    await drawn(none)

    expect(screen.queryByRole("grid")).toBeNull()
  })

  test("shows the month of the stay, and gives on what is chosen in it", async () => {
    const chosen = await drawn({ checkIn: "2027-01-04", checkOut: "soon" })
    await opens()
    expect(document.querySelector("caption")?.textContent).toBe("January 2027")

    await userEvent.click(screen.getByRole("button", { name: "Wednesday, 6 January 2027" }))
    await userEvent.click(screen.getByRole("button", { name: "Sunday, 3 January 2027" }))

    expect(chosen).toEqual(["2027-01-04 to 2027-01-06", "2027-01-03 to "])
  })

  test("shows what is known of the nights of a property", async () => {
    await drawn(none, {
      nights: { soldOut: new Set(["2026-12-05"]), priceOf: () => "90" },
    })
    await opens()

    expect(screen.getByRole("button", { name: "Saturday, 5 December 2026, sold out" })).toBeTruthy()
    expect(screen.getByText(/^Lowest price of one room per night, rounded/)).toBeTruthy()
  })

  test("comes with how the dates may be moved", async () => {
    await drawn(none, { moves: <p>By two days</p> })
    expect(screen.queryByText("By two days")).toBeNull()

    await opens()

    expect(screen.getByText("By two days")).toBeTruthy()
  })

  test("takes no focus where a press opened it, whatever key was used before", async () => {
    await drawn(none)
    summary().focus()
    await userEvent.keyboard("x")
    await opens()

    expect(document.activeElement?.getAttribute("data-day")).toBeNull()
  })
})

describe("the foot of a dates field", () => {
  test("takes back both dates", async () => {
    const chosen = await drawn(weekend)

    await userEvent.click(screen.getByRole("button", { name: "Clear dates" }))

    expect(chosen).toEqual([" to "])
  })

  test("says for how many nights it is done", async () => {
    await drawn({ checkIn: "2026-12-04", checkOut: "2026-12-05" })

    expect(done().textContent).toBe("1 night · Done")
  })

  test.each([
    ["a stay is chosen", weekend, "primary"],
    ["a month of weekends is chosen", { ...none, weekend: "2027-01" }, "primary"],
    ["nothing is chosen yet", none, "secondary"],
  ] as const)("says by its look that %s", async (_name, typed, look) => {
    await drawn(typed)

    expect(done().className).toMatch(new RegExp(look))
  })

  test("closes the field and gives the focus back to what opened it", async () => {
    await drawn(weekend)
    await opens()

    await userEvent.click(done())

    expect(menu().open).toBe(false)
    expect(document.activeElement).toBe(summary())
    await waitFor(() => expect(screen.queryByRole("grid")).toBeNull())
  })

  test("leads on to what comes after the dates", async () => {
    let went = 0
    await drawn(weekend, { onDone: () => (went += 1) })
    await opens()

    await userEvent.click(done())

    expect(went).toBe(1)
    expect(menu().open).toBe(false)
  })
})

describe("the head of a dates field", () => {
  test("closes it without leading on", async () => {
    let went = 0
    await drawn(weekend, { onDone: () => (went += 1) })
    await opens()

    await userEvent.click(screen.getByRole("button", { name: "Close" }))

    expect(menu().open).toBe(false)
    expect(document.activeElement).toBe(summary())
    expect(went).toBe(0)
  })
})

test("says what is wrong with the dates", async () => {
  await drawn(weekend, { issue: "Check-out must be after check-in" })

  expect(screen.getByRole("alert").textContent).toBe("Check-out must be after check-in")
})

test("says nothing while the dates are right", async () => {
  await drawn(weekend)

  expect(screen.queryByRole("alert")).toBeNull()
})
