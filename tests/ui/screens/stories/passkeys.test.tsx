import { CodeNeeded, PasskeyRefused, TooManyPasskeys } from "#core/account/account.errors.ts"
import { AuthenticatorRefused } from "#core/account/authenticator.port.ts"
import type { Passkeys } from "#core/account/passkeys.port.ts"
import { aPasskey } from "#fixtures/builders/a-passkey.ts"
import { aProfile, aUser } from "#fixtures/builders/an-account.ts"
import { LoginScreen } from "#ui/screens/login/LoginScreen.tsx"
import { ProfileScreen } from "#ui/screens/profile/ProfileScreen.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"
import {
  aTabSession,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"

beforeEach(() => void vi.stubGlobal("PublicKeyCredential", class {}))
afterEach(() => void vi.unstubAllGlobals())

const opensProfile = async (script: AccountScript = {}) => {
  await draw(<ProfileScreen />, {
    account: scriptedJourneys(script),
    session: aTabSession(aUser()),
    at: "/account/profile",
  })
  return within(await screen.findByRole("region", { name: "Passkeys" }))
}

const press = async (card: ReturnType<typeof within>, name: string) =>
  userEvent.click(await card.findByRole("button", { name }))

const withPasskey = {
  read: () => Effect.succeed(aProfile({ passkeys: [aPasskey({ name: "My phone" })] })),
}

describe("passkeys in the profile", () => {
  it("are added with a button", async () => {
    const card = await opensProfile()

    expect(await card.findByText("You have no passkeys yet.")).toBeTruthy()
    await press(card, "Add a passkey")

    expect(await card.findByText("Firefox, Linux")).toBeTruthy()
    expect(card.getByRole("status").textContent).toBe("Your passkeys are up to date.")
  })

  it("say what to do while one is added", async () => {
    const card = await opensProfile({ authenticator: { make: () => Effect.never } })

    await press(card, "Add a passkey")

    expect(await card.findByText(/Follow the steps/)).toBeTruthy()
  })

  it.each<[AccountScript, RegExp]>([
    [
      {
        authenticator: { make: () => Effect.fail(new AuthenticatorRefused({ reason: "left" })) },
      },
      /No passkey was added/,
    ],
    [{ passkeys: { add: () => Effect.fail(new PasskeyRefused()) } }, /could not accept/],
    [{ passkeys: { beginAdding: () => Effect.fail(new TooManyPasskeys()) } }, /Delete one first/],
  ])("say why none was added", async (script, said) => {
    const card = await opensProfile(script)

    await press(card, "Add a passkey")

    expect(await card.findByText(said)).toBeTruthy()
  })

  it("get another name", async () => {
    const given: Array<object> = []
    const rename: Passkeys["rename"] = (naming) => {
      given.push(naming)
      return Effect.succeed({ passkeys: [aPasskey(naming)] })
    }
    const card = await opensProfile({ profiles: withPasskey, passkeys: { rename } })

    await press(card, "Rename My phone")
    const field = await screen.findByRole("textbox", { name: "Name of the passkey" })
    await userEvent.clear(field)
    await userEvent.type(field, "Key ring{Enter}")

    expect(await card.findByText("Key ring")).toBeTruthy()
    expect(given).toEqual([{ id: aPasskey().id, name: "Key ring" }])
  })

  it("are deleted after one more question", async () => {
    const given: Array<string> = []
    const remove: Passkeys["remove"] = (id) => {
      given.push(id)
      return Effect.succeed({ passkeys: [] })
    }
    const card = await opensProfile({ profiles: withPasskey, passkeys: { remove } })

    await press(card, "Delete My phone")
    await userEvent.click(await screen.findByRole("button", { name: "Keep it" }))
    expect(given).toEqual([])
    await press(card, "Delete My phone")
    await userEvent.click(await screen.findByRole("button", { name: "Delete this passkey" }))

    expect(await card.findByText("You have no passkeys yet.")).toBeTruthy()
    expect(given).toEqual([aPasskey().id])
  })

  it("are only listed where the browser has none", async () => {
    vi.unstubAllGlobals()
    const card = await opensProfile({ profiles: withPasskey })

    expect(await card.findByText("This browser cannot use passkeys here.")).toBeTruthy()
    expect(card.queryByRole("button", { name: "Add a passkey" })).toBeNull()
  })
})

const opensLogin = (script: AccountScript = {}) =>
  draw(<LoginScreen />, { account: scriptedJourneys(script), at: "/login" })

const refused = { passkeys: { signIn: () => Effect.fail(new PasskeyRefused()) } }
const asksCode = {
  accounts: { signIn: () => Effect.fail(new CodeNeeded({ hasPasskey: true })) },
}

const signsIn = async () => {
  await userEvent.type(await screen.findByLabelText("Email"), "aisyah.tan@example.com")
  await userEvent.type(screen.getByLabelText("Password"), "kopi-o kosong{Enter}")
}

describe("a passkey at the login", () => {
  it("says that it was not accepted, and leaves the password", async () => {
    await opensLogin(refused)

    await userEvent.click(await screen.findByRole("button", { name: "Log in with a passkey" }))

    expect((await screen.findByRole("alert")).textContent).toMatch(/not accepted/)
    expect(screen.getByLabelText("Email").getAttribute("autocomplete")).toBe("username webauthn")
  })

  it("takes the place of a code, and says that it was not accepted", async () => {
    await opensLogin({ ...refused, ...asksCode })
    await signsIn()

    await userEvent.click(await screen.findByRole("button", { name: "Use a passkey instead" }))

    expect((await screen.findByRole("alert")).textContent).toMatch(/or enter a code/)
  })

  it("is not offered where the browser, or the account, has none", async () => {
    await opensLogin({
      accounts: { signIn: () => Effect.fail(new CodeNeeded({ hasPasskey: false })) },
    })
    await signsIn()
    expect(await screen.findByLabelText("Code")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Use a passkey instead" })).toBeNull()
  })
})
