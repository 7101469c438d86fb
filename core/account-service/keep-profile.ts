import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import { malaysianDateAt } from "../stay/calendar.ts"
import { NotSignedIn } from "../people/visitor.errors.ts"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"
import { ProfileRefused } from "../account/account.errors.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import { withHonestVerification } from "./judged-identity.ts"
import type { AccountTransaction } from "../account-store/account-store.port.ts"
import { cardForgotten } from "./kept-cards.ts"
import { needSession } from "./open-session.ts"
import { profileViewOf } from "./profile-view.ts"
import { profileIssues, withProfile } from "./profile.rules.ts"
import type { AccountPreferences, ProfileDetails } from "../account/profile.ts"

/** Changes the account of who is signed in, under lock; another identity ends its verification. */
export const changeOwn = <E>(
  needs: AccountServiceNeeds,
  { browser }: AccountCaller,
  change: (
    account: AccountRecord,
    transaction: AccountTransaction,
  ) => Effect.Effect<AccountRecord, E>,
): Effect.Effect<AccountRecord, E | NotSignedIn | StoreUnreachable> =>
  Effect.flatMap(needSession(needs, browser), ({ account: { id } }) =>
    needs.store.inTransaction((transaction) =>
      Effect.gen(function* () {
        const account = yield* transaction.lock(id)
        if (!account) return yield* new NotSignedIn()
        const changed = withHonestVerification(
          yield* change(account, transaction),
          needs.clock.now(),
        )
        yield* transaction.save(changed)
        return changed
      }),
    ),
  )

export const readProfile = (needs: AccountServiceNeeds, { browser }: AccountCaller) =>
  Effect.map(needSession(needs, browser), ({ account }) => profileViewOf(account))

/** Keeps a profile whose every field keeps its rule. */
export const saveProfile = (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  details: ProfileDetails,
) =>
  changeOwn(needs, caller, (account) => {
    const issues = profileIssues(details, account, malaysianDateAt(needs.clock.now()))
    return issues.length > 0
      ? Effect.fail(new ProfileRefused({ issues }))
      : Effect.succeed(withProfile(account, details))
  }).pipe(Effect.map(profileViewOf))

/** Keeps no card any more: it is removed from the provider, too. */
export const removeKeptCard = (needs: AccountServiceNeeds, caller: AccountCaller) =>
  changeOwn(needs, caller, (account, transaction) =>
    Effect.as(cardForgotten(transaction, account), { ...account, keptCard: null }),
  ).pipe(Effect.map(profileViewOf))

export const savePreferences = (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  { language, theme }: AccountPreferences,
) =>
  changeOwn(needs, caller, (account) => Effect.succeed({ ...account, language, theme })).pipe(
    Effect.map(profileViewOf),
  )
