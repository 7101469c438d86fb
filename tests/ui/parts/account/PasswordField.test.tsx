import { draw } from "#tests/ui/support/stage.tsx"
import { PasswordField } from "#ui/parts/account/PasswordField.tsx"
import { PasswordStrengthMeter } from "#ui/parts/account/PasswordStrengthMeter.tsx"
import { fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"

const opens = async () => {
  const typed: Array<string> = []
  await draw(
    <PasswordField
      label="New password"
      hint="A sentence is easy to remember."
      id="own-password"
      issue="PasswordMissing"
      value=""
      autoComplete="new-password"
      onType={(text) => typed.push(text)}
    />,
  )
  return { typed, field: screen.getByLabelText<HTMLInputElement>("New password") }
}

/** A key of a keyboard whose capitals are on or off. */
const key = (type: "keydown" | "keyup", isCapital: boolean) =>
  Object.assign(new KeyboardEvent(type, { bubbles: true, key: "a" }), {
    getModifierState: (name: string) => isCapital && name === "CapsLock",
  })

describe("the field of a password", () => {
  it("is tied to its hint and to what is wrong with it", async () => {
    const { field } = await opens()

    expect(field).toMatchObject({ id: "own-password", type: "password", maxLength: 256 })
    expect(field.getAttribute("aria-describedby")).toBe("own-password-hint own-password-issue")
    expect(field.getAttribute("aria-invalid")).toBe("true")
    expect(field.getAttribute("autocomplete")).toBe("new-password")
  })

  it("says each text that is typed", async () => {
    const { typed, field } = await opens()

    await userEvent.click(field)
    await userEvent.paste("a sentence")

    expect(typed).toEqual(["a sentence"])
  })

  it("says by its button whether it is shown", async () => {
    await opens()
    const eye = screen.getByRole("button", { name: "Show: New password" })
    expect(eye.getAttribute("aria-pressed")).toBe("false")

    await userEvent.click(eye)

    expect(eye.getAttribute("aria-pressed")).toBe("true")
    expect(eye.querySelector("use")?.getAttribute("href")).toMatch(/#eye-off$/)
    await userEvent.click(eye)
    expect(eye.querySelector("use")?.getAttribute("href")).toMatch(/#eye$/)
  })

  it("warns of capitals as long as they are on and the guest is in the field", async () => {
    const { field } = await opens()
    const warning = screen.getByRole("status")
    expect(warning.textContent).toBe("")

    fireEvent(field, key("keydown", true))
    expect(warning.textContent).toBe("Caps Lock is on")

    fireEvent.blur(field)
    expect(warning.textContent).toBe("")

    fireEvent(field, key("keyup", true))
    expect(warning.textContent).toBe("Caps Lock is on")

    fireEvent(field, key("keydown", false))
    expect(warning.textContent).toBe("")
  })
})

describe("the strength of a password", () => {
  it.each([
    ["", 0, "none", "Longer passwords are stronger"],
    ["short", 1, "weak", "Weak: this will not be accepted"],
    ["xkqvbwzjpg", 2, "fair", "Fair: longer would be better"],
    ["xkqvbwzjpgmhty", 3, "good", "Good password"],
    ["hujan lebat di tepi pantai timur", 4, "strong", "Strong password"],
  ])("of “%s” is %i of four bars", async (password, bars, strength, said) => {
    const { container } = await draw(
      <PasswordStrengthMeter password={password} owner={{ email: "aisyah@example.com" }} />,
    )

    const isOn = [...container.querySelectorAll("i")].map((bar) => bar.getAttribute("data-on"))
    expect(isOn).toEqual([0, 1, 2, 3].map((place) => `${place < bars}`))
    expect(container.querySelector(`[data-strength="${strength}"]`)).toBeTruthy()
    expect(screen.getByRole("status").textContent).toBe(said)
  })
})
