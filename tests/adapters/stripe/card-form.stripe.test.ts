// @vitest-environment happy-dom
import { stripeCardForm } from "#adapters/stripe/card-form.stripe.ts"
import type { FormLook } from "#core/payment/provider-form.ts"
import { cardAtProvider } from "#core/payment/card-payments.port.ts"
import { sandboxKeys } from "#fixtures/sandbox/stripe/in-process.ts"
import { standInStripe } from "#fixtures/sandbox/stripe/stripe-js.ts"
import { PATIENCE_MS } from "#tests/support/patience.ts"
import { Effect } from "effect"
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest"
import { aSandbox, aStartedPayment } from "./a-sandbox.ts"

const run = Effect.runPromise

const look: FormLook = {
  language: "bm",
  dark: true,
  ink: "rgb(1, 2, 3)",
  inkSoft: "rgb(4, 5, 6)",
  surface: "rgb(7, 8, 9)",
  edge: "rgb(10, 11, 12)",
  primary: "rgb(13, 14, 15)",
  danger: "rgb(16, 17, 18)",
  focus: "rgb(19, 20, 21)",
  font: "serif",
  radius: "8px",
}

let world: ReturnType<typeof aSandbox>
let place: HTMLElement
let call: typeof fetch

// Stripe's loader keeps the first `Stripe` that it finds for as long as the page lives.
const standIn = standInStripe(`http://sandbox.test${sandboxKeys.publicPath}`, (...asked) =>
  call(...asked),
)
vi.stubGlobal("Stripe", standIn.Stripe)
afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  world = aSandbox()
  call = world.call
  place = document.createElement("div")
  document.body.replaceChildren(place)
})

const aForm = async () => {
  const settings = { publishableKey: sandboxKeys.publishableKey, script: null }
  const form = stripeCardForm(settings, () => expect.fail("Nothing is to be loaded"))
  const shown = await form.show(place, 64496, look)
  return { ...form, shown }
}

const type = (number: string) => {
  const write = (name: string, value: string) => {
    place.querySelector<HTMLInputElement>(`[name=stripe-${name}]`)!.value = value
  }
  write("number", number)
  write("expiry", "12/40")
  write("cvc", "123")
}

const paidWith = async (number: string) => {
  const form = await aForm()
  const started = await aStartedPayment(world)
  type(number)
  expect(await form.isComplete()).toBe(true)
  const answer = await run(form.cards.confirm(started.form, cardAtProvider))
  return { ...started, cards: form.cards, answer }
}

/** Waiting ends when the bank's page is there; only a failure takes this long. */
const PATIENT = { timeout: PATIENCE_MS }

describe("Stripe's own card form", () => {
  it("opens for the price in sen, in the guest's language and in our colours", async () => {
    await aForm()

    expect(standIn.opened.at(-1)?.told[0]).toMatchObject({
      mode: "payment",
      amount: 64496,
      currency: "myr",
      locale: "ms",
      captureMethod: "manual",
      appearance: { theme: "night", variables: { colorText: "rgb(1, 2, 3)" } },
    })
  })

  it("follows the price and the look", async () => {
    const { shown } = await aForm()

    shown.change(50000, { ...look, dark: false }, false)

    expect(standIn.opened.at(-1)?.told.at(-1)).toMatchObject({
      amount: 50000,
      appearance: { theme: "stripe" },
      setupFutureUsage: null,
    })
  })

  it("confirms a card that is to be kept once it was said so to the form and the payment", async () => {
    const form = await aForm()
    const started = await aStartedPayment(world)
    await run(world.keptCards.arrange(started.payment, { use: "keeping", account: "a1" }))
    type("4242424242424242")
    const early = await run(Effect.flip(form.cards.confirm(started.form, cardAtProvider)))
    expect(early._tag).toBe("PaymentsUnreachable")

    form.shown.change(64496, look, true)

    expect(await run(form.cards.confirm(started.form, cardAtProvider))).toEqual({
      kind: "authorised",
    })
    expect(await run(world.keptCards.keep(started.payment))).toMatchObject({ account: "a1" })
  })

  it("says itself when something is missing", async () => {
    const form = await aForm()

    expect(await form.isComplete()).toBe(false)
  })

  it("authorises a card, and the provider knows of it", async () => {
    const { answer, payment, cards, form } = await paidWith("4242 4242 4242 4242")

    expect(answer).toEqual({ kind: "authorised" })
    expect(await run(world.payments.find(payment))).toMatchObject({ state: "authorised" })
    expect(await run(cards.stateOf(form))).toEqual({ kind: "authorised" })
  })

  it("takes a payment that was authorised before for authorised, and takes it once", async () => {
    const { cards, form, payment } = await paidWith("4242424242424242")

    expect(await run(cards.confirm(form, cardAtProvider))).toEqual({ kind: "authorised" })
    expect(await run(world.payments.find(payment))).toMatchObject({ amount: 64496, captured: 0 })
  })

  it.each([
    ["4000000000000002", "declined"],
    ["4000000000009995", "insufficientFunds"],
    ["4000000000000069", "expiredCard"],
    ["4000000000000127", "incorrectCvc"],
    ["4100000000000019", "blocked"],
  ])("says why the card %s is not accepted: %s", async (number, reason) => {
    expect((await paidWith(number)).answer).toEqual({ kind: "declined", reason })
  })

  it.each([
    ["complete", { kind: "authorised" }],
    ["fail", { kind: "declined", reason: "authenticationFailed" }],
  ])("waits while the bank asks; the guest chose to %s", async (choice, expected) => {
    // The document of this test loads no frames, and would say so.
    vi.spyOn(console, "error").mockImplementation(() => {})
    const answerBank = () =>
      vi.waitFor(async () => {
        const { src } = document.querySelector("iframe")!
        await world.call(src, { method: "POST", body: `answer=${choice}` })
      }, PATIENT)

    const [{ answer }] = await Promise.all([paidWith("4000002760003184"), answerBank()])

    expect(answer).toEqual(expected)
    expect(document.querySelector("iframe")).toBeNull()
  })

  it("takes turning away from the bank's page for proving nothing", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {})
    const turnAway = () =>
      vi.waitFor(() => document.querySelector<HTMLElement>("[aria-label=Close]")!.click(), PATIENT)

    const [{ answer }] = await Promise.all([paidWith("4000002760003184"), turnAway()])

    expect(answer).toEqual({ kind: "declined", reason: "authenticationFailed" })
  })

  it.each([
    ["is down", () => Promise.reject(new TypeError("fetch failed"))],
    ["fails inside", async () => Response.json({}, { status: 500 })],
  ])("does not know what became of the card when the provider %s", async (_, answer) => {
    const form = await aForm()
    const started = await aStartedPayment(world)
    type("4242424242424242")
    call = answer as typeof fetch

    const failure = await run(Effect.flip(form.cards.confirm(started.form, cardAtProvider)))

    expect(failure._tag).toBe("PaymentsUnreachable")
  })

  it("confirms nothing after it was hidden", async () => {
    const form = await aForm()
    const started = await aStartedPayment(world)
    form.shown.hide()

    await run(Effect.flip(form.cards.confirm(started.form, cardAtProvider)))

    expect(place.childElementCount).toBe(0)
    expect(await run(world.payments.find(started.payment))).toMatchObject({ state: "awaitingCard" })
  })
})
