import { Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { bounds } from "../kernel/text-bounds.ts"
import { singleLine } from "../kernel/typed-text.ts"
import { AccountId } from "../people/account-id.ts"

const Id = singleLine(bounds.passkeyId)
const Part = singleLine(bounds.passkeyPart)
const Challenge = singleLine(bounds.link)

/** A passkey as it is kept: with the public key alone, which signs nothing. */
export const PasskeyRecord = Schema.Struct({
  /** The id that its authenticator gave it, in base64url. */
  id: Schema.String,
  /** COSE, in base64url. */
  publicKey: Schema.String,
  /** How often it had signed when it was used last; always 0 where authenticators do not count. */
  counter: Schema.Int,
  name: Schema.String,
  addedAt: Instant,
  usedAt: Schema.NullOr(Instant),
})
export interface PasskeyRecord extends Schema.Schema.Type<typeof PasskeyRecord> {}

/** A passkey as its owner sees it. */
export const PasskeyView = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  addedAt: Instant,
  usedAt: Schema.NullOr(Instant),
})
export interface PasskeyView extends Schema.Schema.Type<typeof PasskeyView> {}

/** The passkeys of an account, the oldest first. */
export const PasskeyList = Schema.Struct({ passkeys: Schema.Array(PasskeyView) })
export interface PasskeyList extends Schema.Schema.Type<typeof PasskeyList> {}

/** The request by which an authenticator makes a passkey. */
export const PasskeyCreation = Schema.Struct({
  challenge: Schema.String,
  /** The host of the site: a passkey works there alone. */
  rpId: Schema.String,
  account: AccountId,
  email: Schema.String,
  name: Schema.String,
  /** Ids of passkeys that the account has already: their authenticators make no second one. */
  known: Schema.Array(Schema.String),
})
export interface PasskeyCreation extends Schema.Schema.Type<typeof PasskeyCreation> {}

/** What an authenticator made; all parts but the challenge in base64url. */
export const MadePasskey = Schema.Struct({
  challenge: Challenge,
  id: Id,
  clientData: Part,
  attestation: Part,
})
export interface MadePasskey extends Schema.Schema.Type<typeof MadePasskey> {}

/** Whether a passkey is to open an account by itself, or after the password in place of a code. */
export const PasskeyStep = Schema.Literals(["first", "second"])
export type PasskeyStep = typeof PasskeyStep.Type

/** The request by which an authenticator signs in. */
export const PasskeyRequest = Schema.Struct({
  challenge: Schema.String,
  rpId: Schema.String,
  /** Ids of the passkeys that count; none where any passkey of this site does. */
  allowed: Schema.Array(Schema.String),
})
export interface PasskeyRequest extends Schema.Schema.Type<typeof PasskeyRequest> {}

/** What an authenticator signed; all parts but the challenge in base64url. */
export const GivenPasskey = Schema.Struct({
  challenge: Challenge,
  /** The account that the passkey was made for, as far as its authenticator says. */
  account: Schema.NullOr(AccountId),
  id: Id,
  clientData: Part,
  authenticatorData: Part,
  signature: Part,
})
export interface GivenPasskey extends Schema.Schema.Type<typeof GivenPasskey> {}

/** Another name for a passkey. */
export const PasskeyNaming = Schema.Struct({ id: Id, name: singleLine(bounds.name) })
export interface PasskeyNaming extends Schema.Schema.Type<typeof PasskeyNaming> {}

/** Which passkey is meant. */
export const NamedPasskey = Schema.Struct({ id: Id })

/** Enough for every device of a guest. */
export const PASSKEYS_OF_ACCOUNT = 10
