import { AccountsUnreachable, ConfirmationNeeded } from "#core/account/account.errors.ts"
import type { AccountScript } from "#tests/ui/support/account-journeys.ts"
import { drawCard } from "#tests/ui/support/on-profile.tsx"
import { EmailCard } from "#ui/screens/profile/EmailCard.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

describe("the password that is asked once more", () => {
  const asked = async (confirm: AccountScript["accounts"] = {}) => {
    const accounts = { changeEmail: () => Effect.fail(new ConfirmationNeeded()), ...confirm }
    await drawCard((view) => <EmailCard view={view} />, { accounts })
    await userEvent.type(await screen.findByLabelText("New email"), "nur@example.com{Enter}")
    return within(await screen.findByRole("dialog", { name: "Enter your password" }))
  }

  const gives = async (dialog: ReturnType<typeof within>, password: string) => {
    await userEvent.click(dialog.getByLabelText("Password"))
    if (password !== "") await userEvent.paste(password)
    await userEvent.click(dialog.getByRole("button", { name: "Continue" }))
  }

  it("is asked for the guest's own security, and may be left", async () => {
    const dialog = await asked()
    expect(dialog.getByText("For your security, please enter your password again.")).toBeTruthy()
    expect(dialog.queryByRole("alert")).toBeNull()

    await userEvent.click(dialog.getByRole("button", { name: "Close" }))

    expect(screen.queryByRole("dialog")).toBeNull()
    expect(screen.getByLabelText("New email")).toHaveProperty("value", "nur@example.com")
  })

  it("has to be typed", async () => {
    const dialog = await asked({ confirm: () => expect.fail("Nothing is to be sent") })

    await gives(dialog, "")

    expect(dialog.getByText("Please enter your password")).toBeTruthy()
  })

  it("is sent once while the first press is still answered", async () => {
    const sent: Array<string> = []
    const confirm = (password: string) => {
      sent.push(password)
      return Effect.never
    }
    const dialog = await asked({ confirm })

    await gives(dialog, "a long sentence")
    await userEvent.click(dialog.getByRole("button", { name: "Continue" }))

    expect(sent).toEqual(["a long sentence"])
    expect(dialog.getByRole("button", { name: "Continue" }).getAttribute("aria-disabled")).toBe(
      "true",
    )
  })

  it("says that nobody compared it", async () => {
    const dialog = await asked({ confirm: () => Effect.fail(new AccountsUnreachable()) })

    await gives(dialog, "a long sentence")

    expect(
      (await dialog.findByText(/^We could not connect\./)).closest("[role=status]"),
    ).toBeTruthy()
    expect(dialog.queryByRole("alert")).toBeNull()
  })
})
