import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import { PATIENCE_MS, PAUSE_MS, rememberedCatalogue } from "#core/inventory/remembered-catalogue.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Slug } from "#core/property/property.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { expect, it } from "vitest"

const springwater = Slug.make("the-springwater")

/** A catalogue that answers, fails or stays silent, as a test says, and counts who asks. */
const aWorld = () => {
  const real = inMemoryCatalogue(shelvesWith([{ property: aProperty(), exceptions: [] }]))
  const clock = movableClock()
  const world = { clock, is: "up" as "up" | "down" | "silent", asked: 0 }
  const asking = <A>(answer: Effect.Effect<A, StoreUnreachable>) =>
    Effect.suspend(() => {
      world.asked += 1
      if (world.is === "silent") return Effect.never
      return world.is === "up" ? answer : Effect.fail(new StoreUnreachable())
    })
  const catalogue: Catalogue = {
    snapshot: () => asking(real.snapshot()),
    mostBooked: () => asking(Effect.succeed([springwater])),
  }
  const { snapshot, mostBooked, isLoaded } = rememberedCatalogue(catalogue, clock)
  return {
    world,
    isLoaded,
    snapshot: Effect.suspend(snapshot),
    booked: Effect.suspend(() => mostBooked(0, 4)),
  }
}

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

it("is loaded once anything was shown, and stays so", async () => {
  const { world, snapshot, isLoaded } = aWorld()
  world.is = "down"
  await run(Effect.exit(snapshot))
  expect(isLoaded()).toBe(false)
  world.is = "up"
  await run(snapshot)
  expect(isLoaded()).toBe(true)
})

it("answers as the other does while the other answers", async () => {
  const { snapshot, booked, world } = aWorld()

  expect((await run(snapshot)).isRemembered).toBeUndefined()
  expect((await run(snapshot)).isRemembered).toBeUndefined()
  expect(await run(booked)).toEqual([springwater])
  expect(world.asked).toBe(3)
})

it("keeps everybody waiting for a fresh answer as long as nothing has failed", async () => {
  const { snapshot, world } = aWorld()
  await run(snapshot)
  world.is = "silent"

  const first = Effect.gen(function* () {
    yield* Effect.forkChild(snapshot)
    yield* Effect.yieldNow
    const other = yield* Effect.forkChild(snapshot)
    yield* TestClock.adjust(PATIENCE_MS - 1)
    return other.pollUnsafe() === undefined
  })

  expect(await run(first.pipe(Effect.provide(TestClock.layer())))).toBe(true)
  expect(world.asked).toBe(3)
})

it("has nothing to remember before its first answer", async () => {
  const { snapshot, booked, world } = aWorld()
  world.is = "down"

  expect(await run(Effect.flip(snapshot))).toBeInstanceOf(StoreUnreachable)
  expect(await run(Effect.flip(booked))).toBeInstanceOf(StoreUnreachable)

  world.is = "up"
  expect((await run(snapshot)).isRemembered).toBeUndefined()
})

it("waits for its first answer however long it takes", async () => {
  const { snapshot, world } = aWorld()
  world.is = "silent"

  const isWaiting = Effect.gen(function* () {
    const asking = yield* Effect.forkChild(snapshot)
    yield* TestClock.adjust(PATIENCE_MS * 10)
    return asking.pollUnsafe() === undefined
  })

  expect(await run(isWaiting.pipe(Effect.provide(TestClock.layer())))).toBe(true)
})

it("answers from memory, and says so, while the other fails", async () => {
  const { snapshot, booked, world } = aWorld()
  await run(snapshot)
  await run(booked)
  world.is = "down"

  const remembered = await run(snapshot)

  expect(remembered.isRemembered).toBe(true)
  expect(remembered.bySlug.has(springwater)).toBe(true)
  expect(await run(booked)).toEqual([springwater])
})

it("knows nothing of what was booked when it never asked", async () => {
  const { snapshot, booked, world } = aWorld()
  await run(snapshot)
  world.is = "down"

  expect(await run(booked)).toEqual([])
})

it("lets one ask again after a pause, and is fresh as soon as there is an answer", async () => {
  const { snapshot, world } = aWorld()
  await run(snapshot)
  world.is = "down"
  await run(snapshot)
  expect(world.asked).toBe(2)

  world.clock.forward(PAUSE_MS - 1)
  await run(snapshot)
  expect(world.asked).toBe(2)

  world.clock.forward(1)
  expect((await run(snapshot)).isRemembered).toBe(true)
  expect(world.asked).toBe(3)

  world.is = "up"
  expect((await run(snapshot)).isRemembered).toBe(true)
  world.clock.forward(PAUSE_MS)
  expect((await run(snapshot)).isRemembered).toBeUndefined()
  expect((await run(snapshot)).isRemembered).toBeUndefined()
  expect(world.asked).toBe(5)
})

it("gives an answer from memory to everybody while one asks again in vain", async () => {
  const { snapshot, world } = aWorld()
  await run(snapshot)
  world.is = "down"
  await run(snapshot)
  world.clock.forward(PAUSE_MS)
  world.is = "silent"

  const both = Effect.gen(function* () {
    const asking = yield* Effect.forkChild(snapshot)
    yield* Effect.yieldNow
    const other = yield* snapshot
    yield* TestClock.adjust(PATIENCE_MS - 1)
    const isEarly = asking.pollUnsafe() === undefined
    yield* TestClock.adjust(1)
    return { isEarly, other, asked: yield* Fiber.join(asking) }
  })
  const { isEarly, other, asked } = await run(both.pipe(Effect.provide(TestClock.layer())))

  expect([isEarly, other.isRemembered, asked.isRemembered]).toEqual([true, true, true])
  expect(world.asked).toBe(3)
})

it("asks again although the clock was set back meanwhile", async () => {
  const { world, snapshot } = aWorld()
  await run(snapshot)
  world.is = "down"
  await run(snapshot)
  world.is = "up"

  world.clock.forward(-3_600_000)

  expect((await run(snapshot)).isRemembered).toBeUndefined()
})
