import type { CardFormSettings } from "#core/front-desk/front-desk.needs.ts"
import type { Randomness, Clock } from "#core/kernel/environment.port.ts"
import type { KeptCards } from "#core/payment/kept-cards.port.ts"
import { NoticeRefused, PaymentsUnreachable, type Payments } from "#core/payment/payments.port.ts"
import { fetchInto, sandboxKeys } from "#fixtures/sandbox/stripe/in-process.ts"
import { signatureWith } from "#fixtures/sandbox/stripe/notice-signature.ts"
import { stripeSandbox, type SandboxNeeds } from "#fixtures/sandbox/stripe/sandbox.ts"
import type { Shelf } from "#fixtures/sandbox/stripe/shelf.ts"
import { Effect } from "effect"
import type { Configuration, StripeKeys } from "../../configuration/configuration.ts"
import type { RequestHandler } from "../../http-server/site.needs.ts"
import type { StripeSettings } from "../../stripe/client.ts"
import { stripeKeptCards } from "../../stripe/kept-cards.stripe.ts"
import { stripePayments } from "../../stripe/payments.stripe.ts"

/** Who takes the cards: Stripe itself, its stand-in inside this server, or nobody. */
export type CardProvider = {
  readonly payments: Payments
  readonly keptCards: KeptCards
  /** The settings of the card form in the browser; null where no cards are taken. */
  readonly cardForm: CardFormSettings | null
  /** The stand-in's own addresses. */
  readonly part: RequestHandler
}

const atStripe = (settings: StripeSettings): Pick<CardProvider, "payments" | "keptCards"> => ({
  payments: stripePayments(settings),
  keptCards: stripeKeptCards(settings),
})

const stripeItself = ({
  secretKey,
  publishableKey,
  webhookSecret,
  apiBase,
}: StripeKeys): CardProvider => ({
  ...atStripe({ secretKey, webhookSecret, apiBase, fetch }),
  cardForm: { publishableKey, sandbox: null },
  part: async () => null,
})

type StandInNeeds = {
  readonly clock: Clock
  readonly randomness: Randomness
  readonly shelf: Shelf
  readonly deliver: SandboxNeeds["deliver"]
}

/** The merchant's keys of the stand-in are this process's own: nobody outside can pretend to be the server. */
const standIn = ({ clock, randomness, shelf, deliver }: StandInNeeds): CardProvider => {
  const secret = () => Buffer.from(randomness.bytes(24)).toString("base64url")
  const { publicPath, publishableKey } = sandboxKeys
  const keys = { publishableKey, secretKey: secret(), webhookSecret: secret() }
  const now = () => new Date(clock.now())
  const answer = stripeSandbox({
    ...keys,
    sign: signatureWith(keys.webhookSecret),
    shelf,
    now,
    publicPath,
    deliver,
  })
  const provider = atStripe({
    ...keys,
    apiBase: `http://sandbox.test${publicPath}`,
    fetch: fetchInto(answer, publicPath),
  })
  const part: RequestHandler = async (request) => {
    const { pathname } = new URL(request.url)
    return pathname.startsWith(`${publicPath}/`)
      ? answer(request, pathname.slice(publicPath.length))
      : null
  }
  return { ...provider, cardForm: { publishableKey, sandbox: publicPath }, part }
}

const unreachable = () => Effect.fail(new PaymentsUnreachable())

/** What is still to be taken or given back from a time with a provider waits until there is one again. */
const nobody: CardProvider = {
  payments: {
    start: unreachable,
    find: unreachable,
    startedFor: unreachable,
    capture: unreachable,
    void: unreachable,
    refund: unreachable,
    readNotice: () => Effect.fail(new NoticeRefused()),
  },
  keptCards: { arrange: unreachable, keep: unreachable, forget: unreachable },
  cardForm: null,
  part: async () => null,
}

/**
 * Stripe where there are keys for it; the stand-in, with which no money moves, where it is in use;
 * else nobody, and stays are paid for at the property alone.
 */
export const cardProvider = (
  { stripe, standIns }: Pick<Configuration, "stripe" | "standIns">,
  needs: StandInNeeds,
): CardProvider => {
  if (stripe) return stripeItself(stripe)
  return standIns.cards ? standIn(needs) : nobody
}
