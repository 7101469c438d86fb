import { AccountsUnreachable } from "#core/account/account.errors.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import {
  aTabSession,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"
import { drawOnPages } from "#tests/ui/support/fetched-pages.tsx"
import { drawCard } from "#tests/ui/support/on-profile.tsx"
import { RecordsCard } from "#ui/screens/profile/RecordsCard.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

const saved: Array<{ readonly name: string; readonly address: string }> = []
const files: Array<Blob> = []

beforeEach(() => {
  saved.length = 0
  files.length = 0
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {})
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, address: this.href })
  })
})
afterEach(() => void vi.restoreAllMocks())

const opens = async (accounts: AccountScript["accounts"] = {}) => {
  const drawn = await drawCard(() => <RecordsCard />, { accounts })
  const card = within(await screen.findByRole("region", { name: "Your data" }))
  await card.findByRole("button", { name: "Delete my account" })
  return { ...drawn, card }
}

describe("the records of a guest", () => {
  it("are described before they are taken, and no file is saved by itself", async () => {
    const { card } = await opens()

    expect(
      card.getByText(
        "Your profile, logins, bookings with their messages and reviews, and inquiries with their files, in one file.",
      ),
    ).toBeTruthy()
    expect(card.getByRole("heading").textContent).toBe("Your data")
    expect(saved).toEqual([])
  })

  it("are saved as one file that people can read", async () => {
    const records = { writtenAt: "2026-11-21T04:00:00.000Z", bookings: ["SG-1"] }
    const { card } = await opens({ myRecords: () => Effect.succeed(records as never) })

    await userEvent.click(card.getByRole("button", { name: "Download my data" }))

    expect((await card.findByRole("status")).textContent).toBe(
      "The file is in your Downloads folder.",
    )
    expect(saved).toEqual([{ name: "singgah.json", address: "blob:1" }])
    expect(files.map(({ type }) => type)).toEqual(["application/json"])
    expect(await files[0]?.text()).toBe(JSON.stringify(records, null, 2))
    expect(vi.mocked(URL.revokeObjectURL).mock.calls).toEqual([["blob:1"]])
  })
})

describe("the end of an account", () => {
  const asks = async (accounts: AccountScript["accounts"] = {}) => {
    const drawn = await opens(accounts)
    await userEvent.click(drawn.card.getByRole("button", { name: "Delete my account" }))
    return {
      ...drawn,
      dialog: within(screen.getByRole("dialog", { name: "Delete my account" })),
    }
  }

  it("is described before it is asked for", async () => {
    const { card, address } = await opens()

    expect(
      card.getByText(
        "Your account is deleted at once. We keep only the bookings that the law requires us to keep, and remove your name from them once they are over.",
      ),
    ).toBeTruthy()
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(address()).toBe("/account/profile")
  })

  it.each(["Keep my account", "Close"])("does not come by “%s”", async (name) => {
    const { dialog, session } = await asks({
      deleteAccount: () => expect.fail("Nothing is to be deleted"),
    })
    expect(
      dialog.getByText(
        "Your details, picture and sessions are deleted and cannot be restored. Upcoming stays remain booked.",
      ),
    ).toBeTruthy()

    await userEvent.click(dialog.getByRole("button", { name }))

    expect(screen.queryByRole("dialog")).toBeNull()
    expect(session.read()?.firstName).toBe("Aisyah")
  })

  it("is said, and leads to the first page", async () => {
    const { dialog, card, address, session } = await asks()

    await userEvent.click(dialog.getByRole("button", { name: "Delete permanently" }))

    expect(await card.findByText("Your account has been deleted.")).toBeTruthy()
    await expect.poll(address).toBe("/")
    expect(session.read()).toBeNull()
  })

  it("leaves nothing in sight that was fetched for the guest", async () => {
    const { fetched } = await drawOnPages(<RecordsCard />, {
      account: scriptedJourneys(),
      session: aTabSession(aUser()),
      at: "/account/profile",
      ahead: "/",
    })
    await userEvent.click(await screen.findByRole("button", { name: "Delete my account" }))

    await userEvent.click(screen.getByRole("button", { name: "Delete permanently" }))

    await expect.poll(() => fetched).toEqual(["/account/profile", "/", "/"])
  })

  it("did not come where nobody answered", async () => {
    const { dialog, card, session } = await asks({
      deleteAccount: () => Effect.fail(new AccountsUnreachable()),
    })

    await userEvent.click(dialog.getByRole("button", { name: "Delete permanently" }))

    expect(await card.findByText(/^We could not connect\./)).toBeTruthy()
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(session.read()?.firstName).toBe("Aisyah")
  })
})
