import type { Files } from "#core/files/files.port.ts"
import type { Clock, Randomness } from "#core/kernel/environment.port.ts"
import type { mockedDesk } from "#fixtures/mocked-api/mocked-world.ts"
import type { stripeSandbox } from "#fixtures/sandbox/stripe/sandbox.ts"
import type { HttpHandler } from "msw"
import type { StripeSettings } from "../../stripe/client.ts"
import { token } from "../token.ts"

/** The names by which the container of the mocked API knows each service. */
export const mockedTokens = {
  clock: token<Clock>("Clock"),
  randomness: token<Randomness>("Randomness"),
  files: token<Files>("Files"),
  cardProvider: token<ReturnType<typeof stripeSandbox>>("CardProvider"),
  merchant: token<StripeSettings>("StripeSettings"),
  desk: token<ReturnType<typeof mockedDesk>>("MockedDesk"),
  handlers: token<ReadonlyArray<HttpHandler>>("Handlers"),
}
