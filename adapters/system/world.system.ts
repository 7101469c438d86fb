import type { Randomness, Clock, Digest, Mac } from "#core/kernel/environment.port.ts"
import { createHash, createHmac, randomBytes } from "node:crypto"

/** The clock of this machine. */
export const systemClock: Clock = { now: () => Date.now() }

/** The random bytes of this machine's kernel. */
export const systemRandomness: Randomness = { bytes: (count) => randomBytes(count) }

/** SHA-256: fit for secrets of 128 random bits, not for passwords. */
export const systemDigest: Digest = (text) => createHash("sha256").update(text).digest("base64url")

/** HMAC-SHA-1: broken for signatures, fit for codes that live half a minute (RFC 6238). */
export const systemMac: Mac = (key, message) => createHmac("sha1", key).update(message).digest()
