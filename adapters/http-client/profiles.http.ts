import {
  profilesEndpoints as calls,
  verificationsEndpoints as checks,
} from "#adapters/http-api/profiles.endpoints.ts"
import { AccountsUnreachable } from "#core/account/account.errors.ts"
import type { Profiles } from "#core/account/profiles.port.ts"
import type { Verifications } from "#core/account/verifications.port.ts"
import type { ApiClient } from "./api-client.ts"

const silent = () => new AccountsUnreachable()

/** Reaches the asking guest's profile through our own HTTP API. */
export const httpProfiles = (ask: ApiClient): Profiles => ({
  read: () => ask(calls.readProfile, {}, silent),
  save: (payload) => ask(calls.saveProfile, { payload }, silent),
  savePreferences: (payload) => ask(calls.savePreferences, { payload }, silent),
  setPicture: (file) => ask(calls.setPicture, { file }, silent),
  removePicture: () => ask(calls.removePicture, {}, silent),
})

/** Reaches the check of the asking guest's identity through our own HTTP API. */
export const httpVerifications = (ask: ApiClient): Verifications => ({
  read: () => ask(checks.readVerification, {}, silent),
  setPicture: (part, file) =>
    ask(checks.setVerificationPicture, { params: { part }, file }, silent),
  submit: (payload) => ask(checks.submitVerification, { payload }, silent),
})
