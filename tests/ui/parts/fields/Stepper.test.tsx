import { draw } from "#tests/ui/support/stage.tsx"
import { Stepper, type StepperProps } from "#ui/parts/fields/Stepper.tsx"
import { fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"

/** Rooms, from one to four, and the numbers that were chosen. */
const drawn = async (value: number, changes: Partial<StepperProps> = {}) => {
  const chosen: Array<number> = []
  await draw(
    <Stepper
      label="Rooms"
      value={value}
      min={1}
      max={4}
      onChange={(count) => chosen.push(count)}
      {...changes}
    />,
  )
  return chosen
}

const field = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Rooms" })
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })

test("goes up and down by one", async () => {
  const chosen = await drawn(2)

  await userEvent.click(button("More: Rooms"))
  await userEvent.click(button("Fewer: Rooms"))

  expect(chosen).toEqual([3, 1])
})

test.each([
  [1, true, false],
  [2, false, false],
  [4, false, true],
])("at %i: goes no further down %s, no further up %s", async (value, isLeast, isMost) => {
  await drawn(value)

  expect(button("Fewer: Rooms").disabled).toBe(isLeast)
  expect(button("More: Rooms").disabled).toBe(isMost)
})

test.each([
  ["3", [3]],
  ["2.6", [3]],
  ["99", [4]],
  ["0", [1]],
  ["-3", [1]],
  ["", []],
])("takes %j, typed, as %j", async (typed, counts) => {
  const chosen = await drawn(2)

  fireEvent.change(field(), { target: { value: typed } })

  expect(chosen).toEqual(counts)
})

test("is sent under its name with its bounds", async () => {
  await drawn(2, { name: "rooms" })

  expect([field().name, field().min, field().max, field().value]).toEqual(["rooms", "1", "4", "2"])
  expect(field().inputMode).toBe("numeric")
})

test("has a hint beside its label where there is one", async () => {
  await drawn(2)
  expect(document.querySelector("label")?.textContent).toBe("Rooms")
  expect(document.querySelector("small")).toBeNull()
})

test("is read out with its hint", async () => {
  await drawn(2, { hint: "One adult each" })

  expect(screen.getByRole("spinbutton", { name: "Rooms One adult each" })).toBeTruthy()
})

test("shows a shorter label, and is read out with the whole one", async () => {
  await drawn(2, { shown: "How many" })

  expect(document.querySelector("label")?.textContent).toBe("How many")
  expect(field().getAttribute("aria-label")).toBe("Rooms")
})
