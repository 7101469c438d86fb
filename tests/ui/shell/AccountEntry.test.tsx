import { aUser } from "#fixtures/builders/an-account.ts"
import { AccountEntry } from "#ui/shell/AccountEntry.tsx"
import { act, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { aTabSession, scriptedJourneys } from "#tests/ui/support/account-journeys.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const menu = () => screen.findByText("Aisyah")

describe("the way into the account", () => {
  it(
    "leads to the login until somebody signs in, and then names them",
    { tags: ["§3.2", "§4.3"] },
    async () => {
      const session = aTabSession()
      await draw(<AccountEntry />, { session, account: scriptedJourneys(), at: "/help" })
      const way = screen.getByRole("link", { name: "Login" })
      expect(way.getAttribute("href")).toBe("/login?redirect=%2Fhelp")
      expect([way.textContent, way.getAttribute("aria-label")]).toEqual(["Login", "Login"])

      act(() => session.becomes(aUser()))

      expect(await menu()).toBeTruthy()
      expect(screen.queryByRole("link", { name: "Login" })).toBeNull()
    },
  )

  it(
    "leads there again once the guest has signed out",
    { tags: ["§3.2", "§4.2", "§4.3"] },
    async () => {
      const session = aTabSession(aUser())
      await draw(<AccountEntry />, { session, account: scriptedJourneys() })

      await userEvent.click(await menu())
      await userEvent.click(await screen.findByRole("button", { name: "Log Out" }))

      expect(await screen.findByRole("link", { name: "Login" })).toBeTruthy()
      expect(session.read()).toBeNull()
    },
  )
})
