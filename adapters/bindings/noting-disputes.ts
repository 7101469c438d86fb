import type { Payments } from "#core/payment/payments.port.ts"
import { Effect } from "effect"
import type { Journal } from "../observability/journal.ts"

/** Payments whose disputes are written down for whoever answers them at the provider. */
export const notingDisputes = (payments: Payments, { note }: Pick<Journal, "note">): Payments => ({
  ...payments,
  readNotice: (body, signature) =>
    payments
      .readNotice(body, signature)
      .pipe(
        Effect.tap(({ dispute, payment }) =>
          dispute === null
            ? Effect.void
            : Effect.sync(() => note("warn", "payment.disputed", { payment, dispute })),
        ),
      ),
})
