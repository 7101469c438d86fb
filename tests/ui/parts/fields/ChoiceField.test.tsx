import { draw } from "#tests/ui/support/stage.tsx"
import { CheckField } from "#ui/parts/fields/CheckField.tsx"
import { ChoiceField } from "#ui/parts/fields/ChoiceField.tsx"
import { SelectField } from "#ui/parts/fields/SelectField.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, test } from "vitest"

/** The texts that a control is described by. */
const described = (control: Element) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? null)

test("one of a list is chosen by its value", async () => {
  const chosen: Array<string> = []
  await draw(
    <SelectField
      label="Title"
      hint="As on your card"
      value="ms"
      onChoose={(one) => chosen.push(one)}
    >
      <option value="mr">Mr</option>
      <option value="ms">Ms</option>
    </SelectField>,
  )
  const field = screen.getByRole<HTMLSelectElement>("combobox", { name: "Title" })
  expect(field.selectedOptions[0]?.textContent).toBe("Ms")
  expect(described(field)).toEqual(["As on your card"])

  await userEvent.selectOptions(field, "Mr")

  expect(chosen).toEqual(["mr"])
})

describe("a thing to agree to", () => {
  test("is agreed to and taken back", async () => {
    const checked: Array<boolean> = []
    const check = (value: boolean) => checked.push(value)
    await draw(
      <>
        <CheckField name="News" hint="Twice a month" value={false} onCheck={check} />
        <CheckField name="Offers" value onCheck={check} />
      </>,
    )
    const [news, offers] = screen.getAllByRole<HTMLInputElement>("checkbox")
    expect([news?.checked, offers?.checked]).toEqual([false, true])

    await userEvent.click(screen.getByRole("checkbox", { name: "News Twice a month" }))
    await userEvent.click(screen.getByRole("checkbox", { name: "Offers" }))

    expect(checked).toEqual([true, false])
    expect([...document.querySelectorAll("small")].map(({ textContent }) => textContent)).toEqual([
      "Twice a month",
    ])
  })
})

describe("one of a few", () => {
  const drawn = async (
    changes: Partial<Parameters<typeof ChoiceField<"card" | "cash">>[0]> = {},
  ) => {
    const chosen: Array<string> = []
    await draw(
      <ChoiceField
        label="How you pay"
        name="pay"
        value="cash"
        choices={[
          { value: "card", name: "By card", hint: "Now" },
          { value: "cash", name: "In cash" },
        ]}
        onChoose={(one) => chosen.push(one)}
        {...changes}
      />,
    )
    return chosen
  }
  const group = () => screen.getByRole("group", { name: "How you pay" })
  const radios = () => screen.getAllByRole<HTMLInputElement>("radio")

  test("is in sight with what is chosen, and with a hint where there is one", async () => {
    await drawn()

    expect(radios().map(({ name, value, checked }) => [name, value, checked])).toEqual([
      ["pay", "card", false],
      ["pay", "cash", true],
    ])
    expect(radios().map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      "By cardNow",
      "In cash",
    ])
    expect([...document.querySelectorAll("small")].map(({ textContent }) => textContent)).toEqual([
      "Now",
    ])
    expect(group().hasAttribute("aria-describedby")).toBe(false)
    expect(document.querySelectorAll("p")).toHaveLength(0)
    expect(screen.getByText("How you pay").className).not.toBe("visually-hidden")
  })

  test("is chosen", async () => {
    const chosen = await drawn()

    await userEvent.click(screen.getByRole("radio", { name: "By card Now" }))

    expect(chosen).toEqual(["card"])
  })

  test("is described by what is wrong with it, and found by its id", async () => {
    await drawn({ issue: "EmailMissing", id: "checkout-pay", value: null })

    expect(described(group())).toEqual(["Please enter your email"])
    expect(radios().map(({ id }) => id)).toEqual(["checkout-pay", ""])
    expect(radios().some(({ checked }) => checked)).toBe(false)
  })

  test("is described by what is wrong with it also without an id of its own", async () => {
    await drawn({ issue: "EmailMissing" })

    expect(described(group())).toEqual(["Please enter your email"])
    expect(radios()[0]?.id).not.toBe("")
  })

  test("has a label for screen readers alone where the page says it already", async () => {
    await drawn({ hideLabel: true })

    expect(screen.getByText("How you pay").className).toBe("visually-hidden")
  })
})
