import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountLetterKind } from "../mail/account-letter.ts"
import { letterOrder } from "../mail/letter-order.ts"
import type { AccountServiceNeeds } from "./account-service.needs.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import type { AccountTransaction } from "../account-store/account-store.port.ts"
import type { LinkKind } from "../account-store/mailed-link.ts"
import { linkLastsMs } from "../account-store/mailed-link.terms.ts"
import { newSecret, newSessionId } from "./secrets.ts"

const letterTo = (
  account: AccountRecord,
  kind: AccountLetterKind,
  to: string,
  link: string | null,
) => ({ kind, to, language: account.language, name: account.firstName, link })

/** Writes a letter without a link down, to be sent when the transaction is kept. */
export const orderLetter = (
  { randomness, encryption }: AccountServiceNeeds,
  transaction: AccountTransaction,
  account: AccountRecord,
  kind: AccountLetterKind,
): Effect.Effect<void, StoreUnreachable> =>
  transaction.enqueue(
    letterOrder(encryption, newSessionId(randomness), letterTo(account, kind, account.email, null)),
  )

/** What a letter with a link is about. */
export type LinkLetter = {
  readonly letter: AccountLetterKind
  readonly kind: LinkKind
  readonly to: string
}

/** Writes a link and the letter that carries it down, together or not at all. */
export const orderLink = (
  { clock, randomness, digest, encryption }: AccountServiceNeeds,
  transaction: AccountTransaction,
  account: AccountRecord,
  { letter, kind, to }: LinkLetter,
): Effect.Effect<void, StoreUnreachable> =>
  Effect.gen(function* () {
    const secret = newSecret(randomness)
    const until = clock.now() + linkLastsMs[kind]
    const kept = { secret: digest(secret), kind, account: account.id, email: to, until }
    yield* transaction.putLink(kept)
    yield* transaction.enqueue(
      letterOrder(encryption, newSessionId(randomness), letterTo(account, letter, to, secret)),
    )
  })
