import { refreshed } from "#adapters/postgres/catalogue/catalogue-keeping.ts"
import { dayNumberOf } from "#adapters/postgres/catalogue/day-numbers.ts"
import type { Connection } from "#adapters/postgres/database.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

type Moment = { readonly mark: string; readonly place: string }

/** A database that stands where it is told, without anything on sale, and how often all was read. */
const standing = () => {
  let now: Moment = { mark: "1000", place: "here" }
  let readings = 0
  const rowsFor = (sql: string): ReadonlyArray<unknown> => {
    if (sql.includes(" as changed")) return [{ ...now, changed: false }]
    if (sql.includes("as mark")) return [now]
    if (sql.startsWith("select slug, document")) readings += 1
    return []
  }
  const connection: Connection = {
    query: <Row>(sql: string) => Effect.sync(() => rowsFor(sql) as ReadonlyArray<Row>),
  }
  const readingsAfter = async (next: Moment): Promise<number> => {
    const known = await Effect.runPromise(refreshed(connection, undefined))
    now = next
    readings = 0
    await Effect.runPromise(refreshed(connection, known))
    return readings
  }
  return readingsAfter
}

it.each([
  ["nothing", "the mark stays", { mark: "1000", place: "here" }, 0],
  ["nothing", "the mark gets another digit", { mark: "10000", place: "here" }, 0],
  ["all", "the mark is lower", { mark: "999", place: "here" }, 1],
  ["all", "the place is another", { mark: "1000", place: "there" }, 1],
])("reads %s again where %s", async (_, __, next, readings) => {
  expect(await standing()(next)).toBe(readings)
})

const of = (mark: string, place = "here"): Moment => ({ mark, place })

/** A database that answers one question after the other as a test says, and what marks it was asked by. */
const answering = (...answers: ReadonlyArray<ReadonlyArray<unknown>>) => {
  const marks: Array<unknown> = []
  const left = [...answers]
  const connection: Connection = {
    query: <Row>(sql: string, parameters: ReadonlyArray<unknown> = []) =>
      Effect.sync(() => {
        if (sql.includes("$1::xid8")) marks.push(parameters[0])
        const isSaid = /as mark/.test(sql)
        return (isSaid ? (left.shift() ?? []) : []) as ReadonlyArray<Row>
      }),
  }
  return { connection, marks }
}
const nothingNew = { properties: null, roomTypes: null, nights: null }

it("asks next for what changed since the moment at which nothing had changed", async () => {
  const { connection, marks } = answering(
    [of("1000")],
    [{ ...of("1005"), changed: false }],
    [{ ...of("1007"), changed: true }],
    [{ ...of("1008"), ...nothingNew }],
    [{ ...of("1009"), changed: false }],
  )

  let known = await Effect.runPromise(refreshed(connection, undefined))
  const marksKnown = [known.moment.mark]
  for (let question = 0; question < 2; question += 1) {
    known = await Effect.runPromise(refreshed(connection, known))
    marksKnown.push(known.moment.mark)
  }

  // What was read at first is asked after at once: it may have changed while it was read.
  expect(marks).toEqual(["1000", "1005", "1005", "1008"])
  expect(marksKnown).toEqual(["1005", "1008", "1009"])
})

it.each([
  ["another database", [{ ...of("1002", "there"), ...nothingNew }]],
  ["a database of before", [{ ...of("999"), ...nothingNew }]],
  ["nobody", []],
])("reads all again where %s answers what changed", async (_, answer) => {
  const { connection } = answering(
    [of("1000")],
    [{ ...of("1000"), changed: false }],
    [{ ...of("1001"), changed: true }],
    answer,
    [of("5", "there")],
    [{ ...of("6", "there"), changed: false }],
  )
  const known = await Effect.runPromise(refreshed(connection, undefined))

  const { moment } = await Effect.runPromise(refreshed(connection, known))

  expect(moment).toEqual(of("6", "there"))
})

it("knows the same for the same while nothing changed", async () => {
  const { connection } = answering(
    [of("1000")],
    [{ ...of("1000"), changed: false }],
    [{ ...of("1001"), changed: true }],
    [{ ...of("1002"), ...nothingNew }],
  )
  const known = await Effect.runPromise(refreshed(connection, undefined))

  const { snapshot } = await Effect.runPromise(refreshed(connection, known))

  expect(snapshot).toBe(known.snapshot)
})

it("is not read from a database that gives no position of its log", async () => {
  const { connection } = answering([])

  await expect(Effect.runPromise(refreshed(connection, undefined))).rejects.toThrow(
    "no position of its log",
  )
})

it("knows of properties, rooms and nights what changed of each", async () => {
  const room = aRoomType()
  const night = day("2026-12-07")
  const stock = { id: room.id, destination: "kuala-lumpur", region: "kuala-lumpur-state" }
  const property = { slug: "the-springwater", document: aProperty(), scores: null, invented: false }
  const changes = [
    { properties: [property] },
    { roomTypes: [{ ...stock, units: 3, base: 180, weekend: 220 }] },
    { nights: [[room.id, dayNumberOf(night), null, 2]] },
    { roomTypes: [{ ...stock, units: 5, base: 190, weekend: 220 }] },
  ].map((change, place) => [
    [{ ...of(`${1001 + place}`), changed: true }],
    [{ ...of(`${1001 + place}`), ...nothingNew, ...change }],
  ])
  const { connection } = answering(
    [of("1000")],
    [{ ...of("1000"), changed: false }],
    ...changes.flat(),
  )
  let known = await Effect.runPromise(refreshed(connection, undefined))
  const next = async () => {
    known = await Effect.runPromise(refreshed(connection, known))
    return known.snapshot
  }

  expect((await next()).properties).toEqual([aProperty()])
  expect((await next()).freeOn(room.id, night)).toBe(3)
  expect((await next()).freeOn(room.id, night)).toBe(1)
  const { freeOn, rateOn } = await next()
  expect([freeOn(room.id, night), rateOn(room.id, night)]).toEqual([3, 190])
})

it("reads all properties, page after page, in the order of their slugs", async () => {
  const slugs = Array.from({ length: 201 }, (_, number) => `house-${1000 + number}`)
  const pages: Array<ReadonlyArray<unknown>> = []
  const connection: Connection = {
    query: <Row>(sql: string, parameters: ReadonlyArray<unknown> = []) =>
      Effect.sync((): ReadonlyArray<unknown> => {
        if (sql.includes(" as changed")) return [{ ...of("1000"), changed: false }]
        if (sql.includes("as mark")) return [of("1000")]
        if (!sql.startsWith("select slug, document")) return []
        pages.push(parameters)
        const [after, limit] = parameters as [string, number]
        const next = slugs.filter((slug) => slug > after).slice(0, limit)
        const document = (slug: string) => JSON.parse(JSON.stringify({ ...aProperty(), slug }))
        return next.map((slug) => ({
          slug,
          document: document(slug),
          scores: null,
          invented: false,
        }))
      }).pipe(Effect.map((rows) => rows as ReadonlyArray<Row>)),
  }

  const { snapshot } = await Effect.runPromise(refreshed(connection, undefined))

  expect(snapshot.properties.map(({ slug }) => slug)).toEqual(slugs)
  expect(pages).toEqual([
    ["", 100],
    ["house-1099", 100],
    ["house-1199", 100],
    ["house-1200", 100],
  ])
})
