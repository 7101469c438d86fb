import { crockfordOf } from "../kernel/crockford.ts"
import type { Randomness } from "../kernel/environment.port.ts"
import { AccountId } from "../people/account-id.ts"
import { SessionId } from "../account/session.ts"

const NAME_BITS = 128
const SECRET_BITS = 256
const BITS_OF_A_BYTE = 8

const random = ({ bytes }: Randomness, bits: number): string =>
  crockfordOf(bytes(bits / BITS_OF_A_BYTE), bits).toLowerCase()

export const newAccountId = (randomness: Randomness): AccountId =>
  AccountId.make(random(randomness, NAME_BITS))

export const newSessionId = (randomness: Randomness): SessionId =>
  SessionId.make(random(randomness, NAME_BITS))

const RECOVERY_BITS = 80

/** Sixteen characters in groups of four: too many to be guessed, few enough to be written down. */
export const newRecoveryCode = (randomness: Randomness): string =>
  random(randomness, RECOVERY_BITS).replace(/.{4}(?=.)/g, "$&-")

/** What proves a session or a link where only its hash is known. */
export const newSecret = (randomness: Randomness): string => random(randomness, SECRET_BITS)
