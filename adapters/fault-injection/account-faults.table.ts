import { ConfirmationNeeded, PictureRefused, ProfileRefused } from "#core/account/account.errors.ts"
import type { VerificationStatus } from "#core/account/verification.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import type { FaultScenario } from "./fault-injection.ts"
import { always, scenariosAt, once } from "./fault-scenarios.ts"
import { isCutOff, misreads, neverAnswers, refuses } from "./failures.ts"

const atRecovery = scenariosAt("recovery")
const atProfile = scenariosAt("profile")
const atVerification = scenariosAt("verification")

const inAMinute = () => new TooManyAttempts({ retryAfterSeconds: 60 })

const asksForPassword = once(
  "myRecords",
  refuses(() => new ConfirmationNeeded()),
)

const verificationIs = (status: VerificationStatus, tells: string): FaultScenario =>
  atVerification.scenario(
    tells,
    always(
      "readVerification",
      misreads((view) => ({
        ...view,
        status,
        reason: status === "rejected" ? "documentUnreadable" : null,
      })),
    ),
  )

/** What can go wrong with an account that is open, in the order in which its guest gets to know it. */
export const accountFaults = {
  "waiting-for-letter": atRecovery.waits("asking for a letter", "askForReset"),
  "letter-slowed": atRecovery.refuses(
    "Too many letters were asked for: the next one has to wait a minute.",
    "askForReset",
    inAMinute,
  ),
  "letter-cut-off": atRecovery.isCutOff("a letter", "askForReset"),
  "waiting-for-new-password": atRecovery.waits("the new password", "resetPassword"),
  "waiting-for-profile": atProfile.waits("the profile", "readProfile"),
  "profile-cut-off": atProfile.isCutOff("the profile", "readProfile"),
  "waiting-for-saving": atProfile.waits("the details", "saveProfile"),
  "saving-refused": atProfile.refuses(
    "The server does not accept the phone number that the page accepted.",
    "saveProfile",
    () => new ProfileRefused({ issues: [{ path: "phone", code: "InvalidPhone" }] }),
  ),
  "saving-cut-off": atProfile.isCutOff("the details", "saveProfile"),
  "waiting-for-picture": atProfile.waits("the picture", "setPicture"),
  "waiting-for-removal": atProfile.waits("removing the picture", "removePicture"),
  "picture-refused": atProfile.refuses(
    "The picture has more points than anybody needs.",
    "setPicture",
    () => new PictureRefused({ reason: "TooManyPixels" }),
  ),
  "picture-cut-off": atProfile.isCutOff("the picture", "setPicture"),
  "waiting-for-card-removal": atProfile.waits("removing the kept card", "removeCard"),
  "card-removal-cut-off": atProfile.isCutOff("removing the kept card", "removeCard"),
  "waiting-for-password-change": atProfile.waits("changing the password", "changePassword"),
  "password-change-slowed": atProfile.refuses(
    "Too many passwords were tried: changing it has to wait a minute.",
    "changePassword",
    inAMinute,
  ),
  "password-change-cut-off": atProfile.isCutOff("changing the password", "changePassword"),
  "password-asked": atProfile.scenario(
    "The records are only handed out to who gives the password once more.",
    asksForPassword,
  ),
  "waiting-for-confirmation": atProfile.scenario(
    "The password is asked for once more, and no answer comes to it.",
    asksForPassword,
    always("confirm", neverAnswers),
  ),
  "confirmation-cut-off": atProfile.scenario(
    "The password is asked for once more, and nobody is there to compare it.",
    asksForPassword,
    always("confirm", isCutOff),
  ),
  "waiting-for-sessions": atProfile.waits("the list of browsers", "listSessions"),
  "waiting-for-session-end": atProfile.scenario(
    "No answer comes to signing out a browser, or all of them.",
    always("endSession", neverAnswers),
    always("endAllSessions", neverAnswers),
  ),
  "sessions-cut-off": atProfile.isCutOff("the list of browsers", "listSessions"),
  "waiting-for-verification": atVerification.waits(
    "where the verification stands",
    "readVerification",
  ),
  "verification-cut-off": atVerification.isCutOff("the verification", "readVerification"),
  "verification-verified": verificationIs("verified", "The guest is verified."),
  "verification-rejected": verificationIs("rejected", "The guest's document could not be read."),
  "waiting-for-document": atVerification.waits(
    "the picture of the document",
    "setVerificationPicture",
  ),
  "document-refused": atVerification.refuses(
    "The file is no picture.",
    "setVerificationPicture",
    () => new PictureRefused({ reason: "NotAPicture" }),
  ),
  "waiting-for-submission": atVerification.waits("handing the request in", "submitVerification"),
  "submission-cut-off": atVerification.isCutOff("handing the request in", "submitVerification"),
} as const satisfies Readonly<Record<string, FaultScenario>>
