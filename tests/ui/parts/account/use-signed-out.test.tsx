import { aUser } from "#fixtures/builders/an-account.ts"
import { aTabSession } from "#tests/ui/support/account-journeys.ts"
import { drawOnPages } from "#tests/ui/support/fetched-pages.tsx"
import { useSignedOut } from "#ui/parts/account/use-signed-out.ts"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { describe, expect, it } from "vitest"

const Page = () => {
  const [isSignedOut, setIsSignedOut] = useState(false)
  useSignedOut(isSignedOut)
  return (
    <button type="button" onClick={() => setIsSignedOut(true)}>
      End
    </button>
  )
}

const opens = async () => {
  const session = aTabSession(aUser())
  const at = "/account/bookings?past=1"
  return { ...(await drawOnPages(<Page />, { at, ahead: "/login", session })), session }
}

describe("a session that has ended", () => {
  it("leads to the login and back to the same page, which the way back does not show", async () => {
    const { address, visited, session } = await opens()

    await userEvent.click(screen.getByRole("button", { name: "End" }))

    await expect.poll(address).toBe("/login?redirect=%2Faccount%2Fbookings%3Fpast%3D1")
    expect(visited()).toBe(1)
    expect(session.read()).toBeNull()
  })

  it("leaves nothing in sight that was fetched for the guest", async () => {
    const { fetched } = await opens()

    await userEvent.click(screen.getByRole("button", { name: "End" }))

    await expect.poll(() => fetched).toEqual(["/account/bookings", "/login", "/login"])
  })

  it("is none while it lasts", async () => {
    const { address, session } = await opens()

    expect(session.read()).toEqual(aUser())
    expect(address()).toBe("/account/bookings?past=1")
  })
})
