import { LinkRefused } from "#core/account/account.errors.ts"
import {
  keptDrafts,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { ResetPasswordScreen } from "#ui/screens/recovery/ResetPasswordScreen.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

type Reset = NonNullable<AccountScript["accounts"]>["resetPassword"]

const opens = async (resetPassword?: Reset, at = "/?link=secret&link=other") => {
  const { drafts, kept } = keptDrafts()
  const accounts = resetPassword ? { resetPassword } : {}
  await draw(<ResetPasswordScreen />, { account: scriptedJourneys({ accounts }), drafts, at })
  const form = within(await screen.findByRole("form", { name: "Reset password" }))
  return { form, kept }
}

const chooses = async (password = "hujan di tepi pantai") => {
  for (const label of ["New password", "Confirm password"]) {
    await userEvent.click(screen.getByLabelText(label))
    if (password !== "") await userEvent.paste(password)
  }
  await userEvent.click(screen.getByRole("button", { name: "Set new password" }))
}

describe("the page of a new password", () => {
  it("says what it is for", async () => {
    const { form } = await opens()

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Reset password")
    expect(screen.getByText("Choose a new password for your account.")).toBeTruthy()
    expect(form.queryByRole("alert")).toBeNull()
  })

  it("sends it with the link, once, and keeps it nowhere", async () => {
    const sent: Array<object> = []
    const { form, kept } = await opens((reset) => {
      sent.push(reset)
      return Effect.never
    })

    await chooses()
    const button = form.getByRole("button", { name: "Saving…" })
    await userEvent.click(button)

    expect(sent).toEqual([
      {
        link: "secret",
        password: "hujan di tepi pantai",
        confirmPassword: "hujan di tepi pantai",
      },
    ])
    expect(button.getAttribute("aria-disabled")).toBe("true")
    expect(kept.get("reset")).toEqual({})
  })

  it("says that it holds, and leads to the login", async () => {
    await opens()

    await chooses()

    expect((await screen.findByRole("status")).textContent).toBe(
      "Your password has been changed. Please log in.",
    )
    expect(screen.queryByRole("form")).toBeNull()
    expect(screen.getByRole("link").getAttribute("href")).toBe("/login")
  })

  it("leads to another link where this one is over", async () => {
    await opens(() => Effect.fail(new LinkRefused()))

    await chooses()

    expect((await screen.findByRole("status")).textContent).toBe(
      "This link has expired or was already used.",
    )
    expect(screen.getByRole("link", { name: "Request another link" }).getAttribute("href")).toBe(
      "/forgot-password",
    )
  })

  it("asks for a password before anything is sent", async () => {
    const { form } = await opens(() => expect.fail("Nothing is to be sent"))

    await chooses("")

    const links = within(form.getByRole("alert")).getAllByRole("link")
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "New password: Use at least 10 characters",
    ])
  })

  it("sends an empty link where the address has none", async () => {
    const sent: Array<string> = []
    await opens(({ link }) => Effect.sync(() => void sent.push(link)), "/")

    await chooses()

    await expect.poll(() => sent).toEqual([""])
  })

  it("says that its code could not be fetched, and fetches it again", async () => {
    const journeys = scriptedJourneys()
    let times = 0
    const passwordRecovery: typeof journeys.passwordRecovery = async (input) => {
      times += 1
      return times === 1 ? ({ failed: "unreachable" } as const) : journeys.passwordRecovery(input)
    }
    await draw(<ResetPasswordScreen />, { account: { ...journeys, passwordRecovery } })
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We could not connect. Nothing you entered is lost; please try again in a moment.",
    )

    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    expect(await screen.findByRole("form", { name: "Reset password" })).toBeTruthy()
  })

  it("holds the place of its form before it has begun", async () => {
    const { container } = await draw(<ResetPasswordScreen />)

    expect(container.querySelectorAll("span[aria-hidden]").length).toBe(3)
  })
})
