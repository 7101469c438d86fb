import { ContainerModule, type ResolutionContext } from "inversify"
import type { Configuration } from "../../configuration/configuration.ts"
import { firstOf } from "../../http-server/redirecting.ts"
import type { RequestHandler } from "../../http-server/site.needs.ts"
import { mailboxPage } from "../../mail/mailbox-page.ts"
import { tokens } from "./tokens.ts"

const nothing: RequestHandler = async () => null

const standInsOf =
  ({ standIns }: Pick<Configuration, "standIns">) =>
  (context: ResolutionContext): RequestHandler =>
    firstOf(
      context.get(tokens.cardProvider).part,
      context.get(tokens.identityProvider).part,
      standIns.mailbox ? mailboxPage(context.get(tokens.mailbox)) : nothing,
    )

/** The addresses of the stand-ins that are in use. */
export const standInBindings = (settings: Pick<Configuration, "standIns">) =>
  new ContainerModule(({ bind }) => {
    bind(tokens.standIns).toDynamicValue(standInsOf(settings))
  })
