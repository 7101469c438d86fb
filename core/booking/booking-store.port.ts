import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountId } from "../people/account-id.ts"
import type { Slug } from "../property/property.ts"
import type { StayDates } from "../stay/stay-dates.ts"
import type { RoomNights } from "../inventory/night-stock.ts"
import type { AddressProof } from "./address-code.rules.ts"
import type { BookingStoreFailure } from "./booking-store.errors.ts"
import type { BookingRecord } from "./booking-record.ts"
import type { BookingId } from "./booking-view.ts"
import type { SoldOut } from "./booking.errors.ts"
import type { ConfirmationCode } from "./confirmation-code.ts"
import type { JobOrder } from "../workload/job.ts"
import type { Kept, KeptQuestion } from "./kept-without-payment.ts"

/** One change of the store: all of it is kept, or nothing. No network call is made inside. */
export interface BookingTransaction {
  /** Waits for others changing this booking; null when there is none. */
  readonly lock: (id: BookingId) => Effect.Effect<BookingRecord | null, BookingStoreFailure>
  /** Waits for others holding for this session, then names its held and paying bookings. */
  readonly openHoldsOf: (
    session: string,
  ) => Effect.Effect<ReadonlyArray<BookingId>, StoreUnreachable>
  /**
   * Waits for other transactions about the same network, guest or property, then returns what is
   * held without payment. Until this transaction ends, nobody can hold more of it.
   */
  readonly kept: (question: KeptQuestion) => Effect.Effect<Kept, StoreUnreachable>
  /** The booking that this session already made with this idempotency key, if any. */
  readonly madeBy: (
    session: string,
    holdKey: string,
  ) => Effect.Effect<BookingRecord | null, BookingStoreFailure>
  readonly insert: (record: BookingRecord) => Effect.Effect<void, StoreUnreachable>
  readonly save: (record: BookingRecord) => Effect.Effect<void, StoreUnreachable>
  /** Takes all rooms in all nights, or fails; the database itself keeps taken <= units. */
  readonly take: (
    rooms: ReadonlyArray<RoomNights>,
  ) => Effect.Effect<void, SoldOut | StoreUnreachable>
  readonly giveBack: (rooms: ReadonlyArray<RoomNights>) => Effect.Effect<void, StoreUnreachable>
  readonly enqueue: (job: JobOrder) => Effect.Effect<void, StoreUnreachable>
  /** Marks a claimed job as done, together with what it changed. */
  readonly finish: (job: string) => Effect.Effect<void, StoreUnreachable>
  /**
   * Records a provider's message together with its changes; false if it was already recorded. A
   * second delivery at the same time waits, and is processed only if the first one was rolled back.
   */
  readonly hear: (notice: string) => Effect.Effect<boolean, StoreUnreachable>
  /**
   * Waits for other transactions that change it, then returns what a browser has confirmed of an
   * email; null for nothing.
   */
  readonly addressProof: (key: string) => Effect.Effect<AddressProof | null, StoreUnreachable>
  /** Keeps it in place of what was known before. */
  readonly keepAddressProof: (proof: AddressProof) => Effect.Effect<void, StoreUnreachable>
}

/**
 * Keeps bookings, the rooms they take and the work that follows, in one place and one transaction.
 * A booking that is read has every part of its status, or is `BookingUnreadable`.
 * Every implementation passes tests/contracts/booking-store.contract.ts.
 */
export interface BookingStore {
  /**
   * A call has at most one transaction that is its last: after it nothing is asked of a store or of
   * anybody outside until the call is answered, and the answer may be kept in the same transaction.
   */
  readonly inTransaction: <A, E>(
    work: (transaction: BookingTransaction) => Effect.Effect<A, E>,
    place?: "last",
  ) => Effect.Effect<A, E | StoreUnreachable>
  readonly find: (id: BookingId) => Effect.Effect<BookingRecord | null, BookingStoreFailure>
  readonly findByCode: (
    code: ConfirmationCode,
  ) => Effect.Effect<BookingRecord | null, BookingStoreFailure>
  readonly findByPayment: (
    payment: string,
  ) => Effect.Effect<BookingRecord | null, BookingStoreFailure>
  /** Bookings of a property that keep rooms in a night of these dates: held, booked or staying. */
  readonly atProperty: (
    property: Slug,
    dates: StayDates,
  ) => Effect.Effect<ReadonlyArray<BookingRecord>, BookingStoreFailure>
  /** Every booking that belongs to an account. */
  readonly ofOwner: (
    account: AccountId,
  ) => Effect.Effect<ReadonlyArray<BookingRecord>, BookingStoreFailure>
  /**
   * Gives the bookings made with an address, in any case of letters, to an account; taken ones stay.
   * Answers how many of them were sold.
   */
  readonly joinAccount: (
    email: string,
    account: AccountId,
  ) => Effect.Effect<number, StoreUnreachable>
}
