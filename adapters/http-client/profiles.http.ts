import {
  profilesEndpoints,
  shortlistsEndpoints,
  verificationsEndpoints,
} from "#adapters/http-api/profiles.endpoints.ts"
import { AccountsUnreachable } from "#core/account/account.errors.ts"
import type { Profiles } from "#core/account/profiles.port.ts"
import type { Shortlists } from "#core/account/shortlists.port.ts"
import type { Verifications } from "#core/account/verifications.port.ts"
import { Effect } from "effect"
import type { ApiClient } from "./api-client.ts"

const silent = () => new AccountsUnreachable()

/** Reaches the asking guest's profile through our own HTTP API. */
export const httpProfiles = (ask: ApiClient): Profiles => ({
  read: () => ask(profilesEndpoints.readProfile, {}, silent),
  save: (payload) => ask(profilesEndpoints.saveProfile, { payload }, silent),
  savePreferences: (payload) => ask(profilesEndpoints.savePreferences, { payload }, silent),
  setPicture: (file) => ask(profilesEndpoints.setPicture, { file }, silent),
  removePicture: () => ask(profilesEndpoints.removePicture, {}, silent),
  removeCard: () => ask(profilesEndpoints.removeCard, {}, silent),
})

/** Reaches the asking guest's saved stays through our own HTTP API. */
export const httpShortlists = (ask: ApiClient): Shortlists => ({
  join: (marks) =>
    Effect.map(
      ask(shortlistsEndpoints.joinShortlist, { payload: { marks } }, silent),
      (joined) => joined.marks,
    ),
})

/** Reaches the check of the asking guest's identity through our own HTTP API. */
export const httpVerifications = (ask: ApiClient): Verifications => ({
  read: () => ask(verificationsEndpoints.readVerification, {}, silent),
  setPicture: (part, file) =>
    ask(verificationsEndpoints.setVerificationPicture, { params: { part }, file }, silent),
  submit: (payload) => ask(verificationsEndpoints.submitVerification, { payload }, silent),
})
