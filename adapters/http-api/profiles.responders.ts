import type { Profiles } from "#core/account/profiles.port.ts"
import type { Shortlists } from "#core/account/shortlists.port.ts"
import type { Verifications } from "#core/account/verifications.port.ts"
import { Effect } from "effect"
import type {
  profilesEndpoints,
  shortlistsEndpoints,
  verificationsEndpoints,
} from "./profiles.endpoints.ts"
import type { Responders } from "./responders.ts"

/** Answers the calls about the asking guest's profile from the port. */
export const profilesResponders = (profiles: Profiles): Responders<typeof profilesEndpoints> => ({
  readProfile: () => profiles.read(),
  saveProfile: ({ payload }) => profiles.save(payload),
  savePreferences: ({ payload }) => profiles.savePreferences(payload),
  setPicture: ({ file }) => profiles.setPicture(file),
  removePicture: () => profiles.removePicture(),
  removeCard: () => profiles.removeCard(),
})

/** Answers the calls about the asking guest's saved stays from the port. */
export const shortlistsResponders = (
  shortlists: Shortlists,
): Responders<typeof shortlistsEndpoints> => ({
  joinShortlist: ({ payload }) =>
    Effect.map(shortlists.join(payload.marks), (marks) => ({ marks })),
})

/** Answers the calls about the check of the asking guest's identity from the port. */
export const verificationsResponders = (
  verifications: Verifications,
): Responders<typeof verificationsEndpoints> => ({
  readVerification: () => verifications.read(),
  setVerificationPicture: ({ params, file }) => verifications.setPicture(params.part, file),
  submitVerification: ({ payload }) => verifications.submit(payload),
})
