import { languages } from "#core/preferences/preferences.ts"
import {
  AccountsUnreachable,
  PictureRefused,
  VerificationRefused,
} from "#core/account/account.errors.ts"
import { retention } from "#core/people/retention.ts"
import type { VerificationView } from "#core/account/verification.ts"
import { aUser, aVerification } from "#fixtures/builders/an-account.ts"
import type { Language } from "#core/kernel/localised.ts"
import { VerificationScreen } from "#ui/screens/verification/VerificationScreen.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { linksOfSentence, opens as opensPage } from "#tests/ui/support/legal-sentence.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import {
  aTabSession,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"

const opens = (verifications: AccountScript["verifications"] = {}, language: Language = "en") =>
  draw(<VerificationScreen />, {
    language,
    account: scriptedJourneys({ verifications }),
    session: aTabSession(aUser()),
  })

const standing = (changes: Partial<VerificationView>) => ({
  read: () => Effect.succeed(aVerification(changes)),
})

const aFile = new File([new Uint8Array([1, 2, 3])], "mykad.jpg", { type: "image/jpeg" })

describe("proving who one is", () => {
  it("takes a number and two pictures, and is looked at from then on", async () => {
    await opens()
    await userEvent.upload(await screen.findByLabelText("Photo of your document"), aFile)
    await screen.findByText("Received")
    await userEvent.type(screen.getByLabelText("MyKad (IC) number"), "900412-14-5678")

    await userEvent.click(screen.getByRole("button", { name: "Submit for verification" }))

    expect(
      await screen.findByRole("heading", { name: "We are checking your documents" }),
    ).toBeTruthy()
  })

  it.each(languages)("says in %s what a guest agrees to, with a link to it", async (language) => {
    await opens({}, language)

    const days = `${retention.identityPictureDays}`
    expect(await linksOfSentence("verification.consent", language, { days })).toEqual([
      opensPage("privacy"),
    ])
  })

  it("says field by field what is missing", async () => {
    const issues = [{ path: "selfie", code: "PictureMissing" }]
    await opens({ submit: () => Effect.fail(new VerificationRefused({ issues })) })

    await userEvent.click(await screen.findByRole("button", { name: "Submit for verification" }))

    expect((await screen.findAllByText(/Please add this picture/)).length).toBe(2)
  })

  it.each([
    ["NotAPicture", /not a JPEG, PNG or WebP/],
    ["PictureTooLarge", /larger than 5 MB/],
    ["TooManyPixels", /too many pixels/],
  ] as const)("says of a file why it cannot be used: %s", async (reason, said) => {
    await opens({ setPicture: () => Effect.fail(new PictureRefused({ reason })) })

    await userEvent.upload(await screen.findByLabelText("Photo of you"), aFile)

    expect(await screen.findByText(said)).toBeTruthy()
  })

  it("says why it was rejected, and takes another try", async () => {
    await opens(standing({ status: "rejected", reason: "faceDiffers" }))

    expect(await screen.findByText("Your selfie and your document do not match.")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Submit for verification" })).toBeTruthy()
  })

  it("is done when it is verified", async () => {
    await opens(standing({ status: "verified" }))

    expect(await screen.findByRole("heading", { name: "Your identity is verified" })).toBeTruthy()
  })

  it("is asked about again after silence", async () => {
    const answers = [Effect.fail(new AccountsUnreachable()), Effect.succeed(aVerification())]
    await opens({ read: () => answers.shift()! })

    await userEvent.click(await screen.findByRole("button", { name: "Try again" }))

    expect(await screen.findByRole("button", { name: "Submit for verification" })).toBeTruthy()
  })
})
