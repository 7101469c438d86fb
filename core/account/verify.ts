import { Effect } from "effect"
import { instantAt } from "../booking/desk.ts"
import type { Issue } from "../kernel/issue.ts"
import { isRealDate, malaysianDateAt } from "../stay/calendar.ts"
import { birthDateIssue } from "../people/birth-date.rules.ts"
import { identityIssue, identityOf } from "../people/identity.rules.ts"
import { isNationality } from "../people/nationalities.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { AccountDesk, Caller } from "./account-desk.ts"
import { VerificationRefused } from "./account.errors.ts"
import type { AccountRecord, VerificationRecord } from "./account-record.ts"
import { changeOwn } from "./keep-profile.ts"
import { needSession } from "./open-session.ts"
import { newSessionId } from "./secrets.ts"
import { verificationViewOf } from "./verification-view.ts"
import type { VerificationPicture, VerificationRequest } from "./verification.ts"

const refuse = (issues: ReadonlyArray<Issue>) => Effect.fail(new VerificationRefused({ issues }))

/** While somebody looks at it, and once it was accepted, nothing of it changes. */
const isClosed = ({ status }: VerificationRecord): boolean =>
  status === "submitted" || status === "verified"

const typedIssues = (
  { nationality, identityNumber, dateOfBirth }: VerificationRequest,
  gender: AccountRecord["gender"],
  today: CalendarDate,
): ReadonlyArray<Issue> => {
  const born = isRealDate(dateOfBirth) ? dateOfBirth : null
  const codes = {
    nationality: isNationality(nationality) ? null : "NationalityUnknown",
    identityNumber: identityIssue({ nationality, identityNumber, dateOfBirth: born, gender }),
    dateOfBirth: birthDateIssue(dateOfBirth, today),
  }
  return Object.entries(codes).flatMap(([path, code]) => (code === null ? [] : [{ path, code }]))
}

const missingPictures = ({ document, selfie }: VerificationRecord): ReadonlyArray<Issue> => [
  ...(document === null ? [{ path: "document", code: "PictureMissing" }] : []),
  ...(selfie === null ? [{ path: "selfie", code: "PictureMissing" }] : []),
]

export const readVerification = (desk: AccountDesk, { browser }: Caller) =>
  Effect.map(needSession(desk, browser), ({ account }) => verificationViewOf(account.verification))

/** Keeps one of the two pictures in place of the one before; closed, it is left as it is. */
export const setVerificationPicture = Effect.fnUntraced(function* (
  desk: AccountDesk,
  caller: Caller,
  part: VerificationPicture,
  file: Uint8Array,
) {
  const { account } = yield* needSession(desk, caller.browser)
  if (isClosed(account.verification)) return verificationViewOf(account.verification)
  const whole = yield* desk.pictures.whole(file)
  const name = `${newSessionId(desk.chance)}.webp`
  yield* desk.files.keep(name, whole)
  const changed = yield* changeOwn(desk, caller, (own) =>
    Effect.succeed({ ...own, verification: { ...own.verification, [part]: name } }),
  )
  const before = account.verification[part]
  if (before !== null) yield* desk.files.remove(before)
  return verificationViewOf(changed.verification)
})

/** Asks to be verified: what rules can check is checked here, the rest by somebody who looks. */
export const submitVerification = (
  desk: AccountDesk,
  caller: Caller,
  request: VerificationRequest,
) => {
  const now = desk.clock.now()
  return changeOwn(desk, caller, (own) => {
    if (isClosed(own.verification)) return refuse([{ path: "", code: "VerificationClosed" }])
    const typed = typedIssues(request, own.gender, malaysianDateAt(now))
    const issues = [...typed, ...missingPictures(own.verification)]
    if (issues.length > 0) return refuse(issues)
    const { nationality, dateOfBirth } = request
    return Effect.succeed({
      ...own,
      nationality,
      dateOfBirth,
      identity: identityOf({ ...request, gender: own.gender }),
      verification: {
        ...own.verification,
        status: "submitted" as const,
        reason: null,
        submittedAt: instantAt(now),
      },
    })
  }).pipe(Effect.map(({ verification }) => verificationViewOf(verification)))
}
