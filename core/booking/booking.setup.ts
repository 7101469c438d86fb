import { setup } from "xstate"
import type { BookingCommand, BookingEvent } from "./booking.event.ts"

/** What the booking machine knows, may ask and can have done. */
export const bookingSetup = setup({
  types: { events: {} as BookingEvent },
  // The machine only names the work; the caller carries it out.
  actions: {} as Record<BookingCommand, () => void>,
  guards: {
    isHoldOver: (_, facts: { holdOver: boolean }) => facts.holdOver,
    isExtendable: (_, facts: { extendable: boolean }) => facts.extendable,
    canPay: (_, facts: { holdOver: boolean; attemptsLeft: number }) =>
      !facts.holdOver && facts.attemptsLeft > 0,
    isCardFormClosed: (_, facts: { cardFormOpen: boolean }) => !facts.cardFormOpen,
    canPayAtProperty: (_, facts: { holdOver: boolean; offered: boolean }) =>
      !facts.holdOver && facts.offered,
    areNightsFree: (_, facts: { nightsFree: boolean }) => facts.nightsFree,
    canTakeNightsAgain: (_, facts: { nightsFree: boolean; calledOff: boolean }) =>
      facts.nightsFree && !facts.calledOff,
    isCaptured: (_, facts: { captured: boolean }) => facts.captured,
    isCalledOff: (_, facts: { calledOff: boolean }) => facts.calledOff,
    isRefundDue: (_, facts: { refundDue: boolean }) => facts.refundDue,
  },
})
