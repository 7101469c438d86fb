import { draw } from "#tests/ui/support/stage.tsx"
import { TypedDates, type TypedStay } from "#ui/parts/search-bar/TypedDates.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { expect, test } from "vitest"

/** Both fields in a form, and what they said last. */
const drawn = async (typed: TypedStay) => {
  const said: Array<TypedStay> = []
  const Dates = () => {
    const [now, become] = useState(typed)
    const onChange = (next: TypedStay) => {
      said.push(next)
      become(next)
    }
    return (
      <form aria-label="dates">
        <TypedDates typed={now} onChange={onChange} />
      </form>
    )
  }
  await draw(<Dates />)
  return () => said.at(-1)
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name })
const sent = () => [...new FormData(screen.getByRole<HTMLFormElement>("form")).entries()]

test("dates are written as a guest reads them, and sent under their names", async () => {
  await drawn({ checkIn: "2026-12-04", checkOut: "2026-12-06" })

  expect(sent()).toEqual([
    ["checkIn", "4 Dec 2026"],
    ["checkOut", "6 Dec 2026"],
  ])
  expect(field("Check-in").placeholder).toBe("dd/mm/yyyy")
  expect(field("Check-in").autocomplete).toBe("off")
})

test("a date that is typed is one as soon as it can be read, and is written out on going on", async () => {
  const last = await drawn({ checkIn: "", checkOut: "2026-12-06" })

  await userEvent.type(field("Check-in"), "4/12/202")
  expect(last()).toEqual({ checkIn: "4/12/202", checkOut: "2026-12-06" })

  await userEvent.type(field("Check-in"), "6")
  expect(last()).toEqual({ checkIn: "2026-12-04", checkOut: "2026-12-06" })
  expect(field("Check-in").value).toBe("4/12/2026")

  await userEvent.tab()
  expect(field("Check-in").value).toBe("4 Dec 2026")
})

test("the day of departure is typed without changing that of arrival", async () => {
  const last = await drawn({ checkIn: "2026-12-04", checkOut: "" })

  await userEvent.type(field("Check-out"), "7.12.2026")

  expect(last()).toEqual({ checkIn: "2026-12-04", checkOut: "2026-12-07" })
})

test("a text that is no date stays as it was typed", async () => {
  const last = await drawn({ checkIn: "", checkOut: "" })

  await userEvent.type(field("Check-out"), "soon")
  await userEvent.tab()

  expect(field("Check-out").value).toBe("soon")
  expect(last()).toEqual({ checkIn: "", checkOut: "soon" })
})
