import { stageOf } from "../kernel/stage.ts"
import type { CheckoutContext } from "./checkout.context.ts"
import type { Press } from "./checkout.events.ts"

const stage = stageOf<CheckoutContext>()

/** What the states of the checkout rely on, stage by stage. */
export const checkoutStage = {
  /** A stay is chosen. */
  chosen: stage("stay"),
  /** The tab holds another stay, which is given up first. */
  holdingAnother: stage("outdated"),
  /** The rooms have another price than the one that was shown. */
  repriced: stage("newQuote"),
  /** There is a booking, of which the server may not have spoken yet. */
  begun: stage("bookingId"),
  /** The server has said which status the booking has. */
  found: stage("bookingId", "booking"),
  /** Book Now was pressed. */
  pressed: stage("bookingId", "booking", "press"),
  /** A card is asked for. */
  cardAsked: stage("press", "order"),
  /** A code was mailed to the address that has to be proved. */
  codeMailed: stage("codeAgainAt"),
}

/** Book Now was pressed with a card. */
export const pressedWithCard = stageOf<Press>()("card")
