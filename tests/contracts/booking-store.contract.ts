import { beforeEach, describe } from "vitest"
import { bookingPromises } from "./booking-store.bookings.ts"
import { deskStock, type Desk, type OpenDesk } from "./booking-store.jobs.ts"
import { hearingPromises } from "./booking-store.notices.ts"
import { keptPromises } from "./booking-store.kept.ts"
import { proofPromises } from "./booking-store.proofs.ts"
import { roomPromises } from "./booking-store.rooms.ts"
import { wholePromises } from "./booking-store.whole.ts"

/** What every keeper of the desk's bookings, rooms and jobs promises. */
export const bookingStoreContract = (keeper: string, open: OpenDesk): void => {
  describe(`the desk store in ${keeper}`, () => {
    let desk: Desk
    beforeEach(async () => {
      desk = await open(deskStock)
    })

    bookingPromises(() => desk)
    roomPromises(() => desk)
    keptPromises(() => desk)
    wholePromises(() => desk)
    hearingPromises(() => desk)
    proofPromises(() => desk)
  })
}
