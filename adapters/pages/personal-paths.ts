/** Pages about one guest, or whose address carries what opens an account; found by no search. */
const personal = ["/account", "/booking", "/reset-password", "/verification"]

/** A page that is the same for everybody, though it lies beside personal ones. */
const FIND_A_BOOKING = "/booking/search"

/** True for a page that no cache and no history may keep, whoever asks for it. */
export const isPersonalPath = (pathname: string): boolean =>
  pathname !== FIND_A_BOOKING &&
  personal.some((path) => pathname === path || pathname.startsWith(`${path}/`))
