import { AccountsUnreachable, CredentialsRefused } from "#core/account/account.errors.ts"
import { IdentityUnavailable, LinkNeeded } from "#core/account/identity.errors.ts"
import {
  keptDrafts,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import type { AccountActor } from "#ui/app/account-journeys.ts"
import { Login } from "#ui/parts/account/Login.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const back = { code: "said", state: "begun", way: "address" } as const

const backFromGoogle = async (identity: AccountScript["identity"], { drafts } = keptDrafts()) => {
  const account = scriptedJourneys({ identity: identity ?? {} })
  const input = { user: null, wayOn: "/contact-us?about=stay&about=price", back }
  const session = (await account.session(input)) as AccountActor<"session">
  return draw(<Login session={session} />, { account, drafts, at: "/login" })
}

const knowsAddress = () => Effect.fail(new LinkNeeded({ email: "aisyah.tan@example.com" }))

const asked = async (link?: NonNullable<AccountScript["identity"]>["link"]) => {
  const drawn = await backFromGoogle({ finish: knowsAddress, ...(link && { link }) })
  const form = within(await screen.findByRole("form", { name: "Link and log in" }))
  return { ...drawn, form }
}

const gives = async (password: string) =>
  userEvent.type(screen.getByLabelText("Password"), `${password}{Enter}`)

describe("the way back from Google", () => {
  it("says what is done meanwhile", async () => {
    const { container } = await backFromGoogle({ finish: () => Effect.never })

    expect(screen.getByRole("status").textContent).toBe("Completing Google login…")
    expect(screen.queryByRole("form")).toBeNull()
    expect(container.querySelectorAll("span[aria-hidden]").length).toBe(3)
  })

  it("says that Google is away, beside the form", async () => {
    await backFromGoogle({ finish: () => Effect.fail(new IdentityUnavailable()) })

    const said = await screen.findByText(
      "Google is not responding. You can log in with your password.",
    )
    expect(said.closest("[role]")?.getAttribute("role")).toBe("status")
    expect(screen.getByRole("form", { name: "Login" })).toBeTruthy()
  })
})

describe("the link of two ways in", () => {
  it("is explained, with the address in question", async () => {
    const { form } = await asked()

    expect(form.getByRole("note").textContent).toBe(
      "aisyah.tan@example.com already has an account. Enter its password once; after that you can also log in with Google.",
    )
    expect(form.queryByRole("alert")).toBeNull()
  })

  it("needs a password", async () => {
    const { form } = await asked(() => expect.fail("Nothing is to be sent"))

    await userEvent.click(form.getByRole("button", { name: "Link and log in" }))

    const summary = within(form.getByRole("alert"))
    const link = summary.getByRole("link", { name: "Password: Please enter your password" })
    expect(link.getAttribute("href")).toBe("#link-password")
    expect(document.activeElement).toBe(form.getByLabelText("Password"))
  })

  it("keeps the password nowhere but in its field", async () => {
    const { drafts, kept } = keptDrafts()
    await backFromGoogle({ finish: knowsAddress }, { drafts, kept })
    await screen.findByRole("form", { name: "Link and log in" })

    await userEvent.type(screen.getByLabelText("Password"), "a long sentence")

    expect([...kept]).toEqual([["link", {}]])
  })

  it("is asked for once while the first press is still answered", async () => {
    const sent: Array<string> = []
    const { form } = await asked((password) => {
      sent.push(password)
      return Effect.never
    })

    await gives("a long sentence")
    const button = form.getByRole("button", { name: "Logging you in…" })
    await userEvent.click(button)

    expect(sent).toEqual(["a long sentence"])
    expect(button.getAttribute("aria-disabled")).toBe("true")
  })

  it.each([
    [new CredentialsRefused(), "That is not the password of this account."],
    [new AccountsUnreachable(), "We could not connect. You can safely press again."],
  ])("did not come with %s, and says so", async (failure, said) => {
    const { form } = await asked(() => Effect.fail(failure))

    await gives("a long sentence")

    expect((await form.findByRole("alert")).textContent).toBe(said)
    expect(form.getByRole("button", { name: "Link and log in" })).toBeTruthy()
  })
})
