import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { StayForm } from "#ui/screens/property/StayForm.tsx"
import { ASKED, ASKED_WITHOUT_DATES } from "#tests/ui/support/choosing.tsx"
import { draw, pagesWith } from "#tests/ui/support/stage.tsx"

const drawn = async (asked = ASKED) => {
  const calls: Array<ReadonlyArray<string>> = []
  const calendar = async (...call: ReadonlyArray<string>) => {
    calls.push(call)
    return { ok: [] }
  }
  const { container, address } = await draw(<StayForm slug="house" asked={asked} />, {
    pages: pagesWith({ calendar }),
  })
  return { calls, address, form: container.querySelector("form")! }
}

test("without a script the form leads back to the property", async () => {
  const { form } = await drawn()

  expect(form.getAttribute("action")).toBe("/properties/house")
})

test("with a script the form is not sent: each choice was followed already", async () => {
  const { form } = await drawn()

  expect(form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))).toBe(false)
})

test.each([
  ["of the stay", ASKED, ["house", "2026-12-01", "2027-03-01"]],
  ["from today, without dates", ASKED_WITHOUT_DATES, ["house", "2026-11-21", "2027-02-01"]],
])("the calendar is asked for the months %s", async (_, asked, call) => {
  const { calls } = await drawn(asked)

  await userEvent.tab()

  expect(calls[0]).toEqual(call)
})
