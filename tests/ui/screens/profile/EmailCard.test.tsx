import { AccountsUnreachable, EmailRefused } from "#core/account/account.errors.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import type { ProfileView } from "#core/account/profile.ts"
import { keptDrafts, type AccountScript } from "#tests/ui/support/account-journeys.ts"
import { drawCard } from "#tests/ui/support/on-profile.tsx"
import { EmailCard } from "#ui/screens/profile/EmailCard.tsx"
import { fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const opens = async (
  accounts: AccountScript["accounts"] = {},
  changes: Partial<ProfileView> = {},
) => {
  await drawCard((view) => <EmailCard view={view} />, { accounts }, changes)
  await screen.findByLabelText("New email")
  return within(screen.getByRole("region", { name: "Email" }))
}

const asksFor = async (email: string) => {
  await userEvent.click(screen.getByLabelText("New email"))
  if (email !== "") await userEvent.paste(email)
  await userEvent.click(screen.getByRole("button", { name: "Change email" }))
}

describe("the card of the email", () => {
  it("says that the address is proved, and asks for no proof", async () => {
    const card = await opens()

    expect(card.getByText("aisyah.tan@example.com")).toBeTruthy()
    expect(card.getByText("Verified").className).toMatch(/good/)
    expect(card.queryByRole("button", { name: "Send the link again" })).toBeNull()
    expect(card.queryByText(/^Your email changes to/)).toBeNull()
    expect(card.queryByRole("status")).toBeNull()
  })

  it("says what a proof is good for while there is none", async () => {
    const card = await opens({}, { emailVerified: false })

    expect(card.getByText("Not verified yet").className).toMatch(/plain/)
    expect(
      card.getByText("Once your email is verified, bookings made with it appear in My Bookings."),
    ).toBeTruthy()
  })

  it("asks for the link once more", async () => {
    let times = 0
    const resendProof = () => Effect.sync(() => void (times += 1))
    const card = await opens({ resendProof }, { emailVerified: false })

    await userEvent.click(card.getByRole("button", { name: "Send the link again" }))

    expect((await card.findByRole("status")).textContent).toBe(
      "We have sent a link to aisyah.tan@example.com.",
    )
    expect(times).toBe(1)
  })

  it("names the address that waits for its proof", async () => {
    const card = await opens({}, { nextEmail: "nur@example.com" })

    expect(
      card.getByText("Your email changes to nur@example.com once you open the link we sent there."),
    ).toBeTruthy()
  })

  it("sends a new address as it was typed, and says where the link went", async () => {
    const sent: Array<string> = []
    const card = await opens({ changeEmail: (email) => Effect.sync(() => void sent.push(email)) })

    await asksFor("nur@example.com")

    expect((await card.findByRole("status")).textContent).toBe(
      "We have sent a link to nur@example.com.",
    )
    expect(sent).toEqual(["nur@example.com"])
  })

  it("says where the link went, whatever is typed after it", async () => {
    const card = await opens()
    await asksFor("nur@example.com")
    await card.findByRole("status")

    await userEvent.type(screen.getByLabelText("New email"), ".my")

    expect(card.getByRole("status").textContent).toBe("We have sent a link to nur@example.com.")
  })

  it.each([
    ["", "Please enter your email"],
    ["nobody", "Enter a valid email, for example name@example.com"],
  ])("sends nothing where “%s” is typed, and says why", async (typed, said) => {
    const card = await opens({ changeEmail: () => expect.fail("Nothing is to be sent") })

    await asksFor(typed)

    expect(card.getByRole("alert").textContent).toContain(`New email: ${said}`)
    expect(screen.getByLabelText("New email").getAttribute("aria-invalid")).toBe("true")
  })

  it("says what the server finds wrong", async () => {
    const issues = [{ path: "email", code: "EmailMissing" }]
    const card = await opens({ changeEmail: () => Effect.fail(new EmailRefused({ issues })) })

    await asksFor("nur@example.com")

    expect((await card.findByRole("alert")).textContent).toContain(
      "New email: Please enter your email",
    )
  })

  it("sends once while the first press is still answered", async () => {
    const sent: Array<string> = []
    const changeEmail = (email: string) => {
      sent.push(email)
      return Effect.never
    }
    await opens({ changeEmail })

    await asksFor("nur@example.com")
    await userEvent.click(screen.getByRole("button", { name: "Change email" }))

    expect(sent).toEqual(["nur@example.com"])
    expect(screen.getByRole("button", { name: "Change email" }).getAttribute("aria-disabled")).toBe(
      "true",
    )
  })

  it("keeps what is typed for a reload of the tab", async () => {
    const { drafts, kept } = keptDrafts()
    await drawCard((view) => <EmailCard view={view} />, {}, {}, { drafts })
    const field = await screen.findByLabelText("New email")
    expect(field).toHaveProperty("value", "")
    expect(field.getAttribute("spellcheck")).toBe("false")

    await userEvent.type(screen.getByLabelText("New email"), "nur")

    expect([...kept]).toEqual([["new-email", { email: "nur" }]])
  })

  it("does not leave the page by a press", async () => {
    await opens()

    const form = screen.getByLabelText("New email").closest("form")

    expect(fireEvent.submit(form ?? document)).toBe(false)
  })

  it.each([
    [new AccountsUnreachable(), /^We could not connect\. Nothing you typed is lost/],
    [
      new TooManyAttempts({ retryAfterSeconds: 9 }),
      /^Too many attempts\. Please wait 9 seconds\.$/,
    ],
    [new TooManyAttempts({ retryAfterSeconds: 0 }), /^Too many attempts\. Please wait 1 second\.$/],
  ])("says of %s what to do", async (failure, said) => {
    const card = await opens({ changeEmail: () => Effect.fail(failure) })

    await asksFor("nur@example.com")

    expect((await card.findByRole("status")).textContent).toMatch(said)
  })
})
