import { millisecondsInDay, millisecondsInHour } from "date-fns/constants"
import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import { retention } from "../people/retention.ts"
import type { AccountServiceNeeds } from "./account-service.needs.ts"
import type { AccountRecord, VerificationRecord } from "../account-store/account-record.ts"
import type { IdentityPicture, StoredIdentityPicture } from "../account-store/identity-picture.ts"
import { currentVerification } from "./judged-identity.ts"
import { newSessionId } from "./secrets.ts"

type Needs = Pick<AccountServiceNeeds, "store" | "clock" | "identityPictures">
type Work<A> = Effect.Effect<A, StoreUnreachable>

const refersTo = ({ verification }: AccountRecord, name: string): boolean =>
  verification.document === name || verification.selfie === name

/**
 * When a picture is to be deleted, in milliseconds since 1970; null while it waits for a decision.
 * One that no account refers to is deleted an hour after it came: by then no upload is still on its
 * way. Records from before the term was kept count from when the picture was written down.
 */
export const deletedAt = (
  picture: IdentityPicture,
  account: AccountRecord | null,
): number | null => {
  if (account === null || !refersTo(account, picture.name))
    return picture.keptAt + millisecondsInHour
  const { status, picturesUntil } = currentVerification(account)
  if (status === "submitted") return null
  return picturesUntil === null
    ? picture.keptAt + retention.identityPictureDays * millisecondsInDay
    : Date.parse(picturesUntil)
}

const isOver = ({ picture, account }: StoredIdentityPicture, now: number): boolean => {
  const at = deletedAt(picture, account)
  return at !== null && at <= now
}

/** Deletes a picture for good; one that breaks off here is deleted by the next upkeep. */
export const forgetPicture = ({ store, identityPictures }: Needs, name: string): Work<void> =>
  Effect.andThen(
    identityPictures.remove(name),
    store.inTransaction(({ dropPicture }) => dropPicture(name)),
  )

/** Keeps a picture of a guest, sealed and written down first, and answers its name. */
export const keepPicture = Effect.fnUntraced(function* (
  { store, clock, randomness, identityPictures }: Needs & Pick<AccountServiceNeeds, "randomness">,
  account: AccountRecord["id"],
  bytes: Uint8Array,
) {
  const name = `${newSessionId(randomness)}.webp`
  const picture = { name, account, keptAt: clock.now(), key: identityPictures.key }
  yield* store.inTransaction(({ putPicture }) => putPicture(picture))
  yield* identityPictures.keep(name, bytes)
  return name
})

const without = (verification: VerificationRecord, name: string): VerificationRecord => ({
  ...verification,
  document: verification.document === name ? null : verification.document,
  selfie: verification.selfie === name ? null : verification.selfie,
})

/** Takes the picture out of its account, unless it is to be kept after all. */
const released = ({ store }: Needs, { picture, account }: StoredIdentityPicture, now: number) =>
  store.inTransaction(({ lock, save }) =>
    Effect.gen(function* () {
      const present = account === null ? null : yield* lock(account.id)
      if (!isOver({ picture, account: present }, now)) return false
      if (present !== null && refersTo(present, picture.name))
        yield* save({ ...present, verification: without(present.verification, picture.name) })
      return true
    }),
  )

/** Deletes every picture whose time is over, and answers how many. */
export const forgetOldPictures = Effect.fnUntraced(function* (needs: Needs) {
  const now = needs.clock.now()
  const over = (yield* needs.store.pictures()).filter((kept) => isOver(kept, now))
  let deleted = 0
  for (const kept of over)
    if (yield* released(needs, kept, now)) {
      yield* forgetPicture(needs, kept.picture.name)
      deleted += 1
    }
  return deleted
})

const renewed = (
  { store, identityPictures }: Needs,
  { name, account, keptAt, key }: IdentityPicture,
) =>
  Effect.andThen(
    identityPictures.renew(name, key),
    store.inTransaction(({ putPicture }) =>
      putPicture({ name, account, keptAt, key: identityPictures.key }),
    ),
  )

/**
 * Seals pictures that are not sealed with the current key, and answers how many. It may break off
 * anywhere and be done again: what is sealed with the current key is left alone.
 */
export const renewPictures = Effect.fnUntraced(function* (
  needs: Needs,
  isWanted: (picture: IdentityPicture) => boolean = () => true,
) {
  const kept = yield* needs.store.pictures()
  const stale = kept
    .map(({ picture }) => picture)
    .filter((picture) => picture.key !== needs.identityPictures.key && isWanted(picture))
  yield* Effect.forEach(stale, (picture) => renewed(needs, picture), { discard: true })
  return stale.length
})

/**
 * What has to be done every hour or so: deletes pictures whose time is over, and seals those that
 * were kept before pictures were sealed, also by an older server that still runs.
 */
export const tendPictures = (needs: Needs): Work<number> =>
  needs.store.adoptPictures(needs.clock.now()).pipe(
    Effect.andThen(forgetOldPictures(needs)),
    Effect.tap(() => renewPictures(needs, ({ key }) => key === null)),
  )
