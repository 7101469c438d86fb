import type { LetterName } from "#core/workload/mail-jobs.ts"
import { aLetterJob } from "#fixtures/builders/a-job.ts"
import { pendingChangeOf } from "#core/booking/booking-stage.ts"
import type { LinkToken } from "#core/booking/booking-link.ts"
import type { BookingId } from "#core/booking/booking-view.ts"
import type { Claim } from "#core/managing/managed-bookings.port.ts"
import type { StayChange } from "#core/managing/stay-change.ts"
import type { Sen } from "#core/money/sen.ts"
import { AccountId } from "#core/people/account-id.ts"
import type { GuestDetails } from "#core/people/guest-details.ts"
import { aParty, aRoomChoice, stayDates } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach } from "vitest"
import { aGuestAt, allJobs, recordOf, resultOf, visitorOf } from "./a-guest-at-the-desk.ts"

export const anAccount = AccountId.make("a".repeat(26))

/** The day before and the weekend: three nights in one studio unless told otherwise. */
export const aChange = (changes: Partial<StayChange> = {}): StayChange => ({
  dates: stayDates("2026-12-03", "2026-12-06"),
  party: aParty(),
  rooms: [aRoomChoice()],
  ...changes,
})

/** Somebody who is signed in and manages bookings made with Aisyah's address. */
export const anOwnerAt = (desk: AFrontDesk, account: AccountId = anAccount) => {
  const managed = desk.managedBy({ ...visitorOf("another-browser"), account })
  const own = (id: BookingId): Claim => ({ id, link: null })
  const joined = (email: string) => resultOf(desk.joinAccount(email, account))
  const paidStay = async (details?: GuestDetails) => {
    const guest = aGuestAt(desk)
    const { id, payment } = await guest.paying(details)
    desk.payments.authorise(payment)
    const booking = await guest.settle(id)
    await allJobs(desk)
    await joined(details?.email ?? "aisyah.tan@example.com")
    return { ...booking, payment }
  }
  const onArrival = async () => {
    const guest = aGuestAt(desk)
    const booking = await guest.ready()
    await guest.press(booking, "payAtProperty")
    await joined("aisyah.tan@example.com")
    return booking
  }
  const cancel = (id: BookingId, refund: number) =>
    resultOf(managed.cancel(own(id), refund as Sen, ""))
  const quoted = (id: BookingId, change: StayChange) =>
    resultOf(managed.quoteChange(own(id), change))
  const change = async (id: BookingId, wanted: StayChange) => {
    const { quote } = await quoted(id, wanted)
    return resultOf(managed.change(own(id), wanted, quote.total, ""))
  }
  return { managed, own, paidStay, onArrival, cancel, quoted, change }
}

/** The payment that a pending change waits for. */
export const changePayment = async (desk: AFrontDesk, id: BookingId): Promise<string> =>
  pendingChangeOf(await recordOf(desk, id))?.payment?.payment ?? ""

/** The link in a letter about a booking. */
export const linkIn = async (
  desk: AFrontDesk,
  booking: BookingId,
  name: LetterName = "confirmed",
): Promise<LinkToken> => {
  const letter = await resultOf(desk.letterFor(aLetterJob(booking, name, 3)))
  if (!letter?.link) throw new Error("The letter has no link")
  return letter.link
}

/** A desk of its own for each test, with a guest who books and an owner who comes back. */
export const aDeskForEach = () => {
  const open = () => {
    const desk = aFrontDesk()
    return { desk, guest: aGuestAt(desk), owner: anOwnerAt(desk) }
  }
  const now = open()
  beforeEach(() => void Object.assign(now, open()))
  return now
}
