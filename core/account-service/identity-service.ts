import { Effect } from "effect"
import { instantAt } from "../kernel/instant-at.ts"
import { ownPathOf } from "../navigation/own-path.ts"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"
import { newAccount, type AccountRecord } from "../account-store/account-record.ts"
import type { AccountTransaction } from "../account-store/account-store.port.ts"
import { CredentialsRefused } from "../account/account.errors.ts"
import {
  ATTEMPT_LASTS_MS,
  leavingOf,
  linkingOf,
  type IdentityAttempt,
  type LeavingAttempt,
  type LinkingAttempt,
} from "../account-store/identity-attempt.ts"
import { outsideGuestIn, type OutsideGuest } from "./identity-claims.rules.ts"
import { IdentityRefused, LinkNeeded } from "../account/identity.errors.ts"
import type { IdentityReturn } from "../account/identity.port.ts"
import { lockAsChecked } from "./lock-as-checked.ts"
import { orderLetter } from "./mail-link.ts"
import { proved } from "./proved-address.ts"
import { newAccountId, newSecret } from "./secrets.ts"
import { enter, type Entry } from "./second-step.ts"
import { noteDone } from "./security-notes.ts"
import { checkPassword } from "./sign-in.ts"
import { countWayOutside } from "./attempts-allowed.ts"

// Both keys name the browser: what one browser began nobody ends on another.
const leavingKey = (
  { digest }: AccountServiceNeeds,
  { visitor }: AccountCaller,
  state: string,
): string => digest(`identity leaving ${visitor.session} ${state}`)

const linkingKey = ({ digest }: AccountServiceNeeds, { visitor }: AccountCaller): string =>
  digest(`identity linking ${visitor.session}`)

const over = () => new IdentityRefused({ reason: "expired" })

const isOver = ({ clock }: AccountServiceNeeds, attempt: IdentityAttempt): boolean =>
  attempt.until < clock.now()

/** Remembers where a guest was going, and says where the outside service is. */
export const startIdentity = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  redirect: string,
) {
  yield* countWayOutside(needs, caller.visitor)
  const { randomness, clock, identity, store } = needs
  const [state, nonce, verifier] = [
    newSecret(randomness),
    newSecret(randomness),
    newSecret(randomness),
  ]
  const address = yield* identity.start({ state, nonce, verifier })
  yield* store.inTransaction(({ putAttempt }) =>
    putAttempt({
      kind: "leaving",
      key: leavingKey(needs, caller, state),
      redirect: ownPathOf(redirect),
      until: clock.now() + ATTEMPT_LASTS_MS,
      nonce,
      verifier,
    }),
  )
  return { address, state }
})

/** What a guest's code is held against; the service's own window takes neither along. */
const proofOf = ({ way }: IdentityReturn, { nonce, verifier }: LeavingAttempt) => {
  switch (way) {
    case "address":
      return { nonce, verifier }
    case "window":
      return { nonce: null, verifier: null }
    default:
      return way satisfies never
  }
}

/** The guest whom a code names; every code and state is good once. */
const guestBehind = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  back: IdentityReturn,
) {
  const { clock, identity, store } = needs
  const attempt = leavingOf(
    yield* store.inTransaction(({ takeAttempt }) =>
      takeAttempt(leavingKey(needs, caller, back.state)),
    ),
  )
  if (attempt === null || isOver(needs, attempt)) return yield* over()
  if (back.code === null) return yield* new IdentityRefused({ reason: "declined" })
  const { nonce, verifier } = proofOf(back, attempt)
  const claims = yield* identity.redeem(back.code, verifier)
  const { issuer, audience } = identity
  const expected = { issuer, audience, nonce, now: clock.now() }
  return { guest: yield* outsideGuestIn(claims, expected), redirect: attempt.redirect }
})

const openAccount = Effect.fnUntraced(function* (
  { randomness, clock }: AccountServiceNeeds,
  transaction: AccountTransaction,
  guest: OutsideGuest,
) {
  const registeredAt = instantAt(clock.now())
  const account = newAccount({ id: newAccountId(randomness), ...guest, registeredAt })
  yield* transaction.insert(account)
  // Nobody has proved the address yet: that was asked under the lock on it.
  return yield* Effect.catchTag(
    proved(transaction, account, guest.email),
    "LinkRefused",
    Effect.die,
  )
})

/** The account of an outside guest, new if need be; or the question for a password, written down. */
const accountOrLink = (
  needs: AccountServiceNeeds,
  guest: OutsideGuest,
  attempt: Pick<LinkingAttempt, "key" | "redirect">,
) =>
  needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const claimants = yield* transaction.claimantsOf(guest.email)
      const known = yield* transaction.ofOutside(guest.outside)
      if (known) return known
      if (claimants.proved === null) return yield* openAccount(needs, transaction, guest)
      const { outside, email } = guest
      const until = needs.clock.now() + ATTEMPT_LASTS_MS
      yield* transaction.putAttempt({ kind: "linking", ...attempt, until, outside, email })
      return null
    }),
  )

const entered = (needs: AccountServiceNeeds, caller: AccountCaller, entry: Entry) =>
  Effect.catchTag(enter(needs, caller, entry), "SignInExpired", () => Effect.fail(over()))

/** Signs in whom the outside service sent back, unless an account asks for its password first. */
export const finishIdentity = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  back: IdentityReturn,
) {
  const { guest, redirect } = yield* guestBehind(needs, caller, back)
  const account = yield* accountOrLink(needs, guest, { key: linkingKey(needs, caller), redirect })
  if (account === null) return yield* new LinkNeeded({ email: guest.email })
  const step = "signInWithGoogle"
  return { ...(yield* entered(needs, caller, { account, step, redirect })), redirect }
})

/** Writes the outside identity into the account, if the question is still open. */
const linked = (needs: AccountServiceNeeds, attempt: LinkingAttempt, account: AccountRecord) =>
  needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const taken = linkingOf(yield* transaction.takeAttempt(attempt.key))
      const locked = yield* lockAsChecked(transaction, account, over)
      const other = yield* transaction.ofOutside(attempt.outside)
      if (other || taken?.outside !== attempt.outside) return yield* over()
      const own: AccountRecord = { ...locked, outside: attempt.outside }
      yield* transaction.save(own)
      yield* orderLetter(needs, transaction, own, "googleLinked")
      return own
    }),
  )

/** Links the outside identity to the account with its address, for who knows the password. */
export const linkIdentity = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  password: string,
) {
  const attempt = linkingOf(yield* needs.store.attempt(linkingKey(needs, caller)))
  if (attempt === null || isOver(needs, attempt)) return yield* over()
  const { proved: account } = yield* needs.store.claimantsOf(attempt.email)
  if (account === null) return yield* new CredentialsRefused()
  yield* checkPassword(needs, caller, account, password)
  const own = yield* linked(needs, attempt, account)
  yield* noteDone(needs, caller, "linkGoogle", own.id)
  const { redirect } = attempt
  const entry = { account: own, step: "signInWithGoogle", redirect } as const
  return { ...(yield* entered(needs, caller, entry)), redirect }
})
