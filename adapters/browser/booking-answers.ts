import { BookingId, type BookingView } from "#core/booking/booking-view.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import { Effect, Schema } from "effect"

type Failed = { readonly failed: "notFound" | "unreachable" }

const isBookingId = Schema.is(BookingId)

/** A booking as a page shows it, or why there is none to show. */
export const lookUpBooking = (
  bookings: Bookings,
  id: string,
): Promise<{ readonly ok: BookingView } | Failed> =>
  Effect.runPromise(
    isBookingId(id)
      ? bookings.find(id).pipe(
          Effect.map((ok) => ({ ok })),
          Effect.catch(({ _tag }) =>
            Effect.succeed<Failed>({
              failed: _tag === "BookingNotFound" ? "notFound" : "unreachable",
            }),
          ),
        )
      : Effect.succeed<Failed>({ failed: "notFound" }),
  )

const reasons = {
  SoldOut: "soldOut",
  PropertyNotFound: "notFound",
  BookingsUnreachable: "unreachable",
} as const

/** What a stay costs now, in place of what is held, or why it cannot be had. */
export const lookUpPrice = (bookings: Bookings, stay: StayRequest, held: BookingId) =>
  Effect.runPromise(
    bookings.quote(stay, held).pipe(
      Effect.match({
        onSuccess: (ok) => ({ ok }),
        onFailure: (failure) => {
          if (failure._tag === "StayRefused")
            return { failed: "refused" as const, issues: failure.issues }
          return { failed: reasons[failure._tag] }
        },
      }),
    ),
  )
