import { AccountsUnreachable } from "#core/account/account.errors.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import {
  aTabSession,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import AccountMenu from "#ui/shell/AccountMenu.tsx"
import { fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const opens = async (user = aUser(), accounts: AccountScript["accounts"] = {}) => {
  const session = aTabSession(user)
  const account = scriptedJourneys({ accounts })
  const drawn = await draw(<AccountMenu user={user} />, { session, account, at: "/help" })
  return { ...drawn, session }
}

describe("the menu of the account", () => {
  it("names its guest, with a sign where there is no picture", async () => {
    const { container } = await opens()

    expect(screen.getByLabelText("Account of Aisyah").textContent).toBe("Aisyah")
    expect(container.querySelector("summary svg")).toBeTruthy()
    expect(container.querySelector("summary img")).toBeNull()
  })

  it("shows the guest's small picture", async () => {
    const picture = { large: "/large.webp", small: "/small.webp" }
    const { container } = await opens(aUser({ picture }))

    expect(container.querySelector("summary img")?.getAttribute("src")).toBe("/small.webp")
    expect(container.querySelector("summary svg")).toBeNull()
  })

  it("leads to the pages of the account", async () => {
    await opens()

    const links = screen.getAllByRole("link", { hidden: true })
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["My Bookings", "/account/bookings"],
      ["Shortlist", "/shortlist"],
      ["Profile", "/account/profile"],
      ["Identity verification", "/verification"],
    ])
  })

  it("prepares the way out only once it is open", async () => {
    const { session } = await opens()
    expect(screen.queryByRole("button", { hidden: true })).toBeNull()

    await userEvent.click(screen.getByText("Aisyah"))

    expect((await screen.findByRole("button")).textContent).toBe("Log Out")
    expect(session.read()).not.toBeNull()
  })

  it("closes by Escape, with the focus on its name", async () => {
    await opens()
    const summary = screen.getByLabelText("Account of Aisyah")
    await userEvent.click(screen.getByText("Aisyah"))
    expect(summary.parentElement).toHaveProperty("open", true)

    fireEvent.keyDown(summary, { key: "Escape" })

    expect(summary.parentElement).toHaveProperty("open", false)
    expect(document.activeElement).toBe(summary)
  })

  it("leads to the first page after the way out", async () => {
    const { address, session } = await opens()
    await userEvent.click(screen.getByText("Aisyah"))

    await userEvent.click(await screen.findByRole("button", { name: "Log Out" }))

    await expect.poll(address).toBe("/")
    expect(session.read()).toBeNull()
  })

  it("says that the guest is still in where nobody answered", async () => {
    const { address, session } = await opens(aUser(), {
      signOut: () => Effect.fail(new AccountsUnreachable()),
    })
    await userEvent.click(screen.getByText("Aisyah"))

    await userEvent.click(await screen.findByRole("button", { name: "Log Out" }))

    expect(await screen.findByRole("button", { name: "Log-out failed, try again" })).toBeTruthy()
    expect(address()).toBe("/help")
    expect(session.read()?.firstName).toBe("Aisyah")
  })
})
