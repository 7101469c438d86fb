import { Effect } from "effect"
import { joined, noLaterThan } from "../shortlist/shortlist.rules.ts"
import type { Shortlist } from "../shortlist/shortlist.ts"
import type { AccountCaller, AccountServiceNeeds } from "./account-service.needs.ts"
import { changeOwn } from "./keep-profile.ts"

/** Joins the list of a device with that of the caller's account, and keeps it there. */
export const joinShortlist = (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  marks: Shortlist,
) =>
  changeOwn(needs, caller, (account) =>
    Effect.sync(() => ({
      ...account,
      shortlist: joined(account.shortlist, noLaterThan(marks, needs.clock.now())),
    })),
  ).pipe(Effect.map(({ shortlist }) => shortlist))
