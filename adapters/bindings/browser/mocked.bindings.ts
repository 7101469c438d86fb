import type { Files } from "#core/files/files.port.ts"
import type { Clock, Randomness } from "#core/kernel/environment.port.ts"
import type { AccountLetter } from "#core/mail/account-letter.ts"
import { malaysianDateAt } from "#core/stay/calendar.ts"
import { inMemoryFiles } from "#fixtures/doubles/files.in-memory.ts"
import { demoInventory } from "#fixtures/inventory/demo-inventory.ts"
import { demoReviews } from "#fixtures/inventory/demo-reviews.ts"
import { guestsPictures } from "#fixtures/mocked-api/guests-pictures.ts"
import { mockedApi } from "#fixtures/mocked-api/mocked-api.ts"
import { mockedDesk } from "#fixtures/mocked-api/mocked-world.ts"
import { emptyRecords } from "#fixtures/mocked-api/records.ts"
import { fetchInto, sandboxKeys } from "#fixtures/sandbox/stripe/in-process.ts"
import { stripeSandbox } from "#fixtures/sandbox/stripe/sandbox.ts"
import { inMemoryShelf } from "#fixtures/sandbox/stripe/shelf.ts"
import { ContainerModule, type ResolutionContext } from "inversify"
import { http } from "msw"
import { browserClock } from "../../browser/clock.browser.ts"
import { checkedPasskeys } from "../../passkeys/passkey-checks.simplewebauthn.ts"
import type { StripeSettings } from "../../stripe/client.ts"
import { stripeKeptCards } from "../../stripe/kept-cards.stripe.ts"
import { stripePayments } from "../../stripe/payments.stripe.ts"
import { mockedTokens } from "./mocked-tokens.ts"

/** Enough for every filter to find something, few enough to be invented while a page loads. */
const DEMO = { properties: 120, seed: 2026 } as const
const GUEST = "the-guest-of-this-tab"

const browserRandomness: Randomness = {
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
}

const { publicPath, publishableKey, secretKey, webhookSecret } = sandboxKeys

type CardProvider = ReturnType<typeof stripeSandbox>

// No notices are delivered here: the desk asks for the status of a payment.
const cardProviderAt = (clock: Clock): CardProvider =>
  stripeSandbox({
    ...sandboxKeys,
    shelf: inMemoryShelf(),
    now: () => new Date(clock.now()),
    sign: () => "",
    deliver: async () => {},
  })

const merchantAt =
  (origin: string) =>
  (cardProvider: CardProvider): StripeSettings => ({
    secretKey,
    webhookSecret,
    apiBase: `${origin}${publicPath}`,
    fetch: fetchInto(cardProvider, publicPath),
  })

/** Whoever develops reads what a letter would have carried. */
const tellLetter = ({ kind, to, link, code }: AccountLetter): void => {
  const carried = [link && `the link ${link}`, code && `the code ${code}`].filter(Boolean)
  console.info([`Letter ${kind} to ${to}`, ...carried].join(" with "))
}

const deskOf = (context: ResolutionContext) => {
  const clock = context.get(mockedTokens.clock)
  const now = clock.now()
  const stock = [...demoInventory({ ...DEMO, today: malaysianDateAt(now) })]
  const properties = stock.map(({ property }) => property.slug)
  return mockedDesk({
    stock,
    records: emptyRecords(),
    reviewed: demoReviews({ properties, seed: DEMO.seed, now }),
    payments: stripePayments(context.get(mockedTokens.merchant)),
    keptCards: stripeKeptCards(context.get(mockedTokens.merchant)),
    clock,
    randomness: context.get(mockedTokens.randomness),
    files: context.get(mockedTokens.files),
    passkeyChecks: checkedPasskeys,
    writes: tellLetter,
    cardForm: { publishableKey, sandbox: publicPath },
  })
}

const handlersOf = (
  files: Files,
  { ports }: ReturnType<typeof mockedDesk>,
  cardProvider: CardProvider,
) => [
  guestsPictures(files),
  ...mockedApi(ports, "", GUEST),
  http.all(`${publicPath}/*`, ({ request }) =>
    cardProvider(request, new URL(request.url).pathname.slice(publicPath.length)),
  ),
]

/** What a tab runs on without a server: core itself, its records in memory, invented stays. */
export const mockedBindings = (origin: string) =>
  new ContainerModule(({ bind }) => {
    bind(mockedTokens.clock).toConstantValue(browserClock)
    bind(mockedTokens.randomness).toConstantValue(browserRandomness)
    bind(mockedTokens.files).toResolvedValue(() => inMemoryFiles())
    bind(mockedTokens.cardProvider).toResolvedValue(cardProviderAt, [mockedTokens.clock])
    bind(mockedTokens.merchant).toResolvedValue(merchantAt(origin), [mockedTokens.cardProvider])
    bind(mockedTokens.desk).toDynamicValue(deskOf)
    bind(mockedTokens.handlers).toResolvedValue(handlersOf, [
      mockedTokens.files,
      mockedTokens.desk,
      mockedTokens.cardProvider,
    ])
  })
