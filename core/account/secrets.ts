import { crockfordOf } from "../booking/crockford.ts"
import type { Chance } from "../kernel/world.port.ts"
import { AccountId } from "../people/account-id.ts"
import { SessionId } from "./session.ts"

const NAME_BITS = 128
const SECRET_BITS = 256
const BITS_OF_A_BYTE = 8

const random = ({ bytes }: Chance, bits: number): string =>
  crockfordOf(bytes(bits / BITS_OF_A_BYTE), bits).toLowerCase()

export const newAccountId = (chance: Chance): AccountId => AccountId.make(random(chance, NAME_BITS))

export const newSessionId = (chance: Chance): SessionId => SessionId.make(random(chance, NAME_BITS))

const RECOVERY_BITS = 80

/** Sixteen characters in groups of four: too many to be guessed, few enough to be written down. */
export const newRecoveryCode = (chance: Chance): string =>
  random(chance, RECOVERY_BITS).replace(/.{4}(?=.)/g, "$&-")

/** What proves a session or a link to whoever knows only its fingerprint. */
export const newSecret = (chance: Chance): string => random(chance, SECRET_BITS)
