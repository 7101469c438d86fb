import { millisecondsInMinute } from "date-fns/constants"
import { Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { bounds } from "../kernel/text-bounds.ts"
import { singleLine } from "../kernel/typed-text.ts"

/** A second factor as it is kept; the store seals its secret. */
export const SecondFactorRecord = Schema.Struct({
  /** Base 32, 160 bits. */
  secret: Schema.String,
  addedAt: Instant,
  /** The half minute, since 1970, of the code that counted last. */
  usedStep: Schema.Int,
  /** Fingerprints of the recovery codes that were not used yet. */
  recoveryCodes: Schema.Array(Schema.String),
})
export interface SecondFactorRecord extends Schema.Schema.Type<typeof SecondFactorRecord> {}

/** A second factor that is being set up and was not confirmed yet. */
export const NextFactor = Schema.Struct({
  secret: Schema.String,
  /** Milliseconds since 1970. */
  until: Schema.Int,
})
export interface NextFactor extends Schema.Schema.Type<typeof NextFactor> {}

/** What an authenticator app needs, to be scanned or typed; shown once. */
export const FactorSetup = Schema.Struct({
  secret: Schema.String,
  /** `otpauth://totp/…`, as authenticator apps read it. */
  address: Schema.String,
})
export interface FactorSetup extends Schema.Schema.Type<typeof FactorSetup> {}

/** Codes for who lost the app; each counts once, and they are shown once. */
export const RecoveryCodes = Schema.Struct({ codes: Schema.Array(Schema.String) })
export interface RecoveryCodes extends Schema.Schema.Type<typeof RecoveryCodes> {}

/** The second factor as its owner sees it in the profile. */
export const SecondFactorView = Schema.Struct({ on: Schema.Boolean, recoveryCodesLeft: Schema.Int })
export interface SecondFactorView extends Schema.Schema.Type<typeof SecondFactorView> {}

/** What takes a second factor away. */
export const FactorRemoval = Schema.Struct({
  password: singleLine(bounds.password),
  code: singleLine(bounds.code),
})
export interface FactorRemoval extends Schema.Schema.Type<typeof FactorRemoval> {}

/** How long setting one up may take, in milliseconds. */
export const SETUP_LASTS_MS = 30 * millisecondsInMinute
