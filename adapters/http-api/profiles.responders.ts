import type { Profiles } from "#core/account/profiles.port.ts"
import type { profilesEndpoints } from "./profiles.endpoints.ts"
import type { Responders } from "./responders.ts"

/** Answers the calls about the asking guest's profile from the port. */
export const profilesResponders = (profiles: Profiles): Responders<typeof profilesEndpoints> => ({
  readProfile: () => profiles.read(),
  saveProfile: ({ payload }) => profiles.save(payload),
  savePreferences: ({ payload }) => profiles.savePreferences(payload),
  setPicture: ({ file }) => profiles.setPicture(file),
  removePicture: () => profiles.removePicture(),
})
