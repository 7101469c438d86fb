import { cardActors, cardConfirmationWith } from "#core/payment/card-confirmation.actors.ts"
import {
  cardAtProvider,
  type CardAnswer,
  type CardOrder,
  type CardPayments,
} from "#core/payment/card-payments.port.ts"
import { PaymentsUnreachable } from "#core/payment/payments.port.ts"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createActor, toPromise } from "xstate"

const order: CardOrder = { clientSecret: "secret", publishableKey: "key", sandbox: null }
const authorised: CardAnswer = { kind: "authorised" }
const challenge: CardAnswer = { kind: "challenge", address: "https://bank.example/ask" }
const unreachable = Effect.fail(new PaymentsUnreachable())

const provider = (changes: Partial<CardPayments>): CardPayments => ({
  confirm: () => Effect.die("nobody confirms"),
  stateOf: () => Effect.die("nobody asks"),
  ...changes,
})

describe("giving a card to its provider", () => {
  const given = { order, card: cardAtProvider }

  it("tells what the provider answers about this card and order", async () => {
    const confirm = vi.fn<CardPayments["confirm"]>(() => Effect.succeed(authorised))
    const { confirmCard } = cardActors(provider({ confirm }))

    const said = await toPromise(createActor(confirmCard, { input: given }).start())

    expect(said).toEqual({ type: "card.answered", answer: authorised })
    expect(confirm).toHaveBeenCalledWith(order, cardAtProvider)
  })

  it("tells that nobody answers", async () => {
    const { confirmCard } = cardActors(provider({ confirm: () => unreachable }))

    const said = await toPromise(createActor(confirmCard, { input: given }).start())

    expect(said).toEqual({ type: "card.unreachable" })
  })
})

describe("watching an order while the guest is with the bank", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("asks every two seconds until the bank has its answer", async () => {
    const left = [challenge, challenge, authorised]
    const stateOf = vi.fn<CardPayments["stateOf"]>(() =>
      Effect.sync(() => left.shift() ?? challenge),
    )
    const { watchCard } = cardActors(provider({ stateOf }))
    const said = toPromise(createActor(watchCard, { input: { order } }).start())

    await vi.advanceTimersByTimeAsync(1_999)
    expect(left).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2_001)

    expect(await said).toEqual({ type: "card.answered", answer: authorised })
    expect(left).toEqual([])
    expect(stateOf).toHaveBeenCalledWith(order)
  })

  it("asks once where the bank has answered, and tells that nobody answers", async () => {
    const stateOf = vi.fn<CardPayments["stateOf"]>(() => unreachable)
    const { watchCard } = cardActors(provider({ stateOf }))

    const said = await toPromise(createActor(watchCard, { input: { order } }).start())

    expect(said).toEqual({ type: "card.unreachable" })
    expect(stateOf).toHaveBeenCalledTimes(1)
  })
})

describe("the confirmation of a card, played by its provider", () => {
  const given = { order, card: cardAtProvider }

  it("gives the card and its order to the provider, and hands over what it says", async () => {
    const confirm = vi.fn<CardPayments["confirm"]>(() =>
      Effect.succeed({ kind: "declined", reason: "insufficientFunds" }),
    )
    const confirmation = createActor(cardConfirmationWith(provider({ confirm })), { input: given })

    const outcome = await toPromise(confirmation.start())

    expect(outcome).toEqual({ type: "card.handedOver", decline: "insufficientFunds" })
    expect(confirm).toHaveBeenCalledExactlyOnceWith(order, cardAtProvider)
  })

  it("watches the order while the bank asks, and ends once the bank has answered", async () => {
    const stateOf = vi.fn<CardPayments["stateOf"]>(() => Effect.succeed(authorised))
    const cards = provider({ confirm: () => Effect.succeed(challenge), stateOf })
    const confirmation = createActor(cardConfirmationWith(cards), { input: given })
    const seen: Array<unknown> = []
    confirmation.subscribe(({ value }) => void seen.push(value))

    const outcome = await toPromise(confirmation.start())

    expect(outcome).toEqual({ type: "card.handedOver", decline: null })
    expect(seen).toContain("challenged")
    expect(stateOf).toHaveBeenCalledExactlyOnceWith(order)
  })
})
