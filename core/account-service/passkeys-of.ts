import { Effect } from "effect"
import { instantAt } from "../kernel/instant-at.ts"
import { tidy } from "../kernel/characters.ts"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import { PasskeyRefused, TooManyPasskeys } from "../account/account.errors.ts"
import { browserNameOf } from "../visitor/browser-name.ts"
import { lockAsChecked } from "./lock-as-checked.ts"
import { orderLetter } from "./mail-link.ts"
import { needConfirmation, needSession } from "./open-session.ts"
import { newChallenge, passkeySite, takeChallenge } from "./passkey-challenge.ts"
import {
  PASSKEYS_OF_ACCOUNT,
  type MadePasskey,
  type PasskeyCreation,
  type PasskeyList,
  type PasskeyNaming,
  type PasskeyRecord,
  type PasskeyView,
} from "../account/passkey.ts"
import { fullNameOf } from "../people/name.rules.ts"
import { NotSignedIn } from "../people/visitor.errors.ts"
import { noteDone } from "./security-notes.ts"

const viewOf = ({ id, name, addedAt, usedAt }: PasskeyRecord): PasskeyView => ({
  id,
  name,
  addedAt,
  usedAt,
})

/** The passkeys of an account as its owner sees them. */
export const passkeyViewsOf = ({ passkeys }: AccountRecord): ReadonlyArray<PasskeyView> =>
  passkeys.map(viewOf)

const listOf = (account: AccountRecord): PasskeyList => ({ passkeys: passkeyViewsOf(account) })

const mayAddOne = ({ passkeys }: AccountRecord) =>
  passkeys.length < PASSKEYS_OF_ACCOUNT ? Effect.void : Effect.fail(new TooManyPasskeys())

/** The request by which the guest's authenticator makes a passkey. */
export const beginPasskey = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
) {
  const { account } = yield* needConfirmation(needs, caller.browser)
  yield* mayAddOne(account)
  const challenge = yield* newChallenge(needs, caller, "add", account.id)
  const creation: PasskeyCreation = {
    challenge,
    rpId: passkeySite(caller).rpId,
    account: account.id,
    email: account.email,
    name: fullNameOf(account),
    known: account.passkeys.map(({ id }) => id),
  }
  return creation
})

/** Adds a passkey that was made for this account on this browser, and sends the guest a letter. */
export const addPasskey = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  made: MadePasskey,
) {
  const { account } = yield* needConfirmation(needs, caller.browser)
  const challenge = yield* takeChallenge(needs, caller, "add", made.challenge)
  if (challenge?.account !== account.id) return yield* new PasskeyRefused()
  const checked = yield* needs.passkeyChecks.made(made, passkeySite(caller))
  const passkey: PasskeyRecord = {
    ...checked,
    name: browserNameOf(caller.browser.userAgent),
    addedAt: instantAt(needs.clock.now()),
    usedAt: null,
  }
  const changed = yield* needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const locked = yield* lockAsChecked(transaction, account, () => new NotSignedIn())
      yield* mayAddOne(locked)
      if (locked.passkeys.some(({ id }) => id === passkey.id)) return yield* new PasskeyRefused()
      const own: AccountRecord = { ...locked, passkeys: [...locked.passkeys, passkey] }
      yield* transaction.save(own)
      yield* orderLetter(needs, transaction, own, "passkeyAdded")
      return own
    }),
  )
  yield* noteDone(needs, caller, "addPasskey", account.id)
  return listOf(changed)
})

/** Gives a passkey another name; an empty name, or a passkey that is gone, changes nothing. */
export const renamePasskey = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  { id, name }: PasskeyNaming,
) {
  const { account } = yield* needSession(needs, caller.browser)
  const tidied = tidy(name)
  if (tidied === "") return listOf(account)
  const renamed = (one: PasskeyRecord) => (one.id === id ? { ...one, name: tidied } : one)
  return yield* needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const locked = (yield* transaction.lock(account.id)) ?? account
      const own: AccountRecord = { ...locked, passkeys: locked.passkeys.map(renamed) }
      yield* transaction.save(own)
      return listOf(own)
    }),
  )
})

/** Deletes a passkey, and sends the guest a letter; one that is gone already is no error. */
export const removePasskey = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  id: string,
) {
  const { account } = yield* needConfirmation(needs, caller.browser)
  const { own, isRemoved } = yield* needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const locked = (yield* transaction.lock(account.id)) ?? account
      const passkeys = locked.passkeys.filter((one) => one.id !== id)
      if (passkeys.length === locked.passkeys.length) return { own: locked, isRemoved: false }
      const without: AccountRecord = { ...locked, passkeys }
      yield* transaction.save(without)
      yield* orderLetter(needs, transaction, without, "passkeyRemoved")
      return { own: without, isRemoved: true }
    }),
  )
  if (isRemoved) yield* noteDone(needs, caller, "removePasskey", account.id)
  return listOf(own)
})
