import {
  AccountsUnreachable,
  ConfirmationNeeded,
  CredentialsRefused,
} from "#core/account/account.errors.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import { aTabSession, type AccountScript } from "#tests/ui/support/account-journeys.ts"
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
    expect(dialog.queryByText(/^We could not connect/)).toBeNull()

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

  it("says that it was another one, and nothing else", async () => {
    const dialog = await asked({ confirm: () => Effect.fail(new CredentialsRefused()) })

    await gives(dialog, "a long sentence")

    expect((await dialog.findByRole("alert")).textContent).toBe(
      "That is not the password of this account.",
    )
    expect(dialog.queryByText(/^We could not connect/)).toBeNull()
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

describe("a step that has to be confirmed", () => {
  const asks = async (session: ReturnType<typeof aTabSession>) => {
    const changeEmail = () => Effect.fail(new ConfirmationNeeded())
    await drawCard(
      (view) => <EmailCard view={view} />,
      { accounts: { changeEmail } },
      {},
      { session },
    )
    await userEvent.type(await screen.findByLabelText("New email"), "nur@example.com{Enter}")
  }

  it("is confirmed with Google by who has no password", async () => {
    await asks(aTabSession(aUser({ hasPassword: false })))

    const dialog = within(await screen.findByRole("dialog", { name: "Confirm with Google" }))
    expect(
      dialog.getByText(
        "You have no password here, so please confirm with Google. If this page reloads, start this step again.",
      ),
    ).toBeTruthy()
    expect(
      dialog.getByRole("link", { name: "Send me a link to set a password" }).getAttribute("href"),
    ).toBe("/forgot-password")
  })

  it("is confirmed with the password where the tab does not know its guest", async () => {
    await asks(aTabSession(null))

    expect(await screen.findByRole("dialog", { name: "Enter your password" })).toBeTruthy()
  })
})
