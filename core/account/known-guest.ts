import type { GuestDetails } from "../people/guest-details.ts"
import { MALAYSIA } from "../people/identity.rules.ts"
import type { ProfileView } from "./profile.ts"

/**
 * What a booking need not ask a signed-in guest again. The identity number is asked all the same:
 * nobody but the server has the whole of it.
 */
export const knownGuest = (profile: ProfileView): GuestDetails => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  nationality: profile.nationality === "" ? MALAYSIA : profile.nationality,
  identityNumber: "",
  dateOfBirth: profile.dateOfBirth,
  gender: profile.gender,
  address: profile.address,
  email: profile.email,
  phone: profile.phone,
  specialRequests: "",
  arrival: null,
  roomsOfVisitors: null,
})
