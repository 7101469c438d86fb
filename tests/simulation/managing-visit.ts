import type { BookingId } from "#core/booking/booking-view.ts"
import type { LinkToken } from "#core/booking/booking-link.ts"
import { instantAt } from "#core/kernel/instant-at.ts"
import { refundIfCancelled } from "#core/managing/refund-if-cancelled.ts"
import type { StayChange } from "#core/managing/stay-change.ts"
import { plus, senOf } from "#core/money/amounts.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"
import { aRoomChoice } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { insists, inTabs, thinks, type Visit } from "./guest.ts"
import { agreedTo } from "./promises.ts"
import { longerDates, otherDates } from "./stays.ts"

const SECOND_MS = 1000
const MOST_LOOKS = 12

/** Looks into the mailbox now and then until there is a letter with a link. */
const mailedLink = (visit: Visit, id: BookingId, looks = 0): Effect.Effect<LinkToken | null> =>
  Effect.suspend(() => {
    const link = visit.lobby.post.linkTo(id)
    if (link !== undefined) return Effect.succeed(link)
    if (looks >= MOST_LOOKS) return Effect.succeed(null)
    return Effect.andThen(Effect.sleep(20 * SECOND_MS), mailedLink(visit, id, looks + 1))
  })

type Claim = { readonly id: BookingId; readonly link: LinkToken }

const cancels = (visit: Visit, claim: Claim) =>
  Effect.gen(function* () {
    const { managed, newKey, lobby, draws } = visit
    const whole = yield* insists(visit, "opens the link", managed.openByLink(claim.link))
    const { refund } = refundIfCancelled(whole, instantAt(lobby.now()))
    const asks = (shown: typeof refund, key: string) => {
      return insists(visit, `cancels for ${shown}`, managed.cancel(claim, shown, key)).pipe(
        Effect.tap(({ status }) =>
          Effect.sync(() => {
            const isFirst = !lobby.promised.refunds.has(claim.id)
            if (isFirst && (status === "cancelled" || status === "refunded"))
              lobby.promised.refunds.set(claim.id, shown)
          }),
        ),
      )
    }
    // A page that was opened long ago shows another refund.
    if (draws.chance(0.2)) yield* Effect.ignore(asks(plus(refund, senOf(100)), newKey()))
    yield* asks(refund, newKey()).pipe(
      Effect.catchTag("RefundChanged", (changed) => asks(changed.refund, newKey())),
    )
  })

/** Asks for other dates; the step that follows, and null where the booking has no rooms. */
const asksForChange = (visit: Visit, claim: Claim, dates: StayDates) =>
  Effect.gen(function* () {
    const { managed, lobby } = visit
    const whole = yield* insists(visit, "opens the link", managed.openByLink(claim.link))
    const [room] = whole.rooms
    if (room === undefined) return null
    const rooms: StayChange["rooms"] = [aRoomChoice({ roomType: room.roomType, count: room.count })]
    const change = { dates, party: whole.party, rooms }
    const { quote, balance } = yield* insists(
      visit,
      "asks what a change costs",
      managed.quoteChange(claim, change),
    )
    yield* thinks(visit, 30)
    agreedTo(lobby.promised, claim.id, quote.total)
    const what = `changes (${balance.kind} ${balance.amount})`
    return yield* inTabs(visit, (key) =>
      insists(visit, what, managed.change(claim, change, quote.total, key)),
    )
  })

const changes = (visit: Visit, claim: Claim) =>
  Effect.gen(function* () {
    const { managed, newKey, lobby, draws } = visit
    const step = yield* asksForChange(visit, claim, draws.one(otherDates))
    if (step === null || step.kind === "changed") return
    yield* thinks(visit, 200)
    if (draws.chance(0.15)) return
    if (draws.chance(0.15))
      return yield* insists(visit, "gives the change up", managed.leaveChange(claim, newKey()))
    yield* lobby.provider.card(step.clientSecret, draws)
    if (draws.chance(0.2)) return
    yield* insists(visit, "pays the difference", managed.settleChange(claim, newKey()))
  })

/** Cancels a booking once a letter with its link has come. */
export const cancelsByLetter = (visit: Visit, id: BookingId) =>
  Effect.gen(function* () {
    const link = yield* mailedLink(visit, id)
    if (link !== null) yield* cancels(visit, { id, link })
  })

/** Asks for a dearer stay once a letter with the link has come, and leaves the form for its card open. */
export const leavesChangeOpen = (visit: Visit, id: BookingId) =>
  Effect.gen(function* () {
    const link = yield* mailedLink(visit, id)
    if (link !== null) yield* asksForChange(visit, { id, link }, longerDates)
  })

/** What a guest does with a booking once a letter with its link has come: cancel, change, or nothing. */
export const managesBooking = (visit: Visit, id: BookingId) =>
  Effect.gen(function* () {
    const link = yield* mailedLink(visit, id)
    if (link === null) return
    const claim = { id, link }
    if (visit.draws.chance(0.5)) return yield* cancels(visit, claim)
    yield* Effect.ignore(changes(visit, claim))
    yield* thinks(visit)
    const newer = visit.lobby.post.linkTo(id) ?? link
    if (visit.draws.chance(0.4)) yield* cancels(visit, { id, link: newer })
  })
