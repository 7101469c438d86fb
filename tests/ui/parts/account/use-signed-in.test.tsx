import { aUser } from "#fixtures/builders/an-account.ts"
import { aTabSession, scriptedJourneys } from "#tests/ui/support/account-journeys.ts"
import { drawOnPages } from "#tests/ui/support/fetched-pages.tsx"
import { draw } from "#tests/ui/support/stage.tsx"
import type { AccountActor } from "#ui/app/account-journeys.ts"
import { Login } from "#ui/parts/account/Login.tsx"
import { describe, expect, it } from "vitest"

const arrives = async (wayOn: string) => {
  const session = aTabSession()
  const account = scriptedJourneys()
  const actor = await account.session({ user: aUser(), wayOn, back: null })
  const drawn = await draw(<Login session={actor as AccountActor<"session">} />, {
    account,
    session,
    at: "/login",
  })
  return { ...drawn, session }
}

describe("a guest who is in", () => {
  it.each([
    ["/properties?adults=2&children=1", "/properties?adults=2&children=1"],
    ["/help", "/help"],
    ["/help?a=1?b=2", "/help?a=1"],
  ])("with the way on “%s” goes to %s", async (wayOn, address) => {
    const { session, ...drawn } = await arrives(wayOn)

    await expect.poll(drawn.address).toBe(address)
    expect(session.read()).toEqual(aUser())
    expect(drawn.visited()).toBe(1)
  })

  it("sees nothing that was fetched for a visitor", async () => {
    const account = scriptedJourneys()
    const actor = await account.session({ user: aUser(), wayOn: "/properties", back: null })
    const login = <Login session={actor as AccountActor<"session">} />

    const { fetched } = await drawOnPages(login, {
      account,
      session: aTabSession(),
      at: "/login",
      ahead: "/properties",
    })

    await expect.poll(() => fetched).toEqual(["/login", "/properties", "/properties"])
  })
})
