import { closed } from "../kernel/state-targets.ts"
import { manageContextOf } from "./manage-booking.context.ts"
import { manageSetup } from "./manage-booking.setup.ts"
import { cancelling } from "./managing-cancelling.states.ts"
import { afterChange, changing } from "./managing-changing.states.ts"
import { choosing } from "./managing-choosing.states.ts"
import { opening } from "./managing-opening.states.ts"
import { payingDifference } from "./managing-paying.states.ts"
import { settling } from "./managing-settling.states.ts"

/** A guest's own booking: seen whole, cancelled, or changed; the server's word always wins. */
export const manageBookingMachine = manageSetup.createMachine({
  id: "manage-booking",
  description:
    "A guest's own booking: seen whole, cancelled, or changed; the server's word always wins.",
  context: ({ input }) => manageContextOf(input),
  initial: "opening",
  states: closed({
    ...opening,
    ...cancelling,
    ...choosing,
    ...changing,
    ...payingDifference,
    ...settling,
    ...afterChange,
  }),
})
