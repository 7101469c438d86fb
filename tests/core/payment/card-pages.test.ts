import { asksForCards } from "#core/payment/card-pages.ts"
import { expect, it } from "vitest"

it.each([
  "/booking/new",
  "/booking/new/",
  "/booking/n%65w",
  "/booking/manage",
  "/account/booking/0123456789abcdefghjkmnpqrs",
])("may ask for a card at %s", (path) => {
  expect(asksForCards(path)).toBe(true)
})

it.each([
  "/",
  "/booking",
  "/booking/0123456789abcdefghjkmnpqrs",
  "/booking/new/more",
  "/en/booking/new",
  "/account/bookings",
  "/account/booking",
  "/account/booking/1/2",
  "/x/account/booking/1",
  "/booking/new%",
])("asks for no card at %s", (path) => {
  expect(asksForCards(path)).toBe(false)
})
