import type { AccountServiceNeeds } from "#core/account-service/account-service.needs.ts"
import type { Visitor } from "#core/people/visitor.ts"
import type { Properties } from "#core/search/properties.port.ts"
import { Effect } from "effect"
import { authenticateCaller } from "../http-server/authenticate-caller.ts"
import type { pageServer } from "./page-server.ts"
import type { SiteNeeds } from "../http-server/site.needs.ts"

type Needs = {
  readonly accountService: AccountServiceNeeds
  readonly propertiesFor: (visitor: Visitor) => Properties
  readonly page: ReturnType<typeof pageServer>
}

/** A page as its caller sees it; reading one keeps whoever is signed in signed in. */
export const pageForCaller =
  ({ accountService, propertiesFor, page }: Needs): SiteNeeds["page"] =>
  async (request, caller) => {
    const { visitor, user } = await Effect.runPromise(authenticateCaller(accountService, caller))
    const { secret, keep } = caller.browser
    if (user && secret) keep(secret)
    return page(request, propertiesFor(visitor), user)
  }
