import { accountDays } from "./account-days.table.ts"
import type { BadDay } from "./bad-day.ts"
import { bookingDays } from "./booking-days.table.ts"
import { checkoutDays } from "./checkout-days.table.ts"
import { contactDays } from "./contact-days.table.ts"
import { managingDays } from "./managing-days.table.ts"
import { always } from "./mishaps.ts"
import { isCutOff, isDown, misreads, takes, type Trouble } from "./troubles.ts"

const withoutRooms: Trouble = misreads((page) => ({
  ...page,
  mix: null,
  offers: (page["offers"] as ReadonlyArray<object>).map((offer) => ({ ...offer, free: 0 })),
}))

/** Every failure of the product that anybody may visit, by the name to ask for it. */
export const badDays = {
  "server-down": {
    tells: "The server is down; a gateway answers for it.",
    begins: "home",
    mishaps: [always("everything", isDown)],
  },
  offline: {
    tells: "The connection is gone, and the browser knows it.",
    begins: "home",
    mishaps: [always("everything", isCutOff)],
    isOffline: true,
  },
  slow: {
    tells: "Every answer takes four seconds.",
    begins: "results",
    mishaps: [always("everything", takes(4000))],
  },
  "newer-build": {
    tells: "A newer build is out than the one that the page came from.",
    begins: "home",
    mishaps: [
      always(
        "build",
        misreads(() => ({ id: "newer" })),
      ),
    ],
  },
  "rooms-sold-out": {
    tells: "No room of any property is free in all nights.",
    begins: "results",
    mishaps: [always("open", withoutRooms)],
  },
  ...checkoutDays,
  ...bookingDays,
  ...managingDays,
  ...accountDays,
  ...contactDays,
} as const satisfies Readonly<Record<string, BadDay>>

export type BadDayName = keyof typeof badDays
