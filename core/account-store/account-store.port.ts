import type { Effect } from "effect"
import type { JobOrder } from "../workload/job.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountId } from "../people/account-id.ts"
import type { AccountRecord } from "./account-record.ts"
import type { IdentityAttempt } from "./identity-attempt.ts"
import type { IdentityPicture, StoredIdentityPicture } from "./identity-picture.ts"
import type { LinkKind, MailedLink } from "./mailed-link.ts"
import type { LivingSince, SessionRecord } from "./session-record.ts"
import type { SessionId } from "../account/session.ts"

type Kept<A> = Effect.Effect<A, StoreUnreachable>

/** Who may answer to an address: the one account that proved it, and the newest that did not. */
export type Claimants = {
  readonly proved: AccountRecord | null
  readonly unproved: AccountRecord | null
}

/** One change of the store: all of it is kept, or nothing. */
export interface AccountTransaction {
  /** Waits for others changing this account; null when there is none. */
  readonly lock: (id: AccountId) => Kept<AccountRecord | null>
  /** Waits for others who claim this address, however it is written. */
  readonly claimantsOf: (email: string) => Kept<Claimants>
  /** The account of an outside identity. */
  readonly ofOutside: (outside: string) => Kept<AccountRecord | null>
  readonly insert: (account: AccountRecord) => Kept<void>
  readonly save: (account: AccountRecord) => Kept<void>
  /** Deletes an account with its sessions and links; its bookings lose their owner. */
  readonly remove: (id: AccountId) => Kept<void>
  /**
   * Deletes all other accounts with this email, and answers them: only the one that confirmed it
   * keeps it.
   */
  readonly removeOthers: (email: string, but: AccountId) => Kept<ReadonlyArray<AccountRecord>>
  readonly putSession: (session: SessionRecord) => Kept<void>
  /** False when there was none. */
  readonly endSession: (account: AccountId, id: SessionId) => Kept<boolean>
  readonly endSessions: (account: AccountId, but: SessionId | null) => Kept<void>
  /**
   * Stores a link; earlier links of this kind and account stop working, except those that restore
   * an email: each of them may be the owner's only way back.
   */
  readonly putLink: (link: MailedLink) => Kept<void>
  /** Takes a link away and answers it; of two who come at once one gets it. */
  readonly takeLink: (kind: LinkKind, secret: string) => Kept<MailedLink | null>
  /** Stores the state of a guest's login at an outside service. */
  readonly putAttempt: (attempt: IdentityAttempt) => Kept<void>
  /** Takes it away and answers it; of two who come at once one gets it. */
  readonly takeAttempt: (key: string) => Kept<IdentityAttempt | null>
  /** Writes a picture down that lies, or is about to lie, in the file store. */
  readonly putPicture: (picture: IdentityPicture) => Kept<void>
  readonly dropPicture: (name: string) => Kept<void>
  readonly enqueue: (job: JobOrder) => Kept<void>
  /**
   * Gives bookings made with this address and no account to this account; answers how many of them
   * were sold, which are those that the guest will see.
   */
  readonly joinBookings: (email: string, account: AccountId) => Kept<number>
}

/** A session with the account that it is for. */
export type OpenSession = { readonly session: SessionRecord; readonly account: AccountRecord }

/**
 * Keeps accounts, their sessions and the links that were mailed, in one place and one transaction.
 * Every implementation passes tests/contracts/account-store.contract.ts.
 */
export interface AccountStore {
  readonly inTransaction: <A, E>(
    work: (transaction: AccountTransaction) => Effect.Effect<A, E>,
  ) => Effect.Effect<A, E | StoreUnreachable>
  readonly claimantsOf: (email: string) => Kept<Claimants>
  /** The state of a guest's login at an outside service; reading does not remove it. */
  readonly attempt: (key: string) => Kept<IdentityAttempt | null>
  /** The session of a secret's fingerprint, if it still lives; else there is none. */
  readonly openSession: (secret: string, living: LivingSince) => Kept<OpenSession | null>
  /** Accounts that wait to be verified, who came first first. */
  readonly submitted: () => Kept<ReadonlyArray<AccountRecord>>
  /** Every picture that was written down, also of accounts that are gone. */
  readonly pictures: () => Kept<ReadonlyArray<StoredIdentityPicture>>
  /** Records pictures that accounts refer to but that have no record yet, as never encrypted. */
  readonly adoptPictures: (now: number) => Kept<void>
  readonly seen: (id: SessionId, at: number) => Kept<void>
  /** The most recently used first; those that live no longer are left out. */
  readonly sessionsOf: (
    account: AccountId,
    living: LivingSince,
  ) => Kept<ReadonlyArray<SessionRecord>>
}
