import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { describe, expect, it } from "vitest"
import { BirthDateField } from "#ui/parts/guest/BirthDateField.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const drawn = async (
  from: string,
  { issue = null, hint }: { issue?: string | null; hint?: string } = {},
) => {
  const typed: Array<string> = []
  const Typing = () => {
    const [date, setDate] = useState(from)
    return (
      <BirthDateField
        id="birth"
        {...{ issue, hint }}
        typed={date}
        onType={(text) => {
          typed.push(text)
          setDate(text)
        }}
      />
    )
  }
  await draw(<Typing />)
  return typed
}

const inputs = () => ["Day", "Month", "Year"].map((label) => screen.getByLabelText(label))
const group = () => screen.getByRole("group", { name: "Date of birth" })

describe("a date of birth", () => {
  it("has a field for day, month and year each, which the browser can fill in", async () => {
    await drawn("1990-4-12")
    const fields = inputs() as Array<HTMLInputElement>

    expect(fields.map(({ value }) => value)).toEqual(["12", "4", "1990"])
    expect(
      fields.map(({ id, maxLength, inputMode, type }) => [id, maxLength, inputMode, type]),
    ).toEqual([
      ["birth", 2, "numeric", "text"],
      ["", 2, "numeric", "text"],
      ["", 4, "numeric", "text"],
    ])
    expect(fields.map((field) => field.getAttribute("autocomplete"))).toEqual([
      "bday-day",
      "bday-month",
      "bday-year",
    ])
    expect(fields.map((field) => field.getAttribute("aria-invalid"))).toEqual([null, null, null])
  })

  it("keeps what was typed in the other fields", async () => {
    const typed = await drawn("1990-4-12")
    const [day, month] = inputs()

    await userEvent.clear(day!)
    await userEvent.type(month!, "1")

    expect(typed).toEqual(["1990-4-", "1990-41-"])
  })

  it("says how it is typed", async () => {
    await drawn("")

    expect(group().getAttribute("aria-describedby")).toBe("birth-hint")
    expect(document.getElementById("birth-hint")!.textContent).toBe("Day, month, year: 12 4 1990")
    expect(document.getElementById("birth-issue")).toBeNull()
  })

  it("says another thing where that is asked", async () => {
    await drawn("", { hint: "Filled in from your number." })

    expect(document.getElementById("birth-hint")!.textContent).toBe("Filled in from your number.")
  })

  it("says what is wrong with it", async () => {
    await drawn("", { issue: "Missing" })

    expect(group().getAttribute("aria-describedby")).toBe("birth-hint birth-issue")
    expect(document.getElementById("birth-issue")!.textContent).toBe("Please fill this in")
    expect(inputs().map((input) => input.getAttribute("aria-invalid"))).toEqual([
      "true",
      "true",
      "true",
    ])
  })
})
