import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { Visitor } from "../people/visitor.ts"
import type { AccountServiceNeeds, Browser } from "./account-service.needs.ts"
import type { User } from "../account/account.ts"
import { openSessionOn } from "./open-session.ts"
import { userOf } from "./user-of.ts"

/** Who asks, and what pages may know of them. */
export type KnownVisitor = { readonly visitor: Visitor; readonly user: User | null }

/** What a browser is before anybody looks at its proof of being signed in. */
export type Stranger = Pick<Visitor, "session" | "network" | "language">

/** A stranger, known by the session that the browser proves. */
export const visitorOn = (
  needs: Pick<AccountServiceNeeds, "store" | "clock" | "digest">,
  stranger: Stranger,
  browser: Pick<Browser, "secret">,
): Effect.Effect<KnownVisitor, StoreUnreachable> =>
  Effect.map(openSessionOn(needs, browser), (open) =>
    open === null
      ? { visitor: { ...stranger, member: false }, user: null }
      : {
          visitor: {
            ...stranger,
            member: true,
            account: open.account.id,
            proved: open.account.emailVerified,
          },
          user: userOf(open.account),
        },
  )

/** The same while nobody can be known: everything that needs no account goes on. */
export const unknownVisitor = (stranger: Stranger): KnownVisitor => ({
  visitor: { ...stranger, member: false },
  user: null,
})
