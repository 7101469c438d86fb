import { anySearch } from "#core/search-request/change-search.ts"
import type { StayAsked } from "#core/search-request/stay-asked.ts"
import { aParty, stayDates } from "#fixtures/builders/a-stay.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { StayFields } from "#ui/parts/search-bar/StayFields.tsx"
import type { SearchTyped } from "#ui/parts/search-bar/search-request.ts"
import { fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { expect, test } from "vitest"

const undated: StayAsked = { ...anySearch.criteria, party: aParty() }
const dated: StayAsked = { ...undated, dates: stayDates() }
const another: StayAsked = {
  ...undated,
  dates: stayDates("2027-01-04", "2027-01-06"),
  party: aParty({ adults: 4 }),
}

/** The dates and guests of a stay, the choices that are whole, and how often somebody came near. */
const drawn = async (asked: StayAsked) => {
  const chosen: Array<SearchTyped> = []
  const near: Array<string> = []
  const Stay = () => {
    const [now, become] = useState(asked)
    return (
      <>
        <StayFields
          asked={now}
          onChosen={(typed) => chosen.push(typed)}
          onNear={() => near.push("near")}
          nights={{ soldOut: new Set(["2026-12-05"]) }}
        />
        <button type="button" onClick={() => become(another)}>
          Another stay
        </button>
      </>
    )
  }
  await draw(<Stay />)
  return { chosen, near }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name })
const types = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}
const datesOf = (chosen: ReadonlyArray<SearchTyped>) =>
  chosen.map(({ checkIn, checkOut }) => `${checkIn} to ${checkOut}`)

test("a stay is shown as it was asked for", async () => {
  await drawn(dated)

  expect(field("Check-in").value).toBe("4 Dec 2026")
  expect(field("Check-out").value).toBe("6 Dec 2026")
  expect(screen.getByText("2 adults - 0 children - 1 room")).toBeTruthy()
})

test("a stay that is half chosen waits for its other day, and nothing is wrong with it", async () => {
  const { chosen } = await drawn(undated)

  await types("Check-in", "4/12/2026")
  expect(screen.queryByRole("alert")).toBeNull()
  expect(chosen).toEqual([])

  await userEvent.click(field("Check-out"))
  await userEvent.paste("7/12/2026")
  expect(datesOf(chosen)).toEqual(["2026-12-04 to 2026-12-07"])
})

test("dates that cannot be are not asked for, and what is wrong with them is said", async () => {
  const { chosen } = await drawn(undated)

  await types("Check-in", "4/12/2026")
  await userEvent.click(field("Check-out"))
  await userEvent.paste("4/12/2026")

  expect(screen.getByRole("alert").textContent).toBe("Check-out must be after check-in")
  expect(chosen).toEqual([])
})

test("a stay without dates is asked for again once its dates are taken back", async () => {
  const { chosen } = await drawn(dated)

  await userEvent.click(screen.getByRole("button", { name: "Clear dates" }))

  expect(datesOf(chosen)).toEqual([" to "])
  expect(screen.queryByRole("alert")).toBeNull()
})

test("a party that changes keeps the dates", async () => {
  const { chosen } = await drawn(dated)

  await userEvent.click(screen.getByRole("button", { name: "More: Adults" }))

  expect(datesOf(chosen)).toEqual(["2026-12-04 to 2026-12-06"])
  expect(chosen[0]?.party).toEqual(aParty({ adults: 3 }))
  expect(screen.getByText("3 adults - 0 children - 1 room")).toBeTruthy()
})

test("another stay that is asked for takes the place of what was typed", async () => {
  const { chosen } = await drawn(undated)
  await types("Check-in", "4/12/2026")

  await userEvent.click(screen.getByRole("button", { name: "Another stay" }))

  expect(field("Check-in").value).toBe("4 Jan 2027")
  expect(field("Check-out").value).toBe("6 Jan 2027")
  expect(screen.getByText("4 adults - 0 children - 1 room")).toBeTruthy()

  await userEvent.click(screen.getByRole("button", { name: "More: Rooms" }))
  expect(chosen).toEqual([
    {
      where: "",
      slug: null,
      checkIn: "2027-01-04",
      checkOut: "2027-01-06",
      flex: "",
      weekend: "",
      party: aParty({ adults: 4, rooms: 2 }),
    },
  ])
})

test("a pointer or the focus that comes near the dates is noticed", async () => {
  const { near } = await drawn(undated)
  const summary = document.querySelector("summary") as HTMLElement

  fireEvent.pointerEnter(summary.closest("div") as HTMLElement)
  expect(near).toHaveLength(1)

  fireEvent.focus(field("Check-in"))
  expect(near).toHaveLength(2)
})

test("the calendar shows what is known of the nights", async () => {
  await drawn(dated)

  await userEvent.click(document.querySelector("summary") as HTMLElement)

  expect(
    await screen.findByRole("button", { name: "Saturday, 5 December 2026, sold out" }),
  ).toBeTruthy()
})
