import type { Environment } from "./environment.ts"

/** This site's registration with Google, or with another service that speaks OpenID Connect. */
export type GoogleKeys = {
  readonly clientId: string
  readonly clientSecret: string
  /** Who signs for guests, exactly as the service calls itself. */
  readonly issuer: string
  /** The script that opens the service's own window; null where it has none. */
  readonly windowScript: string | null
}

const GOOGLE = "https://accounts.google.com"
const GOOGLES_SCRIPT = `${GOOGLE}/gsi/client`

/** The registration that an environment names; null where there is none. */
export const googleFrom = (given: Environment): GoogleKeys | null => {
  if (given.GOOGLE_CLIENT_ID === undefined) return null
  const issuer = given.OIDC_ISSUER ?? GOOGLE
  return {
    clientId: given.GOOGLE_CLIENT_ID,
    clientSecret: given.GOOGLE_CLIENT_SECRET ?? "",
    issuer,
    windowScript: given.GOOGLE_JS_URL ?? (issuer === GOOGLE ? GOOGLES_SCRIPT : null),
  }
}
