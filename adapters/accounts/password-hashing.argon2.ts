import { TooBusy } from "#core/account/account.errors.ts"
import type { PasswordHashing } from "#core/account-store/password-hashing.port.ts"
import { withoutEnding } from "#core/kernel/characters.ts"
import { fairQueue } from "#core/kernel/fair-queue.ts"
import { Effect } from "effect"
import { argon2, randomBytes, timingSafeEqual } from "node:crypto"

/** What OWASP asks of Argon2id at the least: 19 MiB, twice over. */
const today = { memory: 19_456, passes: 2, parallelism: 1 } as const
const VERSION = 19
const SALT_BYTES = 16
const TAG_BYTES = 32

/**
 * Each takes 19 MiB and a thread of four: two leave room for those who do not sign in. A network has
 * half of the seats at most: an office or a train, not somebody who guesses.
 */
const terms = { atOnce: 2, perOwner: 20, seats: 40 } as const
const RETRY_AFTER_SECONDS = 2

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number }
type Written = { readonly cost: Cost; readonly salt: Buffer; readonly tag: Buffer }

const WRITTEN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

const unpadded = (bytes: Buffer): string => withoutEnding(bytes.toString("base64"), "=")

const writtenOf = ({ cost: { memory, passes, parallelism }, salt, tag }: Written): string =>
  `$argon2id$v=${VERSION}$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`

const readWritten = (hash: string): Written => {
  const [, memory, passes, parallelism, salt = "", tag = ""] = WRITTEN.exec(hash) ?? []
  if (!tag) throw new Error("This is no Argon2id hash")
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  }
}

const tagOf = (password: string, salt: Buffer, cost: Cost, length: number): Effect.Effect<Buffer> =>
  Effect.callback((resume) => {
    const given = { message: Buffer.from(password), nonce: salt, tagLength: length, ...cost }
    argon2("argon2id", given, (error, tag) =>
      resume(error ? Effect.die(error) : Effect.succeed(tag)),
    )
  })

const hashed = (password: string): Effect.Effect<string> =>
  Effect.suspend(() => {
    const salt = randomBytes(SALT_BYTES)
    return Effect.map(tagOf(password, salt, today, TAG_BYTES), (tag) =>
      writtenOf({ cost: today, salt, tag }),
    )
  })

/** What a password is compared with where there is no account: as costly, and never right. */
const nobodys: Written = {
  cost: today,
  salt: randomBytes(SALT_BYTES),
  tag: randomBytes(TAG_BYTES),
}

const isRight = (password: string, { cost, salt, tag }: Written): Effect.Effect<boolean> =>
  Effect.map(tagOf(password, salt, cost, tag.length), (other) => timingSafeEqual(tag, other))

/** Hashes passwords with Argon2id, a few at a time, the networks in turn. */
export const argon2Hashing = (): PasswordHashing => {
  const inTurn = fairQueue(terms, () => new TooBusy({ retryAfterSeconds: RETRY_AFTER_SECONDS }))
  return {
    hash: (password, network) => inTurn(network)(hashed(password)),
    matches: (password, hash, network) =>
      inTurn(network)(
        Effect.suspend(() => isRight(password, hash === null ? nobodys : readWritten(hash))),
      ),
  }
}
