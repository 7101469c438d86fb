import type { Container } from "inversify"
import type { Configuration } from "../../configuration/configuration.ts"
import type { BuiltPages } from "../../pages/built-pages.ts"
import type { Journal } from "../../observability/journal.ts"
import type { TraceRunner } from "../../observability/traces.ts"
import { accountServiceBindings, identityBindings } from "./account.bindings.ts"
import { apiBindings } from "./api.bindings.ts"
import { bookingBindings } from "./booking.bindings.ts"
import { channelBindings } from "./channel.bindings.ts"
import { contactBindings } from "./contact.bindings.ts"
import { mailBindings } from "./mail.bindings.ts"
import type { Store } from "./open-store.ts"
import { operationsBindings } from "./operations.bindings.ts"
import { paymentBindings } from "./payment.bindings.ts"
import { searchBindings } from "./search.bindings.ts"
import { siteBindings } from "./site.bindings.ts"
import { standInBindings } from "./stand-ins.bindings.ts"
import { tokens, type ServerPages } from "./tokens.ts"

type Given = {
  readonly configuration: Configuration
  readonly store: Pick<Store, "container">
  readonly journal: Journal
  readonly traces: TraceRunner
  /** Null before the first build: the API answers all the same. */
  readonly built: BuiltPages<ServerPages> | null
}

/** Binds the whole server into the container of its store, one module for each room. */
export const serverContainer = ({
  configuration,
  store: { container },
  journal,
  traces,
  built,
}: Given): Container => {
  container.bind(tokens.configuration).toConstantValue(configuration)
  container.bind(tokens.journal).toConstantValue(journal)
  container.bind(tokens.traces).toConstantValue(traces)
  container.bind(tokens.built).toConstantValue(built)
  container.load(
    paymentBindings(configuration),
    searchBindings,
    bookingBindings(configuration),
    accountServiceBindings,
    identityBindings(configuration),
    contactBindings,
    channelBindings,
    mailBindings(configuration),
    operationsBindings(configuration),
    standInBindings(configuration),
    apiBindings,
    siteBindings,
  )
  return container
}
