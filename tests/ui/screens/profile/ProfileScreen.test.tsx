import {
  AccountsUnreachable,
  ConfirmationNeeded,
  CredentialsRefused,
  LinkRefused,
  ProfileRefused,
} from "#core/account/account.errors.ts"
import { IdentityRefused, IdentityUnavailable, LinkNeeded } from "#core/account/identity.errors.ts"
import { NotSignedIn } from "#core/people/visitor.errors.ts"
import type { ProfileDetails } from "#core/account/profile.ts"
import { SessionId } from "#core/account/session.ts"
import { aProfile, aSession, aUser } from "#fixtures/builders/an-account.ts"
import { ProfileScreen } from "#ui/screens/profile/ProfileScreen.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it, vi } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"
import {
  aTabSession,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"

const opens = async (script: AccountScript = {}, at = "/account/profile") => {
  const session = aTabSession(aUser())
  const drawn = await draw(<ProfileScreen />, { account: scriptedJourneys(script), session, at })
  return { ...drawn, session }
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }))

describe("the guest's details", () => {
  it("stand in their fields, the identity number in part", async () => {
    await opens()

    expect(await screen.findByLabelText("First name")).toHaveProperty("value", "Aisyah")
    expect(screen.getByText(/Saved: ••••••••5678/)).toBeTruthy()
    expect(screen.getByLabelText("Year")).toHaveProperty("value", "1990")
    expect(screen.getByRole("radio", { name: "Female" })).toHaveProperty("checked", true)
  })

  it("are filled in by a number that says them, where the profile leaves them empty", async () => {
    const read = () => Effect.succeed(aProfile({ dateOfBirth: "", gender: null }))
    await opens({ profiles: { read } })
    await userEvent.type(await screen.findByLabelText("MyKad (IC) number"), "900412-14-5678")

    expect(screen.getByLabelText("Year")).toHaveProperty("value", "1990")
    expect(screen.getByLabelText("Day")).toHaveProperty("value", "12")
    expect(screen.getByRole("radio", { name: "Female" })).toHaveProperty("checked", true)
  })

  it("stay as they are when another number is typed", async () => {
    await opens()
    await userEvent.type(await screen.findByLabelText("MyKad (IC) number"), "850101-14-5679")

    expect(screen.getByLabelText("Year")).toHaveProperty("value", "1990")
    expect(screen.getByRole("radio", { name: "Female" })).toHaveProperty("checked", true)
  })

  it("are kept as typed, and the number stays where it was left empty", async () => {
    const sent: Array<ProfileDetails> = []
    await opens({
      profiles: {
        save: (details) => {
          sent.push(details)
          return Effect.succeed(aProfile({ firstName: "Nur Aisyah" }))
        },
      },
    })
    const name = await screen.findByLabelText("First name")
    await userEvent.clear(name)
    await userEvent.type(name, "Nur Aisyah")

    await press("Save")

    expect(await screen.findByText("Your details are saved.")).toBeTruthy()
    expect(sent[0]).toMatchObject({ firstName: "Nur Aisyah", identityNumber: null })
  })

  it.each([
    ["submitted", /We are checking your identity\. If you change your name/],
    ["verified", /Your identity is verified\. If you change your name/],
  ] as const)("say before that another identity ends it: %s", async (verification, warning) => {
    await opens({
      profiles: {
        read: () => Effect.succeed(aProfile({ verification })),
        save: () => Effect.succeed(aProfile({ verification: "unverified" })),
      },
    })
    expect(await screen.findByText(warning)).toBeTruthy()

    await press("Save")

    expect(await screen.findByText(/please verify your identity again/)).toBeTruthy()
    expect(screen.queryByText("Your details are saved.")).toBeNull()
    expect(screen.queryByText(warning)).toBeNull()
    expect(screen.getAllByRole("link", { name: "Identity verification" }).length).toBe(2)
  })

  it("say nothing of a verification where there is none", async () => {
    await opens({ profiles: { save: () => Effect.succeed(aProfile()) } })

    await press("Save")

    expect(await screen.findByText("Your details are saved.")).toBeTruthy()
    expect(screen.queryByText(/If you change your name/)).toBeNull()
  })

  it("lose the identity number alone when the guest removes it", async () => {
    const sent: Array<ProfileDetails> = []
    await opens({
      profiles: {
        save: (details) => {
          sent.push(details)
          return Effect.succeed(aProfile({ identity: null }))
        },
      },
    })
    await userEvent.type(await screen.findByLabelText("First name"), " half typed")

    expect(screen.getByText(/Leave this empty to keep it/)).toBeTruthy()

    await press("Remove this number")

    await expect.poll(() => screen.queryByText(/Leave this empty to keep it/)).toBe(null)
    expect(sent[0]).toMatchObject({ firstName: "Aisyah", identityNumber: "", nationality: "MY" })
    expect(screen.getByLabelText("First name")).toHaveProperty("value", "Aisyah half typed")
  })

  it("are refused field by field", async () => {
    const issues = [{ path: "phone", code: "NotAPhoneNumber" }]
    await opens({ profiles: { save: () => Effect.fail(new ProfileRefused({ issues })) } })
    await screen.findByLabelText("First name")

    await press("Save")

    expect((await screen.findAllByText(/valid phone number for the selected country/)).length).toBe(
      2,
    )
  })

  it("are asked for again after silence, and saved again after silence", async () => {
    const answers = [Effect.fail(new AccountsUnreachable()), Effect.succeed(aProfile())]
    await opens({
      profiles: {
        read: () => answers.shift()!,
        save: () => Effect.fail(new AccountsUnreachable()),
      },
    })
    await press("Try again")
    await screen.findByLabelText("First name")

    await press("Save")

    expect(await screen.findByText(/Nothing you typed is lost/)).toBeTruthy()
  })

  it("lead to the login and back when the session has ended", async () => {
    const { address } = await opens({ profiles: { read: () => Effect.fail(new NotSignedIn()) } })

    await expect.poll(address).toBe("/login?redirect=%2Faccount%2Fprofile")
  })
})

