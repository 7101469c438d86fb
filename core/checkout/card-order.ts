import type { PaymentStep } from "../booking/payment-step.ts"
import type { CardOrder } from "../payment/card-payments.port.ts"

/** The card form's order, where the answer asks for a card. */
export const cardOrderOf = (step: PaymentStep): CardOrder | null => {
  switch (step.kind) {
    case "card": {
      const { clientSecret, publishableKey, sandbox } = step
      return { clientSecret, publishableKey, sandbox }
    }
    case "confirmed":
      return null
    default:
      return step satisfies never
  }
}
