import { VerificationRefused } from "#core/account/account.errors.ts"
import type { VerificationRequest } from "#core/account/verification.ts"
import { aUser, aVerification } from "#fixtures/builders/an-account.ts"
import {
  aTabSession,
  keptDrafts,
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
const SELFIE = "Photo of you"
const aFile = new File([new Uint8Array([1, 2, 3])], "mykad.jpg", { type: "image/jpeg" })

const opens = async (
  verifications: AccountScript["verifications"] = {},
  drafts = keptDrafts().drafts,
) => {
  const drawn = await draw(<VerificationScreen />, {
    account: scriptedJourneys({ verifications }),
    session: aTabSession(aUser()),
    drafts,
  })
  const button = await screen.findByRole("button", { name: SUBMIT })
  return { ...drawn, button }
}

const types = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** What stands at a picture: what to do, and whether it is there. */
const shownAt = (label: string) => {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  const frame = field.parentElement!
  return {
    field,
    choice: frame.querySelector("label[aria-hidden]")?.textContent,
    said: frame.querySelector('[role="status"]')?.textContent,
  }
}

describe("the request to be verified", () => {
  it("sends what was typed, with the date in its usual form", async () => {
    const sent: Array<VerificationRequest> = []
    const { button } = await opens({
      submit: (request) => {
        sent.push(request)
        return Effect.never
      },
    })
    types("Nationality", "CN")
    types("Passport or MyPR number", "E12345678")
    types("Day", "2")
    types("Month", "4")
    types("Year", "1990")

    fireEvent.click(button)

    expect(sent).toEqual([
      { nationality: "CN", identityNumber: "E12345678", dateOfBirth: "1990-04-02" },
    ])
    expect(button.textContent).toBe("Sending…")
    expect(button.getAttribute("aria-disabled")).toBe("true")
    expect(screen.getByLabelText(DOCUMENT)).toHaveProperty("disabled", true)
  })

  it("begins empty, with a Malaysian, and can be sent", async () => {
    const { button } = await opens()

    expect(screen.getByLabelText("Nationality")).toHaveProperty("value", "MY")
    expect(screen.getByLabelText("MyKad (IC) number")).toHaveProperty("value", "")
    expect(screen.getByLabelText("Year")).toHaveProperty("value", "")
    expect(button.getAttribute("aria-disabled")).toBe("false")
    expect(screen.getByRole("form", { name: "Identity verification" })).toHaveProperty(
      "noValidate",
      true,
    )
    expect(
      screen.getByText(
        "Your pictures are encrypted, seen only by the person who checks them, and never shown to properties.",
      ),
    ).toBeTruthy()
  })

  it("keeps what is typed through a reload, but never the identity number", async () => {
    const { drafts, kept } = keptDrafts()
    await opens({}, drafts)

    types("Nationality", "CN")
    types("Passport or MyPR number", "E12345678")
    types("Year", "1990")

    expect(kept.get("verification")).toEqual({
      nationality: "CN",
      dateOfBirth: "1990--",
      document: "",
      selfie: "",
    })
  })

  it("sums up what is missing, each by its name, and goes to the first field", async () => {
    const paths = ["selfie", "document", "dateOfBirth", "identityNumber", "nationality"]
    const issues = paths.map((path) => ({ path, code: "OnlyTheServerKnows" }))
    const { button } = await opens({
      submit: () => Effect.fail(new VerificationRefused({ issues })),
    })

    fireEvent.click(button)

    await screen.findByRole("alert")
    expect(
      screen
        .getAllByRole("link")
        .map(({ textContent }) => textContent)
        .slice(0, 5),
    ).toEqual([
      "Nationality: Please check this",
      "Identity number: Please check this",
      "Date of birth: Please check this",
      "Photo of your document: Please check this",
      "Photo of you: Please check this",
    ])
    expect(document.activeElement).toBe(screen.getByLabelText("Nationality"))
  })

  it("does not complain again of what was mended while a picture is being sent", async () => {
    const issues = [{ path: "selfie", code: "PictureMissing" }]
    const { button } = await opens({
      submit: () => Effect.fail(new VerificationRefused({ issues })),
      setPicture: () => Effect.never,
    })
    fireEvent.click(button)
    await screen.findByRole("alert")
    await userEvent.upload(screen.getByLabelText(SELFIE), aFile)
    expect(screen.queryByRole("alert")).toBeNull()

    fireEvent.click(button)

    expect(screen.queryByRole("alert")).toBeNull()
  })
})

describe("the pictures", () => {
  it("are chosen or taken, the document away from the guest and the face towards them", async () => {
    await opens()

    const [paper, face] = [shownAt(DOCUMENT), shownAt(SELFIE)]
    expect([paper.field, face.field].map((field) => field.getAttribute("capture"))).toEqual([
      "environment",
      "user",
    ])
    expect(paper.field.accept).toBe("image/jpeg,image/png,image/webp")
    expect([paper.choice, paper.said]).toEqual(["Choose a picture", ""])
    expect(
      screen.getByText("MyKad or the photo page of your passport, with all corners visible"),
    ).toBeTruthy()
    expect(screen.getByText("Only your face, in good light")).toBeTruthy()
  })

  it.each([
    ["document", DOCUMENT, "hasDocument"],
    ["selfie", SELFIE, "hasSelfie"],
  ] as const)("are sent as soon as they are chosen: %s", async (part, label, has) => {
    const sent: Array<unknown> = []
    await opens({
      setPicture: (...given) => {
        sent.push(given)
        return Effect.succeed(aVerification({ [has]: true }))
      },
    })

    await userEvent.upload(screen.getByLabelText(label), aFile)

    expect(await screen.findAllByText("Received")).toHaveLength(1)
    expect(sent).toEqual([[part, new Uint8Array([1, 2, 3])]])
    expect(shownAt(label)).toMatchObject({ choice: "Choose another", said: "Received" })
  })

  it("stay as they are where the choice is given up", async () => {
    await opens({ setPicture: () => Effect.die("sent") })

    fireEvent.change(screen.getByLabelText(DOCUMENT), { target: { files: [] } })

    expect(shownAt(DOCUMENT)).toMatchObject({ choice: "Choose a picture", said: "" })
  })
})
