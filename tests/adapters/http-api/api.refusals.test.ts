import { api } from "#adapters/http-api/api.ts"
import type { Endpoint } from "#adapters/http-api/endpoint.ts"
import { describe, expect, it } from "vitest"

/** Every refusal that each call may end with, besides those that any call may. */
const refusals = `
home: PropertiesUnreachable
suggest: PropertiesUnreachable
search: PropertiesUnreachable
open: PropertiesUnreachable PropertyNotFound
listed: PropertiesUnreachable
calendar: PropertiesUnreachable PropertyNotFound
placeNights: PropertiesUnreachable
quote: BookingsUnreachable PropertyNotFound SoldOut StayRefused
hold: BookingsUnreachable HoldLimited KeyReused PriceChanged PropertyNotFound SoldOut StayRefused TooManyHolds
extend: BookingNotFound BookingsUnreachable HoldLimited HoldOver KeyReused StepRefused
find: BookingNotFound BookingsUnreachable
findByCode: BookingNotFound BookingsUnreachable TooManyAttempts
giveDetails: BookingNotFound BookingsUnreachable DetailsRefused HoldOver KeyReused StepRefused
mailCode: BookingNotFound BookingsUnreachable HoldOver KeyReused StepRefused TooManyAttempts
proveAddress: AddressCodeRefused BookingNotFound BookingsUnreachable HoldOver KeyReused StepRefused TooManyAttempts
pay: BookingNotFound BookingsUnreachable DetailsRefused GuaranteeNeeded HoldOver KeptCardGone KeyReused NoAttemptsLeft PaymentUnavailable PriceChanged SoldOut StepRefused
settle: BookingNotFound BookingsUnreachable KeyReused PaymentUnavailable
leave: BookingNotFound BookingsUnreachable KeyReused StepRefused
attach: AttachmentRefused InquiriesUnreachable TooManyAttempts
sendInquiry: InquiriesUnreachable InquiryRefused KeyReused TooManyAttempts
mine: BookingsUnreachable NotSignedIn
openOwn: BookingNotFound BookingsUnreachable
openByLink: BookingNotFound BookingsUnreachable
mailLink: BookingsUnreachable TooManyAttempts
cancel: BookingNotFound BookingsUnreachable KeyReused NotManageable RefundChanged
quoteChange: BookingNotFound BookingsUnreachable NotManageable PropertyNotFound SoldOut StayRefused
change: BookingNotFound BookingsUnreachable KeyReused NotManageable PaymentUnavailable PriceChanged PropertyNotFound SoldOut StayRefused
settleChange: BookingNotFound BookingsUnreachable KeyReused PaymentUnavailable
leaveChange: BookingNotFound BookingsUnreachable KeyReused
openMessages: BookingNotFound BookingsUnreachable
writeMessage: BookingNotFound BookingsUnreachable KeyReused MessageRefused MessagesClosed TooManyAttempts
openReplies: BookingNotFound BookingsUnreachable
writeReply: BookingNotFound BookingsUnreachable KeyReused MessageRefused MessagesClosed TooManyAttempts
readReviews: PropertyNotFound ReviewsUnreachable
openReview: BookingNotFound BookingsUnreachable
writeReview: BookingNotFound BookingsUnreachable KeyReused ReviewClosed ReviewRefused TooManyAttempts
reportReview: KeyReused ReviewNotFound ReviewsUnreachable TooManyAttempts
giveCode: AccountsUnreachable CodeRefused SignInExpired TooManyAttempts
beginSecondFactor: AccountsUnreachable ConfirmationNeeded FactorRefused NotSignedIn
confirmSecondFactor: AccountsUnreachable CodeRefused ConfirmationNeeded FactorRefused NotSignedIn TooManyAttempts
removeSecondFactor: AccountsUnreachable CodeRefused CredentialsRefused NotSignedIn TooBusy TooManyAttempts
whoAmI: AccountsUnreachable
register: AccountsUnreachable RegistrationRefused TooBusy TooManyAttempts
signIn: AccountsUnreachable CodeNeeded CredentialsRefused TooBusy TooManyAttempts
signOut: AccountsUnreachable
askForReset: AccountsUnreachable EmailRefused TooManyAttempts
resetPassword: AccountsUnreachable LinkRefused PasswordRefused TooBusy TooManyAttempts
confirm: AccountsUnreachable CredentialsRefused NotSignedIn TooBusy TooManyAttempts
changePassword: AccountsUnreachable CredentialsRefused NotSignedIn PasswordRefused TooBusy TooManyAttempts
changeEmail: AccountsUnreachable ConfirmationNeeded EmailRefused NotSignedIn TooManyAttempts
resendProof: AccountsUnreachable NotSignedIn TooManyAttempts
proveEmail: AccountsUnreachable LinkRefused NotSignedIn
myRecords: AccountsUnreachable ConfirmationNeeded NotSignedIn
deleteAccount: AccountsUnreachable ConfirmationNeeded NotSignedIn
listSessions: AccountsUnreachable NotSignedIn
endSession: AccountsUnreachable NotSignedIn SessionNotFound
endAllSessions: AccountsUnreachable NotSignedIn
startGoogle: IdentityUnavailable TooManyAttempts
finishGoogle: AccountsUnreachable CodeNeeded IdentityRefused IdentityUnavailable LinkNeeded
linkGoogle: AccountsUnreachable CodeNeeded CredentialsRefused IdentityRefused TooBusy TooManyAttempts
beginPasskey: AccountsUnreachable ConfirmationNeeded NotSignedIn TooManyAttempts TooManyPasskeys
addPasskey: AccountsUnreachable ConfirmationNeeded NotSignedIn PasskeyRefused TooManyPasskeys
renamePasskey: AccountsUnreachable NotSignedIn
removePasskey: AccountsUnreachable ConfirmationNeeded NotSignedIn
beginPasskeySignIn: AccountsUnreachable PasskeyRefused SignInExpired TooManyAttempts
signInWithPasskey: AccountsUnreachable PasskeyRefused SignInExpired
readProfile: AccountsUnreachable NotSignedIn
saveProfile: AccountsUnreachable NotSignedIn ProfileRefused
savePreferences: AccountsUnreachable NotSignedIn
setPicture: AccountsUnreachable NotSignedIn PictureRefused TooBusy TooManyAttempts
removePicture: AccountsUnreachable NotSignedIn
removeCard: AccountsUnreachable NotSignedIn
joinShortlist: AccountsUnreachable NotSignedIn
readVerification: AccountsUnreachable NotSignedIn
setVerificationPicture: AccountsUnreachable NotSignedIn PictureRefused TooBusy TooManyAttempts
submitVerification: AccountsUnreachable NotSignedIn VerificationRefused
`

