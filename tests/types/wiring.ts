/** What a container knows of its services: a token gives its type, and takes nothing else. */
import { tokens as page } from "#adapters/bindings/browser/tokens.ts"
import { searchBindings } from "#adapters/bindings/browser/search.bindings.ts"
import { tokens } from "#adapters/bindings/server/tokens.ts"
import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import { postgresJobs } from "#adapters/postgres/bookings/jobs.postgres.ts"
import type { BookingStore } from "#core/booking/booking-store.port.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import type { Properties } from "#core/search/properties.port.ts"
import type { Jobs } from "#core/workload/jobs.port.ts"
import { Container } from "inversify"

declare const clock: Clock
declare const jobs: Jobs

const container = new Container()
container.load(searchBindings)

/** True where two types are the same, in both directions. */
type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false

const isClock: Same<ReturnType<typeof resolvedClock>, Clock> = true
const resolvedClock = () => container.get(tokens.clock)
export const store: BookingStore = container.get(tokens.bookingStore)
export const properties: Properties = container.get(page.properties)
export { isClock }

// @ts-expect-error a token gives the type of its own service
export const clockOfJobs: Clock = container.get(tokens.jobs)

container.bind(tokens.clock).toConstantValue(clock)
container.bind(tokens.jobs).toResolvedValue(postgresJobs, [tokens.database])

// @ts-expect-error one service in the place of another
container.bind(tokens.clock).toConstantValue(jobs)

// @ts-expect-error a function that makes another service
container.bind(tokens.clock).toResolvedValue(postgresJobs, [tokens.database])

// @ts-expect-error a service made from what it does not take
container.bind(tokens.jobs).toResolvedValue(postgresJobs, [tokens.clock])

// @ts-expect-error a service made from less than it takes
container.bind(tokens.bookingStore).toResolvedValue(postgresBookingStore, [tokens.database])

// @ts-expect-error a service looked up while another is made
container.bind(tokens.clock).toDynamicValue((context) => context.get(tokens.jobs))
