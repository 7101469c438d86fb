import type { CodeFailure } from "#core/checkout/checkout.events.ts"
import { wholeMinutes } from "../../formats/whole-minutes.ts"
import type { Say } from "../../translations/translations.ts"

type Refused = Extract<CodeFailure, { readonly _tag: "AddressCodeRefused" }>

const refusedText = ({ reason, attemptsLeft }: Refused, t: Say): string => {
  switch (reason) {
    case "wrong":
      return t("checkout.code.wrong", { count: attemptsLeft })
    case "expired":
    case "noAttemptsLeft":
      return t(`checkout.code.${reason}`)
    default:
      return reason satisfies never
  }
}

/** Why no code was mailed, or why the one that was typed proves nothing, in words. */
export const codeTroubleText = (trouble: CodeFailure, t: Say): string => {
  switch (trouble._tag) {
    case "TooManyAttempts":
      return t("checkout.code.limited", { count: wholeMinutes(trouble.retryAfterSeconds) })
    case "AddressCodeRefused":
      return refusedText(trouble, t)
    case "HoldOver":
    case "BookingNotFound":
    case "StepRefused":
    case "KeyReused":
    case "BookingsUnreachable":
      return t("checkout.code.unreachable")
    default:
      return trouble satisfies never
  }
}
