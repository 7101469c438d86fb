import { BookingStatus } from "#core/booking/booking-status.ts"

/** The statuses with this answer; a new status has to be answered for, or nothing compiles. */
export const statusesWhere = (
  answers: Readonly<Record<BookingStatus, boolean>>,
): ReadonlySet<BookingStatus> => new Set(BookingStatus.literals.filter((status) => answers[status]))
