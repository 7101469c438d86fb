import { millisecondsInHour } from "date-fns/constants"
import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import { NotSignedIn } from "../people/visitor.errors.ts"
import type { AccountServiceNeeds, Browser } from "./account-service.needs.ts"
import { ConfirmationNeeded } from "../account/account.errors.ts"
import type { OpenSession } from "../account-store/account-store.port.ts"
import type { LivingSince } from "../account-store/session-record.ts"
import { sessionTerms } from "../account/session.ts"

/** A session that was used within the hour need not be written down again. */
const SEEN_AFRESH_MS = millisecondsInHour

/** Nobody's session that was used or begun before these moments is still good. */
export const livingAt = (now: number): LivingSince => ({
  usedSince: now - sessionTerms.idleMs,
  begunSince: now - sessionTerms.absoluteMs,
})

/** Who is signed in on a browser; being asked keeps the session alive. */
export const openSessionOn = (
  needs: Pick<AccountServiceNeeds, "store" | "clock" | "digest">,
  { secret }: Pick<Browser, "secret">,
): Effect.Effect<OpenSession | null, StoreUnreachable> =>
  Effect.gen(function* () {
    if (secret === null) return null
    const now = needs.clock.now()
    const open = yield* needs.store.openSession(needs.digest(secret), livingAt(now))
    if (open && now - open.session.lastSeenAt > SEEN_AFRESH_MS)
      yield* needs.store.seen(open.session.id, now)
    return open
  })

/** The same for steps that only a signed-in guest can take. */
export const needSession = (
  needs: AccountServiceNeeds,
  browser: Browser,
): Effect.Effect<OpenSession, NotSignedIn | StoreUnreachable> =>
  Effect.flatMap(openSessionOn(needs, browser), (open) =>
    open === null ? Effect.fail(new NotSignedIn()) : Effect.succeed(open),
  )

/** The same for steps that ask for the password shortly before. */
export const needConfirmation = (
  needs: AccountServiceNeeds,
  browser: Browser,
): Effect.Effect<OpenSession, ConfirmationNeeded | NotSignedIn | StoreUnreachable> =>
  Effect.flatMap(needSession(needs, browser), (open) =>
    needs.clock.now() - open.session.confirmedAt > sessionTerms.confirmedMs
      ? Effect.fail(new ConfirmationNeeded())
      : Effect.succeed(open),
  )