describe("the picture", () => {
  const pictured = aProfile({ picture: { large: "/large.webp", small: "/small.webp" } })

  it("is uploaded by its own button", { tags: "§2.35" }, async () => {
    await opens()

    const field = await screen.findByLabelText("Upload Profile Picture")

    expect(field).toMatchObject({ type: "file", disabled: false })
    expect(screen.getByRole("button", { name: "Upload Profile Picture" })).toBeTruthy()
  })

  it("is removed with one press, and the header knows", async () => {
    const { session } = await opens({ profiles: { read: () => Effect.succeed(pictured) } })
    await screen.findByRole("img", { name: "Your profile picture" })
    await expect.poll(() => session.read()?.picture?.small).toBe("/small.webp")

    await press("Remove picture")

    await expect.poll(() => session.read()?.picture).toBe(null)
  })

  it("says when it cannot be removed", async () => {
    await opens({
      profiles: {
        read: () => Effect.succeed(pictured),
        removePicture: () => Effect.fail(new AccountsUnreachable()),
      },
    })

    await press("Remove picture")

    expect(await screen.findByText(/could not connect/)).toBeTruthy()
  })
})

describe("the address", () => {
  it("is proved by the link of a mail", async () => {
    await opens({}, "/account/profile?link=secret")

    expect(await screen.findByText("Your email is verified.")).toBeTruthy()
  })

  it("says when the link is over", async () => {
    await opens(
      { accounts: { proveEmail: () => Effect.fail(new LinkRefused()) } },
      "/account/profile?link=secret",
    )

    expect(await screen.findByText(/This link has expired or was already used/)).toBeTruthy()
  })

  it("has its link sent again while it is not proved", async () => {
    await opens({ profiles: { read: () => Effect.succeed(aProfile({ emailVerified: false })) } })

    await press("Send the link again")

    expect(await screen.findByText(/We have sent a link to aisyah.tan@example.com/)).toBeTruthy()
  })

  it("is changed after the password was given once more", async () => {
    const answers = [Effect.fail(new ConfirmationNeeded()), Effect.void]
    const passwords = [Effect.fail(new CredentialsRefused()), Effect.succeed({ user: aUser() })]
    await opens({
      accounts: { changeEmail: () => answers.shift()!, confirm: () => passwords.shift()! },
    })
    await userEvent.type(await screen.findByLabelText("New email"), "nur@example.com")
    await press("Change email")
    const dialog = await screen.findByRole("dialog", { hidden: true })
    await userEvent.type(within(dialog).getByLabelText("Password"), "a long sentence")
    await userEvent.click(within(dialog).getByText("Continue"))
    await within(dialog).findByText(/not the password/)

    await userEvent.click(within(dialog).getByText("Continue"))

    expect(await screen.findByText(/We have sent a link to nur@example.com/)).toBeTruthy()
  })
})

