import { isGoodOn, type KeptCardView } from "../payment/kept-card.ts"
import { MALAYSIA } from "../people/identity.rules.ts"
import type { KnownGuest } from "../people/kept-identity.rules.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { ProfileView } from "./profile.ts"

/** The card that an account keeps, where it can pay on this day. */
export const usableCard = (
  { keptCard }: Pick<ProfileView, "keptCard">,
  today: CalendarDate,
): KeptCardView | null => (keptCard !== null && isGoodOn(keptCard, today) ? keptCard : null)

/** A MyKad says birth date and gender: where the profile lacks them, its number is typed and fills them in. */
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
