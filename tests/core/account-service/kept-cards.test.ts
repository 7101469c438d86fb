import { accountCardsIn } from "#core/account-service/kept-cards.ts"
import { AccountId } from "#core/people/account-id.ts"
import { aKeptCard } from "#fixtures/builders/a-kept-card.ts"
import { resultOf } from "#tests/contracts/outcomes.ts"
import { describe, expect, it } from "vitest"
import { aKeeper, aProved, aRegistered, keptOf, lastLink } from "./an-account-keeper.ts"

const nobody = AccountId.make("zzzzzzzzzzzzzzzzzzzzzzzzzz")

const anOwner = async () => {
  const keeper = aKeeper()
  const guest = await aRegistered(keeper)
  const { id } = (await keptOf(keeper))!
  const cards = accountCardsIn(keeper.desk.store)
  const forgotten = () =>
    keeper
      .orders()
      .flatMap((order) =>
        order.kind === "forgetCard" ? [[order.customer, order.key, order.notBefore]] : [],
      )
  return { keeper, guest, id, cards, forgotten }
}

describe("the card of an account", () => {
  it("is none at first, and none of an account that there is not", async () => {
    const { cards, id } = await anOwner()

    expect(await resultOf(cards.of(id))).toBeNull()
    expect(await resultOf(cards.of(nobody))).toBeNull()
    expect(await resultOf(cards.keep(nobody, aKeptCard()))).toBe(false)
  })

  it("is written down, shown without its names, and the same card once", async () => {
    const { cards, id, guest, forgotten } = await anOwner()

    expect(await resultOf(cards.keep(id, aKeptCard()))).toBe(true)
    expect(await resultOf(cards.keep(id, aKeptCard()))).toBe(true)

    expect(await resultOf(cards.of(id))).toEqual(aKeptCard())
    const { keptCard } = await resultOf(guest.profiles.read())
    expect(keptCard).toEqual({ brand: "visa", lastFour: "4242", expiryMonth: 12, expiryYear: 2034 })
    expect(forgotten()).toEqual([])
  })

  it("takes the place of the one before, which the provider is told to remove", async () => {
    const { cards, id, forgotten } = await anOwner()
    await resultOf(cards.keep(id, aKeptCard()))

    await resultOf(cards.keep(id, aKeptCard({ customer: "cus_2", name: "pm_2" })))

    expect(await resultOf(cards.of(id))).toMatchObject({ name: "pm_2" })
    expect(forgotten()).toEqual([["cus_1", "pm_1", 0]])
  })

  it("is removed by its guest, at the provider as well", async () => {
    const { cards, id, guest, forgotten } = await anOwner()
    await resultOf(cards.keep(id, aKeptCard()))

    expect((await resultOf(guest.profiles.removeCard())).keptCard).toBeNull()

    expect(await resultOf(cards.of(id))).toBeNull()
    expect(forgotten()).toEqual([["cus_1", "pm_1", 0]])
  })

  it("asks nothing of the provider where there was none to remove", async () => {
    const { guest, forgotten } = await anOwner()

    await resultOf(guest.profiles.removeCard())

    expect(forgotten()).toEqual([])
  })

  it("ends with its account", async () => {
    const { cards, id, guest, forgotten } = await anOwner()
    await resultOf(cards.keep(id, aKeptCard()))

    await resultOf(guest.accounts.deleteAccount())

    expect(await resultOf(cards.of(id))).toBeNull()
    expect(forgotten()).toEqual([["cus_1", "pm_1", 0]])
  })

  it("ends with an account whose address somebody else proves", async () => {
    const { keeper, cards, id, forgotten } = await anOwner()
    await resultOf(cards.keep(id, aKeptCard()))

    await aProved(keeper)

    expect(lastLink(keeper)).not.toBe("")
    expect(await resultOf(cards.of(id))).toBeNull()
    expect(forgotten()).toEqual([["cus_1", "pm_1", 0]])
  })
})
