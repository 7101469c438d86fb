import { Schema } from "effect"
import { Sen } from "../money/sen.ts"

/** The refund that was shown is not today's; the one that holds now is in the answer. */
export class RefundChanged extends Schema.TaggedError<RefundChanged>()("RefundChanged", {
  refund: Sen,
}) {}

/** Why a booking can no longer, or never, be cancelled or changed by its guest. */
export const Obstacle = Schema.Literals(["notBooked", "stayStarted", "nonRefundable", "sameStay"])
export type Obstacle = typeof Obstacle.Type

/** The booking cannot be changed or cancelled like this, with the reason. */
export class NotManageable extends Schema.TaggedError<NotManageable>()("NotManageable", {
  obstacle: Obstacle,
}) {}
