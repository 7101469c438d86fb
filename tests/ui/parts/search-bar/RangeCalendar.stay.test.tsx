import { day } from "#fixtures/builders/a-stay.ts"
import { draw, TODAY } from "#tests/ui/support/stage.tsx"
import { RangeCalendar, type RangeCalendarProps } from "#ui/parts/search-bar/RangeCalendar.tsx"
import styles from "#ui/parts/search-bar/range-calendar.module.css"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"

/** A calendar with this stay, and what was chosen in it. */
const drawn = async (
  checkIn: string | null,
  checkOut: string | null,
  changes: Partial<RangeCalendarProps> = {},
) => {
  const chosen: Array<string> = []
  await draw(
    <RangeCalendar
      checkIn={checkIn === null ? null : day(checkIn)}
      checkOut={checkOut === null ? null : day(checkOut)}
      today={TODAY}
      onChange={(from, until) => chosen.push(`${from} to ${until}`)}
      {...changes}
    />,
  )
  return chosen
}

const said = () => screen.getByRole("status").textContent
const button = (date: string) =>
  document.querySelector<HTMLButtonElement>(`[data-day="${date}"]`) as HTMLButtonElement
const nameOf = (date: string) => button(date).getAttribute("aria-label")
const isClosed = (date: string) => button(date).getAttribute("aria-disabled")

test("asks for the day of arrival, and then for that of departure", async () => {
  await drawn(null, null)
  expect(said()).toBe("Choose the day you arrive")
})

test("says how long a stay may be, once the day of arrival is known", async () => {
  await drawn("2026-12-04", null)
  expect(said()).toBe("Choose the day you leave: at most 30 nights")
})

test("says the least nights of a stay where there are more than one", async () => {
  await drawn("2026-12-04", null, { leastFrom: (on) => (on === "2026-12-04" ? 2 : 1) })
  expect(said()).toBe("Choose the day you leave: 2 to 30 nights")
})

test("says only the most nights where a stay of one night will do", async () => {
  await drawn("2026-12-04", null, { leastFrom: () => 1 })
  expect(said()).toBe("Choose the day you leave: at most 30 nights")
})

test("says how many nights a stay is that is chosen", async () => {
  await drawn("2026-12-04", "2026-12-05")
  expect(said()).toBe("1 night")
})

test("asks for the departure again where it is not after the arrival", async () => {
  await drawn("2026-12-04", "2026-12-04")
  expect(said()).toBe("Choose the day you leave: at most 30 nights")
})

test("names the days of a stay and marks them as chosen", async () => {
  await drawn("2026-12-04", "2026-12-06")

  expect(nameOf("2026-12-04")).toBe("Friday, 4 December 2026, check-in")
  expect(nameOf("2026-12-05")).toBe("Saturday, 5 December 2026")
  expect(nameOf("2026-12-06")).toBe("Sunday, 6 December 2026, check-out")
  const selected = [...document.querySelectorAll('[role="gridcell"][aria-selected="true"]')]
  expect(selected.map((cell) => cell.querySelector("button")?.dataset["day"])).toEqual([
    "2026-12-04",
    "2026-12-06",
  ])
})

test("begins a new stay where a whole one was chosen", async () => {
  const chosen = await drawn("2026-12-04", "2026-12-06")

  await userEvent.click(button("2026-12-20"))

  expect(chosen).toEqual(["2026-12-20 to null"])
})

/** The styles of a day: of its place in the stay, and of the day itself. */
const lookOf = (date: string) => [
  ...(button(date).parentElement?.classList ?? []),
  ...button(date).classList,
]
const look = (...names: ReadonlyArray<keyof typeof styles>) => names.map((name) => styles[name])

test("shows the days of a stay, and those that cannot be chosen, as what they are", async () => {
  await drawn("2026-12-04", "2026-12-07", {
    soldOut: new Set(["2026-12-10", "2026-12-11"]),
    noArrival: new Set(["2026-12-11", "2026-12-12"]),
    today: day("2026-12-02"),
  })

  expect(lookOf("2026-12-02")).toEqual(look("day", "today"))
  expect(lookOf("2026-12-03")).toEqual(look("day"))
  expect(lookOf("2026-12-04")).toEqual(look("from", "day", "chosen"))
  expect(lookOf("2026-12-05")).toEqual(look("within", "day"))
  expect(lookOf("2026-12-06")).toEqual(look("within", "day"))
  expect(lookOf("2026-12-07")).toEqual(look("until", "day", "chosen"))
  expect(lookOf("2026-12-08")).toEqual(look("day"))
  expect(lookOf("2026-12-10")).toEqual(look("day", "soldOut"))
  expect(lookOf("2026-12-11")).toEqual(look("day", "soldOut"))
  expect(lookOf("2026-12-12")).toEqual(look("day", "noArrival"))
})

test("shows no stay while only the arrival is chosen", async () => {
  await drawn("2026-12-04", null)

  expect(lookOf("2026-12-04")).toEqual(look("day", "chosen"))
  expect(lookOf("2026-12-05")).toEqual(look("day"))
})

test("lets nobody arrive on a day of no arrival, but leave on it", async () => {
  const noArrival = new Set(["2026-12-06"])
  const chosen = await drawn(null, null, { noArrival })
  expect(nameOf("2026-12-06")).toBe("Sunday, 6 December 2026, no check-in")
  expect(isClosed("2026-12-06")).toBe("true")
  expect(isClosed("2026-12-05")).toBe("false")

  await userEvent.click(button("2026-12-06"))

  expect(chosen).toEqual([])
})

test("lets a stay end on a day on which nobody may arrive", async () => {
  const chosen = await drawn("2026-12-04", null, { noArrival: new Set(["2026-12-06"]) })
  expect(isClosed("2026-12-06")).toBe("false")

  await userEvent.click(button("2026-12-06"))

  expect(chosen).toEqual(["2026-12-04 to 2026-12-06"])
})

test("says of a night that is sold out nothing of its price", async () => {
  await drawn(null, null, { soldOut: new Set(["2026-12-05"]), priceOf: () => "90" })

  expect(nameOf("2026-12-05")).toBe("Saturday, 5 December 2026, sold out")
  expect(button("2026-12-05").textContent).toBe("5")
  expect(button("2026-12-04").textContent).toBe("490")
  expect(button("2026-12-04").getAttribute("aria-description")).toBe("From RM 90 / night")
  expect(screen.getByText("Crossed-out nights are sold out")).toBeTruthy()
})
