import { draw } from "#tests/ui/support/stage.tsx"
import { TextArea, TextField } from "#ui/parts/fields/TextField.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, test } from "vitest"

/** The texts that a control is described by. */
const described = (control: Element) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? null)

describe("a line of text", () => {
  const drawn = async (changes: Partial<Parameters<typeof TextField>[0]> = {}) => {
    const typed: Array<string> = []
    await draw(
      <TextField label="Email" value="a" onType={(text) => typed.push(text)} {...changes} />,
    )
    return { typed, field: screen.getByLabelText<HTMLInputElement>(/^Email/) }
  }

  test("has its label, what is in it, and nothing wrong with it", async () => {
    const { field } = await drawn()

    expect([field.type, field.value]).toEqual(["text", "a"])
    expect(field.hasAttribute("aria-describedby")).toBe(false)
    expect(field.hasAttribute("aria-invalid")).toBe(false)
    expect(document.querySelector("label")?.textContent).toBe("Email")
    expect(document.querySelectorAll("p")).toHaveLength(0)
  })

  test("says what is typed", async () => {
    const { field, typed } = await drawn()
    await userEvent.type(field, "b")

    expect(typed).toEqual(["ab"])
  })

  test("is of the kind that it is asked to be, under the id that it is given", async () => {
    const { field } = await drawn({ type: "email", id: "my-email", autoComplete: "email" })

    expect([field.type, field.id, field.autocomplete]).toEqual(["email", "my-email", "email"])
  })

  test("is described by its hint", async () => {
    const { field } = await drawn({ hint: "We write to it" })

    expect(described(field)).toEqual(["We write to it"])
    expect(field.hasAttribute("aria-invalid")).toBe(false)
  })

  test("is described by what is wrong with it", async () => {
    const { field } = await drawn({ issue: "EmailMissing" })

    expect(described(field)).toEqual(["Please enter your email"])
    expect(field.getAttribute("aria-invalid")).toBe("true")
  })

  test("is described by its hint and then by what is wrong with it", async () => {
    const { field } = await drawn({ hint: "We write to it", issue: "EmailMissing" })

    expect(described(field)).toEqual(["We write to it", "Please enter your email"])
  })

  test("says that it may be left empty", async () => {
    await drawn({ optional: true })

    expect(screen.getByLabelText("Email (optional)")).toBeTruthy()
  })
})

describe("several lines of text", () => {
  test("have three lines, or as many as are asked for", async () => {
    await draw(
      <>
        <TextArea label="Wishes" value="" onType={() => {}} />
        <TextArea label="Review" rows={8} value="" onType={() => {}} />
      </>,
    )

    expect(screen.getByLabelText("Wishes").getAttribute("rows")).toBe("3")
    expect(screen.getByLabelText("Review").getAttribute("rows")).toBe("8")
  })

  test("say what is typed and what is wrong with it", async () => {
    const typed: Array<string> = []
    await draw(
      <TextArea
        label="Wishes"
        issue="EmailMissing"
        value="A"
        onType={(text) => typed.push(text)}
      />,
    )
    const field = screen.getByLabelText("Wishes")
    await userEvent.type(field, "b")

    expect(typed).toEqual(["Ab"])
    expect(described(field)).toEqual(["Please enter your email"])
  })
})
