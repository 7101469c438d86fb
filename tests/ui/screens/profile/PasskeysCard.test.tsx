import { AuthenticatorRefused } from "#core/account/authenticator.port.ts"
import type { PasskeyView } from "#core/account/passkey.ts"
import { Instant } from "#core/kernel/instant.ts"
import { aPasskey } from "#fixtures/builders/a-passkey.ts"
import type { AccountScript } from "#tests/ui/support/account-journeys.ts"
import { drawCard } from "#tests/ui/support/on-profile.tsx"
import { PasskeysCard } from "#ui/screens/profile/PasskeysCard.tsx"
import { fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

beforeEach(() => void vi.stubGlobal("PublicKeyCredential", class {}))
afterEach(() => void vi.unstubAllGlobals())

const used = aPasskey({
  id: "second",
  name: "",
  usedAt: Instant.make("2026-11-21T04:00:00.000Z"),
})

const opens = async (
  passkeys: ReadonlyArray<PasskeyView> = [aPasskey(), used],
  script: AccountScript = {},
) => {
  await drawCard((view) => <PasskeysCard view={view} />, script, { passkeys })
  const card = within(await screen.findByRole("region", { name: "Passkeys" }))
  await card.findByRole("button", { name: "Add a passkey" })
  return card
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

describe("the card of passkeys", () => {
  it("says what they are for", async () => {
    const card = await opens([])

    expect(card.getByRole("heading").textContent).toBe("Passkeys")
    expect(
      card.getByText("Log in with your fingerprint, face or device PIN instead of your password."),
    ).toBeTruthy()
    expect(card.queryByRole("list")).toBeNull()
  })

  it("says of each when it was used last, and of a new one when it was added", async () => {
    const card = await opens()

    expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Firefox, LinuxAdded Fri, 20 Nov 2026, 10:00, not used yetRenameDelete",
      "PasskeyLast used Sat, 21 Nov 2026, 12:00RenameDelete",
    ])
    expect(card.queryByText("You have no passkeys yet.")).toBeNull()
    expect(card.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Rename Firefox, Linux",
      "Delete Firefox, Linux",
      "Rename Passkey",
      "Delete Passkey",
      null,
    ])
  })

  it("asks about the one whose button was pressed", async () => {
    await opens()

    await press("Delete Passkey")

    const dialog = within(screen.getByRole("dialog", { name: "Delete Passkey" }))
    expect(
      dialog.getByText(
        "Passkey can no longer be used to log in. Delete it on your device as well.",
      ),
    ).toBeTruthy()
    expect(screen.getAllByRole("dialog").length).toBe(1)
    await userEvent.click(dialog.getByRole("button", { name: "Close" }))
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("names the passkey in the question, where it has a name", async () => {
    await opens()

    await press("Delete Firefox, Linux")

    const dialog = within(screen.getByRole("dialog", { name: "Delete Firefox, Linux" }))
    expect(dialog.getByText(/^Firefox, Linux can no longer be used to log in\./)).toBeTruthy()
  })

  it("does not leave the page by the press that sends a new name", async () => {
    await opens([used])
    await press("Rename Passkey")

    const form = screen.getByLabelText("Name of the passkey").closest("form")

    expect(fireEvent.submit(form ?? document)).toBe(false)
  })

  it("opens a new name with the one before it, and closes without a change", async () => {
    await opens()

    await press("Rename Firefox, Linux")

    const dialog = within(screen.getByRole("dialog", { name: "Rename" }))
    expect(dialog.getByLabelText("Name of the passkey")).toMatchObject({
      value: "Firefox, Linux",
      maxLength: 60,
    })
    expect(screen.getAllByRole("dialog").length).toBe(1)
    await userEvent.click(dialog.getByRole("button", { name: "Close" }))
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("closes the question as soon as the new name is sent", async () => {
    const sent: Array<object> = []
    const rename = (naming: object) => {
      sent.push(naming)
      return Effect.never
    }
    await opens([used], { passkeys: { rename } })
    await press("Rename Passkey")
    await userEvent.type(screen.getByLabelText("Name of the passkey"), "Key ring")

    await press("Save name")

    expect(sent).toEqual([{ id: "second", name: "Key ring" }])
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(screen.queryByText("Follow the steps shown by your browser or device.")).toBeNull()
  })

  it("closes the question as soon as a passkey is deleted", async () => {
    await opens([used], { passkeys: { remove: () => Effect.never } })
    await press("Delete Passkey")

    await press("Delete this passkey")

    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("makes one at a time, and says where to look", async () => {
    let times = 0
    const make = () => {
      times += 1
      return Effect.never
    }
    const card = await opens([], { authenticator: { make } })

    await press("Add a passkey")
    expect((await card.findByRole("status")).textContent).toBe(
      "Follow the steps shown by your browser or device.",
    )
    await press("Add a passkey")

    expect(times).toBe(1)
    expect(card.getByRole("button").getAttribute("aria-disabled")).toBe("true")
  })

  it.each([
    ["left", "status", "No passkey was added. You can try again at any time."],
    ["known", "alert", "This device already has a passkey for your account."],
    [
      "unsupported",
      "alert",
      "This browser cannot use passkeys here. Try another browser or device.",
    ],
  ] as const)("says that none was added because it was %s, as a %s", async (reason, role, said) => {
    const make = () => Effect.fail(new AuthenticatorRefused({ reason }))
    const card = await opens([], { authenticator: { make } })

    await press("Add a passkey")

    expect((await card.findByRole(role)).textContent).toBe(said)
    expect(card.queryByText("Your passkeys are up to date.")).toBeNull()
  })
})
