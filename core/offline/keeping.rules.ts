/** What an answer of the site means for what is kept of it. */
export type Meaning =
  /** It may be kept in the place of what was kept before. */
  | "keeps"
  /** It says nothing about what is kept: something failed for the moment, or leads elsewhere. */
  | "leaves"
  /** What it was asked about is not there for this guest any more. */
  | "forgets"
  /** Who was signed in is so no longer: nothing of that guest may stay. */
  | "forgetsAll"

/** An answer as a browser knows it; a `Response` is one. */
export type GivenAnswer = { readonly status: number; readonly redirected: boolean }

const SIGN_IN_FIRST = 401
const GONE: ReadonlyArray<number> = [403, 404, 410]

/** What an answer means for what is kept under its address. */
export const meaningOf = ({ status, redirected }: GivenAnswer): Meaning => {
  if (status === SIGN_IN_FIRST) return "forgetsAll"
  if (GONE.includes(status)) return "forgets"
  return status === 200 && !redirected ? "keeps" : "leaves"
}

/** Calls by which another guest, or nobody, is signed in afterwards. */
const CHANGE_GUEST: ReadonlyArray<RegExp> = [
  /^\/api\/accounts$/,
  /^\/api\/sessions?(\/|$)/,
  /^\/api\/google\//,
  /^\/api\/account\/end$/,
  /^\/api\/account\/email/,
  /^\/api\/password\/reset$/,
]

/** True for a call after which a browser forgets everything that it kept, once it has succeeded. */
export const changesGuest = (method: string, pathname: string): boolean =>
  method !== "GET" && method !== "HEAD" && CHANGE_GUEST.some((call) => call.test(pathname))
