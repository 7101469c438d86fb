import { IdentityClaims } from "#core/account-store/identity-provider.port.ts"
import { Schema } from "effect"
import { createPublicKey, verify } from "node:crypto"

/** A key with which a service signs, as it publishes it. */
const SigningKey = Schema.Struct({
  kty: Schema.String,
  kid: Schema.optionalKey(Schema.String),
  use: Schema.optionalKey(Schema.String),
  n: Schema.optionalKey(Schema.String),
  e: Schema.optionalKey(Schema.String),
})

/** The keys that a service publishes; those of other kinds are left alone. */
export const SigningKeys = Schema.Struct({ keys: Schema.Array(SigningKey) })
export interface SigningKeys extends Schema.Schema.Type<typeof SigningKeys> {}

const Header = Schema.Struct({ alg: Schema.String, kid: Schema.optionalKey(Schema.String) })

const decodeHeader = Schema.decodeUnknownSync(Header)
const decodeClaims = Schema.decodeUnknownSync(IdentityClaims)

const partOf = (text: string): unknown => JSON.parse(Buffer.from(text, "base64url").toString())

const LEAST_BITS = 2048

/** Only RSA with SHA-256 counts, whatever a token says of itself. */
const isSignedWith = (key: (typeof SigningKey)["Type"], signed: string, signature: string) => {
  if (key.kty !== "RSA" || (key.use ?? "sig") !== "sig") return false
  const { n = "", e = "" } = key
  const known = createPublicKey({ key: { kty: "RSA", n, e }, format: "jwk" })
  const bits = known.asymmetricKeyDetails?.modulusLength ?? 0
  return (
    bits >= LEAST_BITS &&
    verify("RSA-SHA256", Buffer.from(signed), known, Buffer.from(signature, "base64url"))
  )
}

const readSigned = (token: string, { keys }: SigningKeys): IdentityClaims | null => {
  const [head = "", body = "", signature = "", ...more] = token.split(".")
  const { alg, kid } = decodeHeader(partOf(head))
  if (alg !== "RS256" || signature === "" || more.length > 0) return null
  const candidates = keys.filter((key) => kid === undefined || key.kid === kid)
  return candidates.some((key) => isSignedWith(key, `${head}.${body}`, signature))
    ? decodeClaims(partOf(body))
    : null
}

/** What a token says, if one of these keys signed it; null for everything else. */
export const claimsSignedIn = (token: string, keys: SigningKeys): IdentityClaims | null => {
  try {
    return readSigned(token, keys)
  } catch {
    return null
  }
}
