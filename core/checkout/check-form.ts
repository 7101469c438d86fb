import { Effect } from "effect"
import type { Clock } from "../kernel/environment.port.ts"
import type { Issue } from "../kernel/issue.ts"
import { cardIssues, cardOf, type TypedCard } from "../payment/card-form.rules.ts"
import {
  cardKeptBefore,
  type CardAtProvider,
  type CardKeptBefore,
  type GivenCard,
} from "../payment/card-payments.port.ts"
import type { PaymentMethod } from "../payment/payment.ts"
import { tidyBirthDate } from "../people/birth-date-parts.ts"
import type { GuestDetails } from "../people/guest-details.ts"
import { malaysianDateAt } from "../stay/calendar.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { FormChecked, PressedForm } from "./checkout.events.ts"

/** What a form is checked with. */
export type FormNeeds = {
  readonly clock: Clock
  /** True when nothing is missing in the provider's own card form, which says itself what is. */
  readonly isCardComplete: () => Promise<boolean>
}

type AskedCard = TypedCard | CardAtProvider | CardKeptBefore | null

const isTyped = (card: AskedCard): card is TypedCard => card !== null && "number" in card

/** A date that nobody typed is missing before it is wrong. */
const missingBefore =
  ({ dateOfBirth }: GuestDetails) =>
  (issue: Issue): Issue =>
    issue.path === "dateOfBirth" && dateOfBirth === "" ? { ...issue, code: "Missing" } : issue

/** The rules of phone numbers are large and come when first needed. */
const fetchRules = () => import("../people/guest-details.rules.ts")

/** Where the rules cannot be fetched, the server checks the details alone. */
const detailsIssues = (fetch: typeof fetchRules, details: GuestDetails, today: CalendarDate) =>
  Effect.tryPromise(fetch).pipe(
    Effect.map(({ guestDetailsIssues }) =>
      guestDetailsIssues(details, today).map(missingBefore(details)),
    ),
    Effect.orElseSucceed((): ReadonlyArray<Issue> => []),
  )

const typedCardIssues = (card: AskedCard, today: CalendarDate): ReadonlyArray<Issue> =>
  isTyped(card) ? cardIssues(card, today) : []

const givenCard = (card: AskedCard, today: CalendarDate): GivenCard | null =>
  isTyped(card) ? cardOf(card, today) : card

/** What each way to pay asks for, of what the form holds. */
const asks: Readonly<
  Record<PaymentMethod, (form: Pick<PressedForm, "card" | "cardUse">) => AskedCard>
> = {
  card: ({ card, cardUse }) => (cardUse === "kept" ? cardKeptBefore : card),
  payAtProperty: () => null,
}

/** A provider's form that cannot be asked counts as incomplete: it shows its own messages. */
const isComplete = ({ isCardComplete }: FormNeeds, card: AskedCard): Effect.Effect<boolean> =>
  card !== null && "typedAt" in card
    ? Effect.tryPromise(isCardComplete).pipe(Effect.orElseSucceed(() => false))
    : Effect.succeed(true)

/**
 * Checks a form as it was when Book Now was pressed: refused with what is wrong with each field,
 * with nothing where the provider's form says it itself, or accepted in its normal form.
 */
export const checkForm = (
  needs: FormNeeds,
  { details: typed, method, card: formCard, cardUse }: PressedForm,
  fetch = fetchRules,
): Effect.Effect<FormChecked> =>
  Effect.gen(function* () {
    const today = malaysianDateAt(needs.clock.now())
    const details = { ...typed, dateOfBirth: tidyBirthDate(typed.dateOfBirth) }
    const card = asks[method]({ card: formCard, cardUse })
    const issues = [
      ...(yield* detailsIssues(fetch, details, today)),
      ...typedCardIssues(card, today),
    ]
    if (issues.length > 0) return { type: "form.refused", issues }
    if (!(yield* isComplete(needs, card))) return { type: "form.refused", issues: [] }
    return { type: "form.accepted", details, method, card: givenCard(card, today), cardUse }
  })
