import type { BookingRecord } from "#core/booking/booking-record.ts"
import type { FrontDeskNeeds } from "#core/front-desk/front-desk.needs.ts"
import type { Blocks } from "#core/inventory/blocks.port.ts"
import type { InventoryKeeper, StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import type { StoredAnswers } from "#core/workload/stored-answers.port.ts"
import type { JobKind } from "#core/workload/stored-job.ts"
import type { Timeline } from "./timeline.ts"
import type { Weather } from "./weather.ts"

/** Everything that a server keeps. */
export type Stores = Pick<FrontDeskNeeds, "store" | "jobs" | "catalogue" | "rateLimiter"> & {
  readonly storedAnswers: StoredAnswers
  readonly inventory: InventoryKeeper
  readonly blocks: Blocks
}

/** A job as it lies in the store. */
export type SeenJob = {
  readonly id: string
  readonly kind: JobKind
  readonly key: string
  readonly notBefore: number
  readonly isOver: boolean
}

/** What is kept at one moment, read past every port; nights by kind and day. */
export type Seen = {
  readonly records: ReadonlyArray<BookingRecord>
  readonly taken: ReadonlyMap<string, number>
  readonly blocked: ReadonlyMap<string, number>
  readonly units: ReadonlyMap<string, number>
  readonly jobs: ReadonlyArray<SeenJob>
}

/** Puts the database back to its backup, and says what was kept before and what is kept now. */
export type PutBack = () => Promise<{ readonly before: Seen; readonly after: Seen }>

/** What outlives a server: in memory, or a database. */
export type Storage = {
  /** The stores of a server that starts now; what the one before it had begun is undone. */
  readonly open: (clock: Clock) => Promise<Stores>
  /** The server died: nobody hears what it had asked, and it asks nothing more. */
  readonly cut: () => void
  /**
   * Keeps what is committed now. The answer puts it back as an operator restores a backup: whatever
   * was committed since is gone, what was begun fails, and servers that run go on with what they know.
   */
  readonly backUp: () => Promise<PutBack>
  /** What was committed; null where nothing was since it was last asked. */
  readonly look: (isAnyway?: boolean) => Promise<Seen | null>
}

/** Makes the storage of one world. */
export type MakeStorage = (
  stock: ReadonlyArray<StockedProperty>,
  world: { readonly weather: Weather; readonly timeline: Timeline },
) => Promise<Storage>
