import type { PaymentNotice, Payments } from "#core/payment/payments.port.ts"
import { Effect } from "effect"
import type { Journal } from "./journal.ts"

type Note = Journal["note"]

const noted = (note: Note, { payment, dispute, refundFailed }: PaymentNotice): void => {
  if (dispute !== null) note("warn", "payment.disputed", { payment, dispute })
  if (refundFailed) note("warn", "payment.refundFailed", { payment })
}

/** Payments whose problems are logged for the people who handle them at the provider. */
export const notingPayments = (payments: Payments, { note }: Pick<Journal, "note">): Payments => ({
  ...payments,
  readNotice: (body, signature) =>
    payments
      .readNotice(body, signature)
      .pipe(Effect.tap((notice) => Effect.sync(() => noted(note, notice)))),
})
