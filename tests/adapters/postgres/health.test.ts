import { healthOf } from "#adapters/postgres/health.ts"
import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const away = Effect.fail(new StoreUnreachable())

it.each([
  ["reads and keeps", Effect.succeed(3), Effect.void, { _tag: "Success" }],
  ["has nothing to sell yet", Effect.succeed(0), Effect.void, { _tag: "Success" }],
  ["cannot read", away, Effect.void, { failure: new BookingsUnreachable() }],
  ["cannot keep", Effect.succeed(3), away, { failure: new BookingsUnreachable() }],
])("a server that %s answers for its health so: %j", async (_, counted, takesWrites, health) => {
  const asked = healthOf({ count: () => counted }, { takesWrites })

  expect(await Effect.runPromise(Effect.result(asked))).toMatchObject(health)
})
