import { beforeEach, describe } from "vitest"
import { bookingPromises } from "./desk-store.bookings.ts"
import { deskStock, type Desk, type OpenDesk } from "./desk-store.desk.ts"
import { hearingPromises } from "./desk-store.hearing.ts"
import { keptPromises } from "./desk-store.kept.ts"
import { proofPromises } from "./desk-store.proofs.ts"
import { roomPromises } from "./desk-store.rooms.ts"
import { wholePromises } from "./desk-store.whole.ts"

/** What every keeper of the desk's bookings, rooms and jobs promises. */
export const deskStoreContract = (keeper: string, open: OpenDesk): void => {
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
