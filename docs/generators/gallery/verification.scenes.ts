import { aGuest } from "#fixtures/builders/a-guest.ts"
import { button, heading, on, presses, scene, types, words } from "./looks.ts"
import { A_PICTURE, isSignedOutElsewhere, joins } from "./members.ts"
import type { Scenes, Sitter } from "./scene.ts"

const opens = (guest: Sitter) => joins(guest, "/verification")

const addsPicture = (guest: Sitter, part: "document" | "selfie") =>
  guest.page.getByLabel(guest.say(`verification.${part}`), { exact: true }).setInputFiles(A_PICTURE)

const addsDocument = async (guest: Sitter) => {
  await opens(guest)
  await addsPicture(guest, "document")
}

const writes = async (guest: Sitter) => {
  await opens(guest)
  const { identityNumber, dateOfBirth } = aGuest()
  const [year = "", month = "", day = ""] = dateOfBirth.split("-")
  await types(guest, "checkout.identity.mykad", identityNumber)
  await types(guest, "checkout.birth.day", day)
  await types(guest, "checkout.birth.month", month)
  await types(guest, "checkout.birth.year", year)
}

const submits = async (guest: Sitter) => {
  await writes(guest)
  for (const [part, count] of [
    ["document", 1],
    ["selfie", 2],
  ] as const) {
    await addsPicture(guest, part)
    await guest.page
      .getByText(guest.say("verification.there"))
      .nth(count - 1)
      .waitFor()
  }
  await presses(guest, "verification.submit")
}

export const verificationScenes: Scenes = {
  loading: on("waiting-for-verification", opens, heading("verification.title")),
  lost: on("verification-cut-off", opens, words("error.unreachable")),
  unverified: scene(opens, button("verification.submit")),
  rejected: on("verification-rejected", opens, words("verification.rejected.documentUnreadable")),
  sendingPicture: on("waiting-for-document", addsDocument, button("verification.sending")),
  pictureRefused: on("document-refused", addsDocument, words("picture.NotAPicture")),
  submitting: on("waiting-for-submission", submits, button("verification.sending")),
  refused: scene(async (guest) => {
    await writes(guest)
    await presses(guest, "verification.submit")
  }, words("issue.PictureMissing")),
  unclear: on("submission-cut-off", submits, words("account.unreachable")),
  submitted: scene(submits, heading("verification.submitted")),
  verified: on("verification-verified", opens, heading("verification.verified")),
  signedOut: scene(async (guest) => {
    await writes(guest)
    await isSignedOutElsewhere(guest)
    await presses(guest, "verification.submit")
  }, heading("login.title")),
}