const tagsOf = ({ failures }: Endpoint): ReadonlyArray<string> =>
  failures.map((failure) => (failure as unknown as { readonly identifier: string }).identifier)

it("every call may end with these refusals, and a page knows no others", () => {
  const described = Object.entries(api).map(
    ([name, endpoint]) => `${name}: ${tagsOf(endpoint).toSorted().join(" ")}`,
  )

  expect(described.toSorted()).toEqual(refusals.trim().split("\n").toSorted())
})

describe("a path that can name nothing", () => {
  const named = Object.values(api).filter(({ params }) => params)
  const tagOf = (endpoint: Endpoint) => endpoint.absent?.()._tag

  it("is refused with what the call says of what is not there", () => {
    const tagFor = (part: string) =>
      new Set(named.filter(({ path }) => path.startsWith(part)).map(tagOf))

    expect(tagFor("/api/bookings/{id}")).toEqual(new Set(["BookingNotFound"]))
    expect(tagFor("/api/account/bookings/{id}")).toEqual(new Set(["BookingNotFound"]))
    expect(tagFor("/api/booking-links/{link}")).toEqual(new Set(["BookingNotFound"]))
    expect(tagFor("/api/booking-replies/{link}")).toEqual(new Set(["BookingNotFound"]))
    expect(tagFor("/api/properties/{slug}")).toEqual(new Set(["PropertyNotFound"]))
    expect(tagFor("/api/reviews/{review}")).toEqual(new Set(["ReviewNotFound"]))
    expect(tagFor("/api/sessions/{id}")).toEqual(new Set(["SessionNotFound"]))
  })
})

describe("an input that the server could not read", () => {
  const issues = [{ path: "email", code: "TextTooLong" }]
  const refused = (call: string, path = "email") =>
    JSON.parse(JSON.stringify(api[call]?.refused?.([{ path, code: "TextTooLong" }])))

  it.each([
    ["quote", "StayRefused"],
    ["giveDetails", "DetailsRefused"],
    ["sendInquiry", "InquiryRefused"],
    ["register", "RegistrationRefused"],
    ["saveProfile", "ProfileRefused"],
    ["submitVerification", "VerificationRefused"],
    ["resetPassword", "PasswordRefused"],
    ["changePassword", "PasswordRefused"],
    ["hold", "StayRefused"],
  ])("of the call %s is %s, with all that is wrong", (call, _tag) => {
    expect(refused(call)).toEqual({ _tag, issues })
  })

  it.each([
    ["findByCode", { _tag: "BookingNotFound" }],
    ["giveCode", { _tag: "CodeRefused" }],
    ["confirmSecondFactor", { _tag: "CodeRefused" }],
    ["removeSecondFactor", { _tag: "CodeRefused" }],
    ["signIn", { _tag: "CredentialsRefused" }],
    ["confirm", { _tag: "CredentialsRefused" }],
    ["linkGoogle", { _tag: "CredentialsRefused" }],
    ["finishGoogle", { _tag: "IdentityRefused", reason: "unproven" }],
    ["proveEmail", { _tag: "LinkRefused" }],
    ["addPasskey", { _tag: "PasskeyRefused" }],
    ["signInWithPasskey", { _tag: "PasskeyRefused" }],
    ["askForReset", { _tag: "EmailRefused", issues: [{ path: "email", code: "NotAnEmail" }] }],
    ["changeEmail", { _tag: "EmailRefused", issues: [{ path: "email", code: "NotAnEmail" }] }],
  ])("of the call %s says no more than a wrong one: %j", (call, refusal) => {
    expect(refused(call)).toEqual(refusal)
  })

  it("is named by the part of it that is wrong", () => {
    expect(refused("resetPassword", "link")).toEqual({ _tag: "LinkRefused" })
    expect(refused("changePassword", "currentPassword")).toEqual({ _tag: "CredentialsRefused" })
    expect(refused("removeSecondFactor", "password")).toEqual({ _tag: "CredentialsRefused" })
  })

  it("has the path that a stay has by itself, where it is held", () => {
    expect(refused("hold", "stay.dates.checkIn")).toMatchObject({
      issues: [{ path: "dates.checkIn" }],
    })
    expect(refused("hold", "total.stay.x")).toMatchObject({ issues: [{ path: "total.stay.x" }] })
  })
})
