import {
  AccountsUnreachable,
  PictureRefused,
  ProfileRefused,
  TooBusy,
  VerificationRefused,
} from "#core/account/account.errors.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import { NotSignedIn } from "#core/people/visitor.errors.ts"
import { MOST_PICTURE_MEGABYTES } from "#core/account/picture.terms.ts"
import { AccountPreferences, ProfileDetails, ProfileView } from "#core/account/profile.ts"
import {
  VerificationPicture,
  VerificationRequest,
  VerificationView,
} from "#core/account/verification.ts"
import { ShortlistMarks } from "#core/shortlist/shortlist.ts"
import { Schema } from "effect"
import { endpoint } from "./endpoint.ts"

const MEGABYTE = 1024 * 1024

/** What a picture may be called and weigh; what it is, its content says. */
const aPicture = {
  types: ["image/jpeg", "image/png", "image/webp"],
  most: MOST_PICTURE_MEGABYTES * MEGABYTE,
}

const guarded = [NotSignedIn, AccountsUnreachable] as const
const asking = { method: "GET", status: 200, keyed: false } as const
const putting = { method: "PUT", status: 200, keyed: false } as const
const acting = { method: "POST", status: 200, keyed: false } as const

/** The calls behind the port `Profiles`. */
export const profilesEndpoints = {
  readProfile: endpoint({
    ...asking,
    path: "/api/account/profile",
    success: ProfileView,
    failures: [...guarded],
  }),
  saveProfile: endpoint({
    ...putting,
    path: "/api/account/profile",
    payload: ProfileDetails,
    success: ProfileView,
    failures: [ProfileRefused, ...guarded],
    refused: (issues) => new ProfileRefused({ issues }),
  }),
  savePreferences: endpoint({
    ...putting,
    path: "/api/account/preferences",
    payload: AccountPreferences,
    success: ProfileView,
    failures: [...guarded],
  }),
  setPicture: endpoint({
    ...putting,
    path: "/api/account/picture",
    file: aPicture,
    success: ProfileView,
    failures: [PictureRefused, TooManyAttempts, TooBusy, ...guarded],
  }),
  removePicture: endpoint({
    ...acting,
    path: "/api/account/picture/removal",
    success: ProfileView,
    failures: [...guarded],
  }),
  removeCard: endpoint({
    ...acting,
    path: "/api/account/card/removal",
    success: ProfileView,
    failures: [...guarded],
  }),
}

/** The calls behind the port `Shortlists`. */
export const shortlistsEndpoints = {
  joinShortlist: endpoint({
    ...putting,
    path: "/api/account/shortlist",
    payload: ShortlistMarks,
    success: ShortlistMarks,
    failures: [...guarded],
  }),
}

/** The calls behind the port `Verifications`. */
export const verificationsEndpoints = {
  readVerification: endpoint({
    ...asking,
    path: "/api/account/verification",
    success: VerificationView,
    failures: [...guarded],
  }),
  setVerificationPicture: endpoint({
    ...putting,
    path: "/api/account/verification/{part}",
    params: Schema.Struct({ part: VerificationPicture }),
    file: aPicture,
    success: VerificationView,
    failures: [PictureRefused, TooManyAttempts, TooBusy, ...guarded],
  }),
  submitVerification: endpoint({
    ...acting,
    path: "/api/account/verification",
    payload: VerificationRequest,
    success: VerificationView,
    failures: [VerificationRefused, ...guarded],
    refused: (issues) => new VerificationRefused({ issues }),
  }),
}
