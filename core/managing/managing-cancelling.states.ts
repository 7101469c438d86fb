import { raise } from "xstate"
import { manageStage } from "./manage-booking.stages.ts"
import { kept, keyed, manageState, obstructed, refundSeen } from "./manage-booking.setup.ts"

/** A guest who sees a refund agrees to that very sum, or leaves the stay as it is. */
const agreeing = {
  "guest.cancelled": {
    target: "cancelling",
    actions: ["pressAnew", refundSeen],
  },
  "guest.leftIt": "standing",
} as const

/** Cancelling: the refund is shown, agreed to and only then asked for. */
export const cancelling = {
  considering: manageState({
    description: "The guest sees what comes back before anything is cancelled.",
    tags: ["standing", "cancelling"],
    on: agreeing,
  }),
  cancelling: manageState({
    description: "The booking is being cancelled for the refund that was shown.",
    tags: ["busy", "standing", "cancelling"],
    invoke: {
      src: "cancel",
      input: ({ context }) => ({
        ...keyed(context, "cancel"),
        refund: manageStage.refundSeen(context).refund,
      }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "booking.cancelled": { target: "cancelled", actions: kept },
      "refund.changed": {
        target: "refundChanged",
        actions: refundSeen,
      },
      "step.obstructed": obstructed,
      "booking.missing": "missing",
      "booking.unreachable": "cancelUnclear",
    },
  }),
  refundChanged: manageState({
    description: "The refund is another one by now; the guest sees it and decides.",
    tags: ["standing", "cancelling"],
    on: agreeing,
  }),
  cancelUnclear: manageState({
    description: "Nobody answered; pressing again cancels once.",
    tags: ["standing", "cancelling"],
    on: { "guest.retried": "cancelling", "guest.leftIt": "opening" },
  }),
  obstructed: manageState({
    description: "The booking cannot be cancelled or changed like this, and the guest reads why.",
    tags: ["standing"],
    on: { "guest.leftIt": "opening" },
  }),
  cancelled: manageState({
    description: "The booking is cancelled and the refund on its way.",
    tags: ["standing"],
    type: "final",
  }),
}
