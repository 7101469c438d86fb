import type { AccountDesk } from "#core/account/account-desk.ts"
import { unknownVisitor, visitorOn, type KnownVisitor } from "#core/account/visitor-on.ts"
import { Effect } from "effect"
import type { Caller } from "../http-server/caller.ts"

/**
 * Who calls. While the keeper of accounts does not answer nobody is known, and whatever needs no
 * account goes on.
 */
export const knownCaller = (
  desk: AccountDesk,
  { guest, network, language, browser }: Caller,
): Effect.Effect<KnownVisitor> => {
  const stranger = { session: guest.id, network, language }
  return Effect.catch(visitorOn(desk, stranger, browser), () =>
    Effect.succeed(unknownVisitor(stranger)),
  )
}
