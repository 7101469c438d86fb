import type { ArrivalTime } from "#core/stay/arrival-times.ts"
import type { Say } from "../translations/translations.ts"

/** When a guest expects to arrive, on a Malaysian clock. */
export const arrivalText = (arrival: ArrivalTime, say: Say): string =>
  arrival === "afterMidnight" ? say("checkout.arrival.afterMidnight") : arrival
