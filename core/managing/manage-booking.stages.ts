import { stageOf } from "../kernel/stage.ts"
import type { ManageContext } from "./manage-booking.context.ts"

const stage = stageOf<ManageContext>()

/** What the states of a booking in its guest's hands rely on, stage by stage. */
export const manageStage = {
  /** The booking was opened. */
  opened: stage("booking"),
  /** The guest saw what comes back. */
  refundSeen: stage("refund"),
  /** Another stay is asked for. */
  requested: stage("change"),
  /** The other stay has a price. */
  priced: stage("change", "quote"),
  /** A card was given for the difference. */
  cardGiven: stage("order", "card"),
}
