import { CredentialsRefused, PasswordRefused } from "#core/account/account.errors.ts"
import { NotSignedIn } from "#core/people/visitor.errors.ts"
import { aTabSession, keptDrafts, type AccountScript } from "#tests/ui/support/account-journeys.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import { drawCard } from "#tests/ui/support/on-profile.tsx"
import { PasswordCard } from "#ui/screens/profile/PasswordCard.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const { drafts, kept } = keptDrafts()

const opens = async (accounts: AccountScript["accounts"] = {}) => {
  kept.clear()
  await drawCard((view) => <PasswordCard owner={view} />, { accounts }, {}, { drafts })
  await screen.findByLabelText("Current password")
  return within(screen.getByRole("region", { name: "Password" }))
}

const types = async (texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) {
    await userEvent.click(screen.getByLabelText(label))
    await userEvent.paste(text)
  }
}

const fields = ["Current password", "New password", "Confirm password"]

const values = () => fields.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)

const press = () => userEvent.click(screen.getByRole("button", { name: "Change password" }))

const allRight = {
  "Current password": "a long sentence",
  "New password": "another fine sentence",
  "Confirm password": "another fine sentence",
}

describe("the card of the password", () => {
  it("says what a new one does, and names the account to a password manager", async () => {
    const card = await opens()

    expect(card.getByRole("heading").textContent).toBe("Password")
    expect(card.getByText("Changing your password logs out every other browser.")).toBeTruthy()
    expect(card.getByDisplayValue("aisyah.tan@example.com").getAttribute("autocomplete")).toBe(
      "username",
    )
  })

  it("sends the three as they were typed, and empties their fields once it is changed", async () => {
    const sent: Array<object> = []
    const changePassword = (change: object) => {
      sent.push(change)
      return Effect.succeed({ user: aUser() })
    }
    const card = await opens({ changePassword })

    await types(allRight)
    await press()

    expect(
      await card.findByText("Your password has been changed. Other browsers have been logged out."),
    ).toBeTruthy()
    expect(sent).toEqual([
      {
        currentPassword: "a long sentence",
        password: "another fine sentence",
        confirmPassword: "another fine sentence",
      },
    ])
    expect(values()).toEqual(["", "", ""])
  })

  it("keeps no password for a reload of the tab", async () => {
    await opens()

    await types(allRight)

    expect(kept.get("new-password")).toEqual({})
  })

  it("asks for the present one and a new one before anything is sent", async () => {
    const card = await opens({ changePassword: () => expect.fail("Nothing is to be sent") })

    await press()

    const links = within(card.getByRole("alert")).getAllByRole("link")
    expect(links.map(({ textContent }) => textContent?.split(":")[0])).toEqual([
      "Current password",
      "New password",
    ])
    expect(card.queryByText("That is not your current password.")).toBeNull()
  })

  it("compares a new one with what is known of the guest", async () => {
    const card = await opens({ changePassword: () => expect.fail("Nothing is to be sent") })

    await types({
      ...allRight,
      "New password": "aisyah.tan@example.com",
      "Confirm password": "aisyah.tan@example.com",
    })
    await press()

    expect(card.getByRole("alert").textContent).toContain(
      "New password: The password contains part of your email.",
    )
  })

  it("says that the present one is wrong, and keeps what was typed", async () => {
    const card = await opens({ changePassword: () => Effect.fail(new CredentialsRefused()) })

    await types(allRight)
    await press()

    expect((await card.findByRole("alert")).textContent).toBe("That is not your current password.")
    expect(values()).toEqual(Object.values(allRight))
  })

  it("says what the server finds wrong with the new one", async () => {
    const issues = [{ path: "password", code: "PasswordTooEasy" }]
    const changePassword = () => Effect.fail(new PasswordRefused({ issues }))
    const card = await opens({ changePassword })

    await types(allRight)
    await press()

    expect((await card.findByRole("alert")).textContent).toContain(
      "New password: This password is easy to guess.",
    )
  })

  it("sends once while the first press is still answered", async () => {
    let times = 0
    const changePassword = () => {
      times += 1
      return Effect.never
    }
    const card = await opens({ changePassword })

    await types(allRight)
    await press()
    const button = card.getByRole("button", { name: "Saving…" })
    await userEvent.click(button)

    expect(times).toBe(1)
    expect(button.getAttribute("aria-disabled")).toBe("true")
  })
})

describe("a session that ends while the password is changed", () => {
  it("leads to the login", async () => {
    const session = aTabSession(aUser())
    const { address } = await drawCard(
      (view) => <PasswordCard owner={view} />,
      { accounts: { changePassword: () => Effect.fail(new NotSignedIn()) } },
      {},
      { session },
    )
    await screen.findByLabelText("Current password")

    await types(allRight)
    await press()

    await expect.poll(address).toBe("/login?redirect=%2Faccount%2Fprofile")
    expect(session.read()).toBeNull()
  })
})
