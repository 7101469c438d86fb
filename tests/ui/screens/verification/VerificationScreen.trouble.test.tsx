import { AccountsUnreachable, PictureRefused } from "#core/account/account.errors.ts"
import type { VerificationView } from "#core/account/verification.ts"
import { aUser, aVerification } from "#fixtures/builders/an-account.ts"
import {
  aTabSession,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { VerificationScreen } from "#ui/screens/verification/VerificationScreen.tsx"
import { fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const SUBMIT = "Submit for verification"
const DOCUMENT = "Photo of your document"
const aFile = new File([new Uint8Array([1, 2, 3])], "mykad.jpg", { type: "image/jpeg" })

const opens = async (verifications: AccountScript["verifications"] = {}) => {
  const drawn = await draw(<VerificationScreen />, {
    account: scriptedJourneys({ verifications }),
    session: aTabSession(aUser()),
  })
  const button = await screen.findByRole("button", { name: SUBMIT })
  return { ...drawn, button }
}

const types = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe("what went wrong with a request", () => {
  const trouble = () => screen.queryAllByRole("status").map(({ textContent }) => textContent)
  const LOST = "We could not connect. Nothing you typed is lost; please try again."

  it("is silence, and nothing is lost", async () => {
    const { button } = await opens({ submit: () => Effect.fail(new AccountsUnreachable()) })
    expect(trouble()).toEqual(["", ""])
    types("MyKad (IC) number", "900412-14-5678")

    fireEvent.click(button)

    expect((await screen.findByText(LOST)).closest('[role="status"]')).not.toBeNull()
    expect(screen.getByLabelText("MyKad (IC) number")).toHaveProperty("value", "900412-14-5678")
  })

  it("is a picture that cannot be used, and it is said to screen readers", async () => {
    const refused = new PictureRefused({ reason: "PictureTooLarge" })
    await opens({ setPicture: () => Effect.fail(refused) })

    await userEvent.upload(screen.getByLabelText(DOCUMENT), aFile)

    const said = await screen.findByText(/larger than 5 MB/)
    expect(said.closest('[role="status"]')).not.toBeNull()
    expect(screen.queryByText(LOST)).toBeNull()
  })

  it("is a file that the device cannot read, which is refused as no picture", async () => {
    const sent: Array<Uint8Array> = []
    await opens({
      setPicture: (_, file) => {
        sent.push(file)
        return Effect.fail(new PictureRefused({ reason: "NotAPicture" }))
      },
    })
    const lost = new File(["jpeg"], "mykad.jpg", { type: "image/jpeg" })
    const arrayBuffer = () => Promise.reject(new Error("The file is no longer there"))

    await userEvent.upload(screen.getByLabelText(DOCUMENT), Object.assign(lost, { arrayBuffer }))

    expect(await screen.findByText(/not a JPEG, PNG or WebP/)).toBeTruthy()
    expect(sent).toEqual([new Uint8Array()])
  })

  it.each<[VerificationView["reason"], string]>([
    ["documentExpired", "Your document has expired. Please add a valid one."],
    ["documentUnreadable", "Your document could not be read. Please take a sharper picture."],
    ["numberDiffers", "The number you typed does not match your document."],
    [null, "Your identity could not be confirmed. Please try again or contact us."],
  ])("is a rejection for a reason: %s", async (reason, words) => {
    await opens({ read: () => Effect.succeed(aVerification({ status: "rejected", reason })) })

    expect(screen.getByText(words).closest('[role="note"]')).not.toBeNull()
  })

  it("is nothing for a guest who was not rejected, whom no press takes to another page", async () => {
    await opens()
    const form = screen.getByRole("form", { name: "Identity verification" })

    expect(fireEvent.submit(form)).toBe(false)

    expect(screen.queryByRole("note")).toBeNull()
  })
})
