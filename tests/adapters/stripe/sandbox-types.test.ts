import type { chargeOf, shownIntent, shownRefund } from "#fixtures/sandbox/stripe/intent.ts"
import type Stripe from "stripe"
import { describe, expectTypeOf, it } from "vitest"

/** Some of the fields of a thing, and of what is in it. */
type PartOf<Thing> = Thing extends object
  ? { readonly [Field in keyof Thing]?: PartOf<Thing[Field]> }
  : Thing

type Shown<Show extends (...given: never) => object> = ReturnType<Show>
type Strangers<Some, Whole> = Exclude<keyof Some, keyof Whole>

// The compiler is the judge here: `tsc` fails where a line does not hold.
describe("what the sandbox answers, beside the types of the provider's own library", () => {
  it("is a part of a payment", () => {
    expectTypeOf<Shown<typeof shownIntent>>().toExtend<PartOf<Stripe.PaymentIntent>>()
    expectTypeOf<Strangers<Shown<typeof shownIntent>, Stripe.PaymentIntent>>().toBeNever()
  })

  it("is a part of a charge", () => {
    expectTypeOf<Shown<typeof chargeOf>>().toExtend<PartOf<Stripe.Charge>>()
    expectTypeOf<Strangers<Shown<typeof chargeOf>, Stripe.Charge>>().toBeNever()
  })

  it("is a part of a refund", () => {
    expectTypeOf<Shown<typeof shownRefund>>().toExtend<PartOf<Stripe.Refund>>()
    expectTypeOf<Strangers<Shown<typeof shownRefund>, Stripe.Refund>>().toBeNever()
  })
})
