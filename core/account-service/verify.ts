import { Effect } from "effect"
import { instantAt } from "../kernel/instant-at.ts"
import type { Issue } from "../kernel/issue.ts"
import { isRealDate, malaysianDateAt } from "../stay/calendar.ts"
import { birthDateIssue } from "../people/birth-date.rules.ts"
import { identityIssue, identityOf } from "../people/identity.rules.ts"
import { isNationality } from "../people/nationalities.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"
import { VerificationRefused } from "../account/account.errors.ts"
import type { AccountRecord, VerificationRecord } from "../account-store/account-record.ts"
import { forgetPicture, keepPicture } from "./identity-pictures.ts"
import { identityToJudge, picturesUntil, currentVerification } from "./judged-identity.ts"
import { changeOwn } from "./keep-profile.ts"
import { needSession } from "./open-session.ts"
import { newSessionId } from "./secrets.ts"
import { countPicture } from "./attempts-allowed.ts"
import { verificationViewOf } from "./verification-view.ts"
import { isRequested } from "../account/requested-verification.ts"
import type { VerificationPicture, VerificationRequest } from "../account/verification.ts"

const refuse = (issues: ReadonlyArray<Issue>) => Effect.fail(new VerificationRefused({ issues }))

/** While it is judged, and once it was accepted, it is not submitted again. */
const isClosed = (account: AccountRecord): boolean =>
  isRequested[currentVerification(account).status]

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

export const readVerification = (needs: AccountServiceNeeds, { browser }: AccountCaller) =>
  Effect.map(needSession(needs, browser), ({ account }) => verificationViewOf(account))

/** Keeps one of the two pictures in place of the one before; what was about that is withdrawn. */
export const setVerificationPicture = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  part: VerificationPicture,
  file: Uint8Array,
) {
  const { account } = yield* needSession(needs, caller.browser)
  yield* countPicture(needs, account.id)
  const whole = yield* needs.pictures.whole(file, account.id)
  const name = yield* keepPicture(needs, account.id, whole)
  let before: string | null = null
  const changed = yield* changeOwn(needs, caller, (own) => {
    before = own.verification[part]
    return Effect.succeed({
      ...own,
      verification: {
        ...own.verification,
        [part]: name,
        picturesUntil: picturesUntil(needs.clock.now()),
      },
    })
  })
  if (before !== null) yield* forgetPicture(needs, before)
  return verificationViewOf(changed)
})

const submitted = (account: AccountRecord, id: string, now: number): AccountRecord => ({
  ...account,
  verification: {
    ...account.verification,
    status: "submitted",
    reason: null,
    submittedAt: instantAt(now),
    submission: { id, judged: identityToJudge(account) },
    picturesUntil: null,
  },
})

/** Asks to be verified: what rules can check is checked here, the rest by a person. */
export const submitVerification = (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  request: VerificationRequest,
) => {
  const now = needs.clock.now()
  return changeOwn(needs, caller, (own) => {
    if (isClosed(own)) return refuse([{ path: "", code: "VerificationClosed" }])
    const typed = typedIssues(request, own.gender, malaysianDateAt(now))
    const issues = [...typed, ...missingPictures(own.verification)]
    if (issues.length > 0) return refuse(issues)
    const { nationality, dateOfBirth } = request
    const identity = identityOf({ ...request, gender: own.gender })
    const asked = { ...own, nationality, dateOfBirth, identity }
    return Effect.succeed(submitted(asked, newSessionId(needs.randomness), now))
  }).pipe(Effect.map(verificationViewOf))
}
