import { Effect } from "effect"
import { instantAt } from "../kernel/instant-at.ts"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"
import type { AccountExport } from "../account/account-export.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import type { AccountTransaction } from "../account-store/account-store.port.ts"
import { cardForgotten } from "./kept-cards.ts"
import { forgetPicture } from "./identity-pictures.ts"
import { pictureFiles } from "./keep-picture.ts"
import { needConfirmation } from "./open-session.ts"
import { profileViewOf } from "./profile-view.ts"
import { noteDone } from "./security-notes.ts"
import { sessionsOf } from "./sessions-of.ts"
import { signedOut } from "./user-of.ts"
import { verificationViewOf } from "./verification-view.ts"

/** What is kept of the asking guest; identity numbers stay masked even here. */
export const myRecords = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  { browser }: AccountCaller,
) {
  const open = yield* needConfirmation(needs, browser)
  const { account } = open
  const everything: AccountExport = {
    writtenAt: instantAt(needs.clock.now()),
    registeredAt: account.registeredAt,
    profile: profileViewOf(account),
    verification: verificationViewOf(account),
    sessions: yield* sessionsOf(needs, open),
    shortlist: account.shortlist,
    bookings: yield* needs.bookingsOf(account.id),
    inquiries: account.emailVerified ? yield* needs.inquiriesOf(account.email) : [],
  }
  return everything
})

const filesOf = ({ picture }: AccountRecord): ReadonlyArray<string> =>
  picture === null ? [] : pictureFiles(picture)

const identityPicturesOf = ({ verification }: AccountRecord): ReadonlyArray<string> =>
  [verification.document, verification.selfie].filter((name) => name !== null)

/** A card may have been kept since the account was read. */
const ended = (transaction: AccountTransaction, { id }: AccountRecord) =>
  Effect.gen(function* () {
    const last = yield* transaction.lock(id)
    if (last !== null) yield* cardForgotten(transaction, last)
    yield* transaction.remove(id)
  })

/** Ends the account of who is signed in; its bookings lose their owner, and their guest once over. */
export const deleteAccount = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
) {
  const { account } = yield* needConfirmation(needs, caller.browser)
  yield* needs.store.inTransaction((transaction) => ended(transaction, account))
  for (const name of filesOf(account)) yield* needs.files.remove(name)
  for (const name of identityPicturesOf(account)) yield* forgetPicture(needs, name)
  caller.browser.forget()
  yield* noteDone(needs, caller, "deleteAccount", account.id)
  return signedOut
})
