import { demoInventory } from "#fixtures/inventory/demo-inventory.ts"
import { inMemoryFiles } from "#fixtures/doubles/files.in-memory.ts"
import { mockedApi } from "#fixtures/mocked-api/mocked-api.ts"
import { mockedPorts } from "#fixtures/mocked-api/mocked-world.ts"
import { emptyRecords } from "#fixtures/mocked-api/records.ts"
import { fetchInto, sandboxKeys } from "#fixtures/sandbox/stripe/in-process.ts"
import { stripeSandbox } from "#fixtures/sandbox/stripe/sandbox.ts"
import { inMemoryShelf } from "#fixtures/sandbox/stripe/shelf.ts"
import type { Randomness } from "#core/kernel/environment.port.ts"
import type { AccountLetter } from "#core/mail/account-letter.ts"
import { malaysianDateAt } from "#core/stay/calendar.ts"
import { Effect } from "effect"
import { http } from "msw"
import { setupWorker } from "msw/browser"
import { browserClock } from "../browser/clock.browser.ts"
import { checkedPasskeys } from "../passkeys/passkey-checks.simplewebauthn.ts"
import { stripePayments } from "../stripe/payments.stripe.ts"

/** Enough for every filter to find something, few enough to be invented while a page loads. */
const DEMO = { properties: 120, seed: 2026 } as const
const GUEST = "the-guest-of-this-tab"

const browserChance: Randomness = {
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
}

const { publicPath, secretKey, webhookSecret } = sandboxKeys

// Nobody delivers notices in here: the desk learns how a payment stands by asking.
const cardProvider = stripeSandbox({
  ...sandboxKeys,
  shelf: inMemoryShelf(),
  now: () => new Date(browserClock.now()),
  sign: () => "",
  deliver: async () => {},
})

const payments = stripePayments({
  secretKey,
  webhookSecret,
  apiBase: `${location.origin}${publicPath}`,
  fetch: fetchInto(cardProvider, publicPath),
})

const cardHandler = http.all(`${publicPath}/*`, ({ request }) =>
  cardProvider(request, new URL(request.url).pathname.slice(publicPath.length)),
)

const files = inMemoryFiles()

const pictureHandler = http.get("/api/account/picture/:name", async ({ params }) => {
  const picture = await Effect.runPromise(files.read(`${params["name"]}`))
  return picture === null ? new Response(null, { status: 404 }) : new Response(picture.slice())
})

/** Whoever develops reads what a letter would have carried. */
const tellLetter = ({ kind, to, link, code }: AccountLetter): void => {
  const carried = [link && `the link ${link}`, code && `the code ${code}`].filter(Boolean)
  console.info([`Letter ${kind} to ${to}`, ...carried].join(" with "))
}

const start = async (): Promise<void> => {
  const today = malaysianDateAt(browserClock.now())
  const ports = mockedPorts({
    stock: [...demoInventory({ ...DEMO, today })],
    records: emptyRecords(),
    payments,
    clock: browserClock,
    randomness: browserChance,
    files,
    passkeyChecks: checkedPasskeys,
    writes: tellLetter,
    cardForm: { publishableKey: sandboxKeys.publishableKey, sandbox: publicPath },
  })
  const worker = setupWorker(pictureHandler, ...mockedApi(ports, "", GUEST), cardHandler)
  await worker.start({ quiet: true, onUnhandledFrame: "bypass" })
}

let started: Promise<void> | undefined

/** Puts the mocked API between this tab and the network, once; no server is asked anything after that. */
export const startMockedApi = (): Promise<void> => (started ??= start())
