import { accountFaults } from "./account-faults.table.ts"
import type { FaultScenario } from "./fault-injection.ts"
import { bookingFaults } from "./booking-faults.table.ts"
import { checkoutFaults } from "./checkout-faults.table.ts"
import { contactFaults } from "./contact-faults.table.ts"
import { managingFaults } from "./managing-faults.table.ts"
import { reviewFaults } from "./review-faults.table.ts"
import { signInFaults } from "./sign-in-faults.table.ts"
import { always } from "./fault-scenarios.ts"
import { isCutOff, isDown, misreads, takes, type Failure } from "./failures.ts"

const withoutRooms: Failure = misreads((page) => ({
  ...page,
  mix: null,
  offers: (page["offers"] as ReadonlyArray<object>).map((offer) => ({ ...offer, free: 0 })),
}))

/** Every failure of the product that anybody may visit, by the name to ask for it. */
export const faultScenarios = {
  "server-down": {
    tells: "The server is down; a gateway answers for it.",
    begins: "home",
    faults: [always("everything", isDown)],
  },
  offline: {
    tells: "The connection is gone, and the browser knows it.",
    begins: "home",
    faults: [always("everything", isCutOff)],
    isOffline: true,
  },
  slow: {
    tells: "Every answer takes four seconds.",
    begins: "results",
    faults: [always("everything", takes(4000))],
  },
  "newer-build": {
    tells: "A newer build is out than the one that the page came from.",
    begins: "home",
    faults: [
      always(
        "build",
        misreads(() => ({ id: "newer" })),
      ),
    ],
  },
  "rooms-sold-out": {
    tells: "No room of any property is free in all nights.",
    begins: "results",
    faults: [always("open", withoutRooms)],
  },
  ...checkoutFaults,
  ...bookingFaults,
  ...managingFaults,
  ...reviewFaults,
  ...signInFaults,
  ...accountFaults,
  ...contactFaults,
} as const satisfies Readonly<Record<string, FaultScenario>>

export type FaultScenarioName = keyof typeof faultScenarios
