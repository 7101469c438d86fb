import { MALAYSIA } from "../people/identity.rules.ts"
import type { KnownGuest } from "../people/kept-identity.rules.ts"
import type { ProfileView } from "./profile.ts"

/** A number may say when its owner was born and whether she is a woman, so it is typed where that is not known. */
const keptKind = ({ identity, dateOfBirth, gender }: ProfileView) =>
  identity === null || dateOfBirth === "" || gender === null ? null : identity.kind

/**
 * What a booking need not ask a signed-in guest again. Nobody but the server has the whole identity
 * number, so the details say only of which kind it is.
 */
export const knownGuest = (profile: ProfileView): KnownGuest => ({
  details: {
    firstName: profile.firstName,
    lastName: profile.lastName,
    nationality: profile.nationality === "" ? MALAYSIA : profile.nationality,
    identityNumber: "",
    keptIdentity: keptKind(profile),
    dateOfBirth: profile.dateOfBirth,
    gender: profile.gender,
    address: profile.address,
    email: profile.email,
    phone: profile.phone,
    specialRequests: "",
    arrival: null,
    roomsOfVisitors: null,
  },
  maskedNumber: profile.identity?.masked ?? null,
})