describe("the password", () => {
  const changes = async (script: AccountScript = {}) => {
    await opens(script)
    await userEvent.type(await screen.findByLabelText("Current password"), "a long sentence")
    await userEvent.type(screen.getByLabelText("New password"), "another sentence")
    await userEvent.type(screen.getByLabelText("Confirm password"), "another sentence")
    await press("Change password")
  }

  it("is changed by who knows the present one", async () => {
    await changes()

    expect(await screen.findByText(/Your password has been changed/)).toBeTruthy()
  })

  it("stays when the present one is not right", async () => {
    const changePassword = () => Effect.fail(new CredentialsRefused())
    await changes({ accounts: { changePassword } })

    expect(await screen.findByText("That is not your current password.")).toBeTruthy()
  })
})

describe("a guest who only has Google", () => {
  const googles = aUser({ hasPassword: false })
  const opensWithoutPassword = async (
    script: AccountScript = {},
    session = aTabSession(googles),
  ) => {
    const profile = aProfile({ hasPassword: false, google: true })
    await draw(<ProfileScreen />, {
      account: scriptedJourneys({ profiles: { read: () => Effect.succeed(profile) }, ...script }),
      session,
      at: "/account/profile",
    })
  }

  it("goes to Google once more where others type their password", async () => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {})
    await opensWithoutPassword({
      accounts: { changeEmail: () => Effect.fail(new ConfirmationNeeded()) },
    })
    await userEvent.type(await screen.findByLabelText("New email"), "nur@example.com")
    await press("Change email")
    const dialog = await screen.findByRole("dialog", { hidden: true })
    expect(within(dialog).queryByLabelText("Password")).toBe(null)

    await userEvent.click(await within(dialog).findByText("Continue with Google"))

    await expect
      .poll(() => assign.mock.calls)
      .toEqual([["https://accounts.google.example/consent"]])
    assign.mockRestore()
  })

  it("says when Google is not responding", async () => {
    await opensWithoutPassword({
      accounts: { changeEmail: () => Effect.fail(new ConfirmationNeeded()) },
      identity: { start: () => Effect.fail(new IdentityUnavailable()) },
    })
    await userEvent.type(await screen.findByLabelText("New email"), "nur@example.com")
    await press("Change email")
    const dialog = await screen.findByRole("dialog", { hidden: true })

    await userEvent.click(await within(dialog).findByText("Continue with Google"))

    expect(await within(dialog).findByText(/Google is not responding/)).toBeTruthy()
  })

  const asksForNewAddress = async (script: AccountScript, tab = aTabSession(googles)) => {
    const answers = [Effect.fail(new ConfirmationNeeded())]
    const taken: Array<string> = []
    await opensWithoutPassword(
      {
        accounts: {
          changeEmail: (email) => answers.pop() ?? Effect.sync(() => void taken.push(email)),
        },
        window: { ask: (state) => Effect.succeed({ code: "said", state, way: "window" }) },
        ...script,
      },
      tab,
    )
    await userEvent.type(await screen.findByLabelText("New email"), "nur@example.com")
    await press("Change email")
    const dialog = await screen.findByRole("dialog", { hidden: true })
    await userEvent.click(await within(dialog).findByText("Continue with Google"))
    return { dialog, taken }
  }

  it("has the step taken once Google vouched for them in its own window", async () => {
    const arrived = { user: { ...googles, firstName: "Nur" }, redirect: "/account/profile" }
    const tab = aTabSession(googles)
    const { taken } = await asksForNewAddress(
      { identity: { finish: () => Effect.succeed(arrived) } },
      tab,
    )

    await expect.poll(() => taken).toEqual(["nur@example.com"])
    expect(tab.read()?.firstName).toBe("Nur")
    expect(screen.queryByRole("dialog", { hidden: true })).toBe(null)
  })

  it("has no step taken for another guest whom Google vouches for", async () => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {})
    const arrived = { user: aUser({ email: "other@example.com" }), redirect: "/account/profile" }
    const { taken } = await asksForNewAddress({
      identity: { finish: () => Effect.succeed(arrived) },
    })

    await expect.poll(() => assign.mock.calls).toEqual([["/account/profile"]])
    expect(taken).toEqual([])
    assign.mockRestore()
  })

  it("is told when Google vouches for nobody, and may try again", async () => {
    const { dialog, taken } = await asksForNewAddress({
      identity: { finish: () => Effect.fail(new IdentityRefused({ reason: "declined" })) },
    })

    await within(dialog).findByText(/could not confirm it was you/)
    expect(within(dialog).getByText("Continue with Google")).toBeTruthy()
    expect(taken).toEqual([])
  })

  it("is asked for the password of another account that Google's address has", async () => {
    const failure = new LinkNeeded({ email: "other@example.com" })
    const { dialog } = await asksForNewAddress({ identity: { finish: () => Effect.fail(failure) } })

    expect(await within(dialog).findByText(/other@example.com already has an account/)).toBeTruthy()
  })

  it("gets a link for a first password", async () => {
    const asked: Array<string> = []
    await opensWithoutPassword({
      accounts: { askForReset: (email) => Effect.sync(() => void asked.push(email)) },
    })

    await press("Send me a link to set a password")

    expect(await screen.findByText(/We have sent a link to aisyah.tan@example.com/)).toBeTruthy()
    expect(asked).toEqual(["aisyah.tan@example.com"])
  })
})

describe("the browsers that are signed in", () => {
  const other = aSession({
    id: SessionId.make("1123456789abcdefghjkmnpqrs"),
    current: false,
    browser: "Chrome on Android",
  })

  it("are listed, and any but this one is signed out by itself", async () => {
    const lists = [[aSession(), other], [aSession()]]
    await opens({ sessions: { list: () => Effect.succeed(lists.shift()!) } })
    await screen.findByText("Chrome on Android")

    await press("Log out")

    await expect.poll(() => screen.queryByText("Chrome on Android")).toBe(null)
    expect(screen.getByText("This browser")).toBeTruthy()
  })

  it("are all signed out at once, which leads to the login", async () => {
    const { address, session } = await opens()

    await press("Log out everywhere")

    await expect.poll(address).toBe("/login?redirect=%2Faccount%2Fprofile")
    expect(session.read()).toBe(null)
  })
})

describe("the account itself", () => {
  it("is deleted only after a question", async () => {
    const { address, session } = await opens()
    await press("Delete my account")
    const dialog = await screen.findByRole("dialog", { hidden: true })

    await userEvent.click(within(dialog).getByText("Delete permanently"))

    await expect.poll(address).toBe("/")
    expect(session.read()).toBe(null)
  })
})
