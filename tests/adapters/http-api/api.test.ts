import { api } from "#adapters/http-api/api.ts"
import { expect, it } from "vitest"

/** Each call by its name: method, path and status, and whether it needs a key. */
const calls = `
home: GET /api/home 200
suggest: GET /api/suggestions 200
search: GET /api/properties 200
open: GET /api/properties/{slug} 200
listed: GET /api/listed-stays 200
calendar: GET /api/properties/{slug}/calendar 200
placeNights: GET /api/place-nights 200
quote: POST /api/quotes 200
hold: POST /api/bookings 201 keyed
extend: POST /api/bookings/{id}/extension 200 keyed
find: GET /api/bookings/{id} 200
findByCode: POST /api/bookings/search 200
giveDetails: PUT /api/bookings/{id}/guest 200 keyed
mailCode: POST /api/bookings/{id}/address/code 200 keyed
proveAddress: POST /api/bookings/{id}/address/proof 200 keyed
pay: POST /api/bookings/{id}/payment 200 keyed
settle: POST /api/bookings/{id}/settlement 200 keyed
leave: POST /api/bookings/{id}/release 200 keyed
attach: POST /api/inquiries/files 201
sendInquiry: POST /api/inquiries 201 keyed
mine: GET /api/account/bookings 200
openOwn: GET /api/account/bookings/{id} 200
openByLink: GET /api/booking-links/{link} 200
mailLink: POST /api/booking-links 200
cancel: POST /api/account/bookings/{id}/cancellation 200 keyed
quoteChange: POST /api/account/bookings/{id}/change-quote 200
change: POST /api/account/bookings/{id}/change 200 keyed
settleChange: POST /api/account/bookings/{id}/change/settlement 200 keyed
leaveChange: POST /api/account/bookings/{id}/change/release 200 keyed
openMessages: GET /api/bookings/{id}/messages 200
writeMessage: POST /api/bookings/{id}/messages 200 keyed
openReplies: GET /api/booking-replies/{link} 200
writeReply: POST /api/booking-replies/{link} 200 keyed
readReviews: GET /api/properties/{slug}/reviews 200
openReview: GET /api/bookings/{id}/review 200
writeReview: POST /api/bookings/{id}/review 200 keyed
reportReview: POST /api/reviews/{review}/reports 200 keyed
giveCode: POST /api/session/code 200
beginSecondFactor: POST /api/account/second-factor 200
confirmSecondFactor: POST /api/account/second-factor/confirmation 200
removeSecondFactor: POST /api/account/second-factor/removal 200
whoAmI: GET /api/session 200
register: POST /api/accounts 201
signIn: POST /api/session 200
signOut: POST /api/session/end 200
askForReset: POST /api/password/link 200
resetPassword: POST /api/password/reset 200
confirm: POST /api/session/confirmation 200
changePassword: POST /api/account/password 200
changeEmail: POST /api/account/email 200
resendProof: POST /api/account/email/link 200
proveEmail: POST /api/account/email/proof 200
myRecords: GET /api/account/records 200
deleteAccount: POST /api/account/end 200
listSessions: GET /api/sessions 200
endSession: POST /api/sessions/{id}/end 200
endAllSessions: POST /api/sessions/end 200
startGoogle: POST /api/google/start 200
finishGoogle: POST /api/google/return 200
linkGoogle: POST /api/google/link 200
beginPasskey: POST /api/account/passkeys/challenge 200
addPasskey: POST /api/account/passkeys 200
renamePasskey: POST /api/account/passkeys/name 200
removePasskey: POST /api/account/passkeys/removal 200
beginPasskeySignIn: POST /api/session/passkey/challenge 200
signInWithPasskey: POST /api/session/passkey 200
readProfile: GET /api/account/profile 200
saveProfile: PUT /api/account/profile 200
savePreferences: PUT /api/account/preferences 200
setPicture: PUT /api/account/picture 200
removePicture: POST /api/account/picture/removal 200
removeCard: POST /api/account/card/removal 200
joinShortlist: PUT /api/account/shortlist 200
readVerification: GET /api/account/verification 200
setVerificationPicture: PUT /api/account/verification/{part} 200
submitVerification: POST /api/account/verification 200
`

// A page of an older build calls a newer server so, and the other way round.
it("calls are made as they were made before, and new ones are added", () => {
  const described = Object.entries(api).map(
    ([name, { method, path, status, keyed }]) =>
      `${name}: ${method} ${path} ${status}${keyed ? " keyed" : ""}`,
  )

  expect(described.toSorted()).toEqual(calls.trim().split("\n").toSorted())
})
