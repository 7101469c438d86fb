import { ContainerModule, type OnActivation } from "inversify"
import { adaptersInUse } from "../../configuration/adapters-in-use.ts"
import type { Configuration } from "../../configuration/configuration.ts"
import type { Journal } from "../../observability/journal.ts"
import { operationsWith } from "../../observability/operations.ts"
import { traced, type TraceRunner } from "../../observability/traces.ts"
import type { Token } from "../token.ts"
import { tokens } from "./tokens.ts"

const operationsOf = (settings: Configuration) => (journal: Journal, traces: TraceRunner) =>
  operationsWith({
    journal,
    traces,
    inUse: adaptersInUse(settings),
    metricsToken: settings.operations.metricsToken,
  })

const spanEachCall = <Port extends object>(
  onActivation: OnActivation,
  port: Token<Port>,
  name: string,
): void => onActivation(port, (_, found) => traced(name, found))

/** Who looks on: with traces, each call of a port that leaves the process is a span of its own. */
export const operationsBindings = (settings: Configuration) =>
  new ContainerModule(({ bind, onActivation }) => {
    bind(tokens.operations).toResolvedValue(operationsOf(settings), [tokens.journal, tokens.traces])
    if (settings.operations.tracesTo === null) return
    spanEachCall(onActivation, tokens.payments, "payments")
    spanEachCall(onActivation, tokens.catalogue, "catalogue")
    spanEachCall(onActivation, tokens.bookingStore, "bookings")
    spanEachCall(onActivation, tokens.jobs, "jobs")
  })
