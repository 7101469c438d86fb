import { storeUnreachableAs } from "#core/kernel/store-unreachable-as.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const told = storeUnreachableAs(() => "out of reach")

it("says of a store that does not answer what the subject says of it", async () => {
  const work = told(Effect.fail(new StoreUnreachable()))

  expect(await Effect.runPromise(Effect.flip(work))).toBe("out of reach")
})

it("leaves any other failure and every answer as they are", async () => {
  expect(await Effect.runPromise(Effect.flip(told(Effect.fail("refused"))))).toBe("refused")
  expect(await Effect.runPromise(told(Effect.succeed("found")))).toBe("found")
})
