import { Effect } from "effect"
import type { AccountId } from "../people/account-id.ts"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"
import { ATTEMPT_LASTS_MS } from "../account-store/identity-attempt.ts"
import type { PasskeySite } from "../account-store/passkey-checks.port.ts"
import { newSecret } from "./secrets.ts"
import { countPasskey } from "./attempts-allowed.ts"

/** What a challenge is for: an answer to one does not count for the other. */
export type PasskeyPurpose = "add" | "sign in"

// The key names the browser, the purpose and the challenge: each tab has its own.
const keyOf = (
  { digest }: AccountServiceNeeds,
  { visitor }: AccountCaller,
  purpose: PasskeyPurpose,
  challenge: string,
): string => digest(`passkey ${purpose} ${visitor.session} ${challenge}`)

/** The site that passkeys of this caller are for: its host, without a port. */
export const passkeySite = ({ browser: { origin } }: AccountCaller): PasskeySite => ({
  origin,
  rpId: new URL(origin).hostname,
})

/** Draws a challenge and remembers which browser it was given, for what, and for whom. */
export const newChallenge = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  purpose: PasskeyPurpose,
  account: AccountId | null,
) {
  yield* countPasskey(needs, caller.visitor)
  const challenge = newSecret(needs.randomness)
  const key = keyOf(needs, caller, purpose, challenge)
  const until = needs.clock.now() + ATTEMPT_LASTS_MS
  yield* needs.store.inTransaction(({ putAttempt }) =>
    putAttempt({ kind: "passkey", key, until, redirect: "", account }),
  )
  return challenge
})

/**
 * Takes a challenge of this browser away, before anybody looks at the answer: also a wrong answer
 * uses it up. Null when there is none, or its time is over.
 */
export const takeChallenge = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  purpose: PasskeyPurpose,
  challenge: string,
) {
  const key = keyOf(needs, caller, purpose, challenge)
  const taken = yield* needs.store.inTransaction(({ takeAttempt }) => takeAttempt(key))
  return taken?.kind === "passkey" && taken.until >= needs.clock.now() ? taken : null
})
