import { cardAtProvider, cardKeptBefore } from "#core/payment/card-payments.port.ts"
import { expect, it } from "vitest"

it("tells a card that is kept from one that is typed at the provider", () => {
  expect(cardKeptBefore).toEqual({ keptAt: "provider" })
  expect(cardAtProvider).toEqual({ typedAt: "provider" })
})
