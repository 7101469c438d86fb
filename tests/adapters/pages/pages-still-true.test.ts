import { keptByVersion } from "#adapters/pages/kept-pages.ts"
import type { PageQuestion } from "#adapters/pages/page-questions.ts"
import { pagesStillTrue } from "#adapters/pages/pages-still-true.ts"
import type { Properties } from "#core/search/properties.port.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const properties = {} as Properties

/** Pages of which one is kept, drawn from 12 stays; there are as many as a test says now. */
const keptDrawing = () => {
  const world = { stays: 12, questions: 0, version: {} as object, isAnswered: Promise.resolve() }
  const question: PageQuestion = {
    ask: () =>
      Effect.promise(async () => {
        const { stays } = world
        world.questions += 1
        await world.isAnswered
        return stays
      }),
    isAlike: (stays) => stays === 12,
  }
  const page = { asked: [question] }
  const kept = keptByVersion<typeof page>(10, () => 1)
  kept.keep(world.version, "home", page)
  const find = pagesStillTrue<typeof page>()
  const found = (key = "home", version: object | null = world.version) =>
    find({ version, kept, now: async () => world.version }, key, properties)
  return { world, page, kept, found }
}

describe("a page that was drawn", () => {
  it("is found in its version without a question", async () => {
    const { world, page, found } = keptDrawing()

    expect(await found()).toBe(page)
    expect(world.questions).toBe(0)
  })

  it("is found in a later version where its questions are answered alike, asked once", async () => {
    const { world, page, found } = keptDrawing()
    world.version = {}

    expect(await found()).toBe(page)
    expect(await found()).toBe(page)
    expect(world.questions).toBe(1)
  })

  it("is not found where one of its questions is answered differently, and asks again", async () => {
    const { world, page, found } = keptDrawing()
    Object.assign(world, { version: {}, stays: 11 })

    expect(await found()).toBeNull()
    world.stays = 12
    expect(await found()).toBe(page)
    expect(world.questions).toBe(2)
  })

  it("is not found where nobody knows the version, nor under another address", async () => {
    const { world, found } = keptDrawing()

    expect(await found("home", null)).toBeNull()
    expect(await found("help")).toBeNull()
    expect(world.questions).toBe(0)
  })

  it("is not of the version of now where that changed while it was asked about", async () => {
    const { world, page, kept, found } = keptDrawing()
    const before = {}
    world.version = {}

    expect(await found("home", before)).toBe(page)

    expect(kept.find(before, "home")).toBeNull()
    expect(kept.find(world.version, "home")).toBeNull()
  })
})

describe("those who wait for the same page", () => {
  it("wait together where they mean the same version, and for themselves otherwise", async () => {
    const { world, page, found } = keptDrawing()
    const { promise, resolve } = Promise.withResolvers<void>()
    Object.assign(world, { version: {}, isAnswered: promise })

    const first = [found(), found()]
    world.version = {}
    const later = [found(), found()]
    resolve()

    expect(await Promise.all([...first, ...later])).toEqual([page, page, page, page])
    expect(world.questions).toBe(2)
  })

  it("still wait together after an earlier question was answered", async () => {
    const { world, found } = keptDrawing()
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    Object.assign(world, { version: {}, isAnswered: answers[0]?.promise })
    const early = found()
    Object.assign(world, { version: {}, isAnswered: answers[1]?.promise })

    const second = found()
    answers[0]?.resolve()
    await early
    const third = found()
    answers[1]?.resolve()

    await Promise.all([second, third])
    expect(world.questions).toBe(2)
  })

  it("are each answered where the later question is answered first", async () => {
    const { world, page, found } = keptDrawing()
    const { promise, resolve } = Promise.withResolvers<void>()
    Object.assign(world, { version: {}, isAnswered: promise })
    const early = found()
    Object.assign(world, { version: {}, isAnswered: Promise.resolve() })

    expect(await found()).toBe(page)
    resolve()
    expect(await early).toBe(page)
  })
})
