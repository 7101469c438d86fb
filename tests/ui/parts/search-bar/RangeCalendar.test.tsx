import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { describe, expect, test } from "vitest"
import type { Range } from "#core/stay/choose-range.ts"
import { RangeCalendar } from "#ui/parts/search-bar/RangeCalendar.tsx"
import { draw, TODAY } from "#tests/ui/support/stage.tsx"

const Chosen = ({ soldOut }: { readonly soldOut?: ReadonlySet<string> }) => {
  const [range, setRange] = useState<Range>({ checkIn: null, checkOut: null })
  return (
    <>
      <RangeCalendar
        {...range}
        today={TODAY}
        {...(soldOut && { soldOut })}
        onChange={(checkIn, checkOut) => setRange({ checkIn, checkOut })}
      />
      <output>{`${range.checkIn} to ${range.checkOut}`}</output>
    </>
  )
}

const day = (name: string) => screen.getByRole("button", { name })
const result = () => document.querySelector("output")?.textContent

describe("the calendar", () => {
  test("shows this month and the next, from Monday to Sunday", async () => {
    await draw(<Chosen />)

    expect(screen.getAllByRole("grid")).toHaveLength(2)
    expect(screen.getByText("November 2026")).toBeTruthy()
    expect(screen.getAllByRole("columnheader")[0]?.getAttribute("abbr")).toBe("Monday")
  })

  test("takes two presses for a stay", async () => {
    await draw(<Chosen />)

    await userEvent.click(day("Friday, 4 December 2026"))
    await userEvent.click(day("Sunday, 6 December 2026"))

    expect(result()).toBe("2026-12-04 to 2026-12-06")
  })

  test("does nothing for a day that has gone by", async () => {
    await draw(<Chosen />)
    const yesterday = day("Friday, 20 November 2026")

    await userEvent.click(yesterday)

    expect(yesterday.getAttribute("aria-disabled")).toBe("true")
    expect(result()).toBe("null to null")
  })

  test("is walked through by the keys of the grid pattern", async () => {
    await draw(<Chosen />)

    day("Saturday, 21 November 2026").focus()
    await userEvent.keyboard("{ArrowDown}{ArrowRight}")
    const moved = document.activeElement?.getAttribute("data-day")
    await userEvent.keyboard("{PageDown}{Home}{Enter}")

    expect(moved).toBe("2026-11-29")
    expect(result()).toBe("2026-12-28 to null")
  })

  test("lets a stay end on the morning of a night that is sold out, and not later", async () => {
    await draw(<Chosen soldOut={new Set(["2026-12-06"])} />)

    await userEvent.click(day("Friday, 4 December 2026"))
    const after = day("Monday, 7 December 2026").getAttribute("aria-disabled")
    await userEvent.click(day("Sunday, 6 December 2026, sold out"))

    expect(after).toBe("true")
    expect(result()).toBe("2026-12-04 to 2026-12-06")
  })
})
