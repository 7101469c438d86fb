import { nothingTyped } from "../people/guest-details.ts"
import { MALAYSIA } from "../people/identity.rules.ts"
import type { KnownGuest } from "../people/kept-identity.rules.ts"
import type { ProfileView } from "./profile.ts"

/**
 * What a booking need not ask a signed-in guest again. Nobody but the server has the whole identity
 * number, so the details say only of which kind it is.
 */
export const knownGuest = (profile: ProfileView): KnownGuest => ({
  details: {
    ...nothingTyped,
    firstName: profile.firstName,
    lastName: profile.lastName,
    nationality: profile.nationality === "" ? MALAYSIA : profile.nationality,
    keptIdentity: profile.identity?.kind ?? null,
    dateOfBirth: profile.dateOfBirth,
    gender: profile.gender,
    address: profile.address,
    email: profile.email,
    phone: profile.phone,
  },
  maskedNumber: profile.identity?.masked ?? null,
})
