import type { Chance, Clock } from "#core/kernel/world.port.ts"
import type { Payments } from "#core/payment/payments.port.ts"
import { fetchInto, sandboxKeys } from "#fixtures/sandbox/stripe/in-process.ts"
import { signatureWith } from "#fixtures/sandbox/stripe/notice-signature.ts"
import { stripeSandbox, type SandboxNeeds } from "#fixtures/sandbox/stripe/sandbox.ts"
import type { Shelf } from "#fixtures/sandbox/stripe/shelf.ts"
import type { StripeKeys } from "../configuration/configuration.ts"
import type { Part } from "../http-server/site.ts"
import { stripePayments } from "../stripe/payments.stripe.ts"

/** Whoever takes the cards: Stripe itself, or its stand-in inside this server. */
export type CardProvider = {
  readonly payments: Payments
  /** What the card form in the browser is told. */
  readonly publishableKey: string
  readonly sandbox: string | null
  /** The stand-in's own addresses. */
  readonly part: Part
}

const stripeItself = ({ secretKey, publishableKey, webhookSecret, apiBase }: StripeKeys) => ({
  payments: stripePayments({ secretKey, webhookSecret, apiBase, fetch }),
  publishableKey,
  sandbox: null,
  part: async () => null,
})

type StandInNeeds = {
  readonly clock: Clock
  readonly chance: Chance
  readonly shelf: Shelf
  readonly deliver: SandboxNeeds["deliver"]
}

/** The merchant's keys of the stand-in are this process's own: nobody outside can play the server. */
const standIn = ({ clock, chance, shelf, deliver }: StandInNeeds): CardProvider => {
  const secret = () => Buffer.from(chance.bytes(24)).toString("base64url")
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
  const payments = stripePayments({
    ...keys,
    apiBase: `http://sandbox.test${publicPath}`,
    fetch: fetchInto(answer, publicPath),
  })
  const part: Part = async (request) => {
    const { pathname } = new URL(request.url)
    return pathname.startsWith(`${publicPath}/`)
      ? answer(request, pathname.slice(publicPath.length))
      : null
  }
  return { payments, publishableKey, sandbox: publicPath, part }
}

/** Stripe where there are keys for it; else the stand-in, with which no money moves. */
export const cardProvider = (stripe: StripeKeys | null, needs: StandInNeeds): CardProvider =>
  stripe ? stripeItself(stripe) : standIn(needs)
