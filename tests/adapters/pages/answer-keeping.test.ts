import { earlyPage } from "#adapters/http-server/early-page.ts"
import { answerKeeping } from "#adapters/pages/answer-keeping.ts"
import { PropertiesUnreachable } from "#core/property/property.errors.ts"
import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import type { Properties } from "#core/search/properties.port.ts"
import type { SearchAnswer } from "#core/search/search-answer.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { propertyFinder } from "#core/search/property-finder.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { inMemoryCatalogue, snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"
import { inMemoryReviewStore } from "#fixtures/doubles/review-store.in-memory.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { aServer, stopServers } from "../http-server/a-server.ts"
import { aSite } from "../http-server/a-site.ts"

afterEach(stopServers)

const PATH = "/api/properties?where=kuala-lumpur&adults=2"
const neighbours = { apiBase: "", stripe: false, secure: false }

const stock = [{ property: aProperty(), exceptions: [] }]
const aSnapshot = () => snapshotOf(stock)

/** A server whose searches find as many stays as a test says, and which counts how they were made. */
const aServerWithSearches = async () => {
  const clock = movableClock("2026-12-01T02:30:00.000Z")
  const finder = propertyFinder({
    catalogue: inMemoryCatalogue(shelvesWith(stock)),
    clock,
    reviews: inMemoryReviewStore(),
  })
  const world = {
    version: aSnapshot() as CatalogueSnapshot | null,
    total: 1,
    searches: 0,
    isDown: false,
  }
  const properties: Pick<Properties, "search"> = {
    search: (search) =>
      Effect.suspend((): ReturnType<Properties["search"]> => {
        world.searches += 1
        return world.isDown
          ? Effect.fail(new PropertiesUnreachable())
          : Effect.map(
              finder({ session: "somebody", member: false }).search(search),
              (answer): SearchAnswer => ({ ...answer, total: world.total }),
            )
      }),
  }
  const versionNow = async () => world.version
  const whole = { ...finder({ session: "", member: false }), ...properties }
  const keeping = answerKeeping({ versionNow, propertiesIn: () => whole, clock, neighbours })
  const { answer, seen } = aSite({ properties, keepAnswer: keeping.keepAnswer })
  const early = { given: 0 }
  const server = await aServer(answer, {
    kept: earlyPage({
      find: () => null,
      findAnswer: keeping.find,
      randomness: seededRandomness(),
      isSecure: false,
      saw: () => void (early.given += 1),
    }),
  })
  const asked = async (path = PATH, headers: Readonly<Record<string, string>> = {}) => {
    const given = await fetch(server.address + path, { headers })
    return { status: given.status, headers: given.headers, answer: await given.json() }
  }
  const sell = (total: number) => Object.assign(world, { total, version: aSnapshot() })
  return { world, clock, asked, sell, early, seen }
}

const withoutId = (headers: Headers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...headers].filter(
      ([name]) => !["x-request-id", "date", "content-length", "transfer-encoding"].includes(name),
    ),
  )

describe("a search that was answered before", () => {
  it.each(["br", "gzip", "identity"])("is answered the same, packed as %s", async (packing) => {
    const { asked, early, seen } = await aServerWithSearches()
    const headers = { "accept-encoding": packing }

    const first = await asked(PATH, headers)
    const second = await asked(PATH, headers)
    const third = await asked(PATH, headers)

    expect(second.answer).toEqual(first.answer)
    expect(third.answer).toEqual(first.answer)
    expect(withoutId(second.headers)).toEqual(withoutId(first.headers))
    expect(withoutId(third.headers)).toEqual(withoutId(first.headers))
    expect(early.given).toBe(2)
    expect(seen).toHaveLength(1)
  })

  it("is not searched again as long as nothing changes", async () => {
    const { asked, world } = await aServerWithSearches()
    await asked()
    await asked()
    const before = world.searches

    await asked()
    await asked()

    expect(world.searches).toBe(before)
  })

  it("is answered as it is now once something was sold", async () => {
    const { asked, sell } = await aServerWithSearches()
    await asked()
    await asked()

    sell(2)

    expect((await asked()).answer.total).toBe(2)
    expect((await asked()).answer.total).toBe(2)
  })

  it("is given as it was where what was sold is not in it", async () => {
    const { asked, sell, early, world } = await aServerWithSearches()
    await asked()

    sell(world.total)
    await asked()
    sell(world.total)
    await asked()

    expect(early.given).toBe(2)
  })

  it("is made anew in another hour", async () => {
    const { asked, clock, early } = await aServerWithSearches()
    await asked()
    clock.set("2026-12-01T02:59:59.999Z")
    await asked()
    clock.set("2026-12-01T03:00:00.000Z")
    await asked()

    expect(early.given).toBe(1)
  })

  it("is made anew where nobody knows what is sold now", async () => {
    const { asked, world, early } = await aServerWithSearches()
    await asked()

    world.version = null
    await asked()

    expect(early.given).toBe(0)
  })

  it.each([
    ["who brings what may be a session", PATH, { cookie: `singgah-session=${"a".repeat(52)}` }],
    ["a page of another origin", PATH, { origin: "https://elsewhere.test" }],
    ["another question", `${PATH}&stars=5`, {}],
  ])("is not for %s", async (_, path, headers) => {
    const { asked, early } = await aServerWithSearches()
    await asked()

    await asked(path, headers)

    expect(early.given).toBe(0)
  })

  it.each([
    ["who may be signed in", PATH, { cookie: `singgah-session=${"a".repeat(52)}` }],
    ["an address of more than 1,000 characters", `${PATH}&x=${"x".repeat(1000)}`, {}],
  ])("is not kept for %s", async (_, path, headers) => {
    const { asked, early } = await aServerWithSearches()

    expect((await asked(path, headers)).status).toBe(200)
    await asked(path)

    expect(early.given).toBe(0)
  })

  it("is not kept where it failed", async () => {
    const { asked, world, early } = await aServerWithSearches()
    world.isDown = true
    expect((await asked()).status).toBe(503)
    world.isDown = false

    expect((await asked()).status).toBe(200)
    expect(early.given).toBe(0)
  })
})
