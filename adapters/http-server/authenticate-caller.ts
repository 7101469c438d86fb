import type { AccountServiceNeeds } from "#core/account-service/account-service.needs.ts"
import {
  unknownVisitor,
  visitorOn,
  type KnownVisitor,
} from "#core/account-service/current-visitor.ts"
import { Effect } from "effect"
import type { RequestCaller } from "./caller.ts"

/**
 * Who calls. While the account service does not answer nobody is known, and whatever needs no
 * account goes on.
 */
export const authenticateCaller = (
  desk: AccountServiceNeeds,
  { guest, network, language, browser }: RequestCaller,
): Effect.Effect<KnownVisitor> => {
  const stranger = { session: guest.id, network, language }
  return Effect.catch(visitorOn(desk, stranger, browser), () =>
    Effect.succeed(unknownVisitor(stranger)),
  )
}
