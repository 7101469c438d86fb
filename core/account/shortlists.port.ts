import type { Effect } from "effect"
import type { NotSignedIn } from "../people/visitor.errors.ts"
import type { Shortlist } from "../shortlist/shortlist.ts"
import type { AccountsUnreachable } from "./account.errors.ts"

/** The saved stays of the asking guest's account. Kept by tests/contracts/accounts.contract.ts. */
export interface Shortlists {
  /** Joins the list of a device with that of the account, and answers what both keep from now on. */
  readonly join: (marks: Shortlist) => Effect.Effect<Shortlist, NotSignedIn | AccountsUnreachable>
}
