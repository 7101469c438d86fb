import { KeptCardUnknown } from "#core/payment/kept-cards.port.ts"
import { expect, it } from "vitest"

it("names the failure of a card that the provider does not know", () => {
  expect(new KeptCardUnknown()._tag).toBe("KeptCardUnknown")
})
