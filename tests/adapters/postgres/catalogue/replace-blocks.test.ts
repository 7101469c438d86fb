import { replaceBlocks } from "#adapters/postgres/catalogue/replace-blocks.ts"
import type { Connection } from "#adapters/postgres/database.ts"
import type { Block } from "#core/inventory/block.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const [studio, villa] = [RoomKindId.make("studio"), RoomKindId.make("villa")]

const aBlock = (changes: Partial<Block> = {}): Block => ({
  kind: studio,
  date: day("2026-12-07"),
  count: 2,
  source: "Airbnb",
  reference: "r1",
  note: "",
  ...changes,
})

const scopeOf = (source: string, kinds = [studio]) => ({
  source,
  kinds,
  from: day("2026-12-01"),
  until: day("2027-01-01"),
})

const STEPS = [
  ["lock", /^select id from room_type .* for update$/],
  ["blocks", /^select .* from block where/],
  ["free", /as free/],
  ["delete", /^delete from block/],
  ["give", /^with given/],
  ["take", /^with stock/],
  ["insert", /^insert into block/],
] as const

type Step = readonly [step: string, ...columns: ReadonlyArray<unknown>]

/** A connection with these blocks and so many free rooms in every night, and what it is asked. */
const aConnection = (had: ReadonlyArray<Block>, free: number) => {
  const asked: Array<Step> = []
  const connection: Connection = {
    query: <Row>(sql: string, parameters: ReadonlyArray<unknown> = []) =>
      Effect.sync(() => {
        const [step = sql] = STEPS.find(([, form]) => form.test(sql.trim())) ?? []
        asked.push([step, ...parameters])
        const [kinds = [], days = []] = parameters as ReadonlyArray<ReadonlyArray<string>>
        const answers: Readonly<Record<string, ReadonlyArray<unknown>>> = {
          blocks: had,
          free: kinds.map((kind, at) => ({ kind, date: days[at], free })),
          give: kinds.map((kind, at) => ({ kind, day: days[at] })),
          take: kinds.map((kind, at) => ({ kind, day: days[at] })),
        }
        return (answers[step] ?? []) as ReadonlyArray<Row>
      }),
  }
  return { asked, connection }
}

type Puts = Parameters<typeof replaceBlocks>[1]

const replaced = async (had: ReadonlyArray<Block>, puts: Puts, free = 5) => {
  const { asked, connection } = aConnection(had, free)
  const plans = await Effect.runPromise(replaceBlocks(connection, puts))
  return { plans, asked, steps: asked.map(([step]) => step) }
}

const put = (...wanted: ReadonlyArray<Block>): Puts => [{ scope: scopeOf("Airbnb"), wanted }]

it.each<readonly [string, ReadonlyArray<Block>, Puts, string]>([
  ["nothing had and nothing wanted", [], put(), "lock, blocks"],
  ["what there is already", [aBlock()], put(aBlock()), "lock, blocks, free"],
  ["new blocks", [], put(aBlock()), "lock, blocks, free, take, insert"],
  ["no blocks any more", [aBlock()], put(), "lock, blocks, free, delete, give"],
  ["more rooms", [aBlock()], put(aBlock({ count: 3 })), "lock, blocks, free, delete, take, insert"],
  [
    "fewer rooms",
    [aBlock()],
    put(aBlock({ count: 1 })),
    "lock, blocks, free, delete, give, insert",
  ],
  ["another note", [aBlock()], put(aBlock({ note: "x" })), "lock, blocks, free, delete, insert"],
  [
    "another reference",
    [aBlock()],
    put(aBlock({ reference: "r2" })),
    "lock, blocks, free, delete, insert",
  ],
  [
    "another night",
    [aBlock()],
    put(aBlock({ date: day("2026-12-08") })),
    "lock, blocks, free, delete, give, take, insert",
  ],
])("for %s no step too many is asked", async (_, had, puts, steps) => {
  expect((await replaced(had, puts)).steps.join(", ")).toBe(steps)
})

it("leaves alone those of the blocks that stay as they are", async () => {
  const [one, two, three] = ["r1", "r2", "r3"].map((reference) => aBlock({ reference }))

  const { asked } = await replaced([one!, two!], put(one!, three!))

  const columns = (step: string) => asked.find(([name]) => name === step)?.slice(1)
  expect(columns("delete")).toEqual([["studio"], ["2026-12-07"], ["Airbnb"], ["r2"]])
  expect(columns("insert")).toEqual([["studio"], ["2026-12-07"], ["Airbnb"], ["r3"], [2], [""]])
})

it("locks each kind once and asks for each source once", async () => {
  const scopes = [scopeOf("Airbnb", [studio, villa]), scopeOf("Agoda"), scopeOf("Airbnb")]

  const { asked } = await replaced(
    [],
    scopes.map((scope) => ({ scope, wanted: [] })),
  )

  expect(asked).toEqual([
    ["lock", ["studio", "villa"]],
    ["blocks", ["studio", "villa"], ["Airbnb", "Agoda"]],
  ])
})

it("leaves alone blocks that are in no scope", async () => {
  const outside = aBlock({ date: day("2027-01-01") })

  const { plans, steps } = await replaced([outside], put())

  expect(steps).toEqual(["lock", "blocks"])
  expect(plans).toEqual([{ blocks: [], changed: 0, given: [], had: [], notBlocked: [], taken: [] }])
})

it("gives the next source only what the one before it left, with what it gave back", async () => {
  const agoda = { source: "Agoda", reference: "a1" }
  const puts: Puts = [
    { scope: scopeOf("Airbnb"), wanted: [aBlock({ count: 1 })] },
    { scope: scopeOf("Agoda"), wanted: [aBlock({ ...agoda, count: 4 })] },
    { scope: scopeOf("Expedia"), wanted: [aBlock({ source: "Expedia", count: 1 })] },
  ]

  const { plans } = await replaced([aBlock({ count: 2 })], puts, 2)

  expect(plans.map(({ blocks }) => blocks.map(({ count }) => count))).toEqual([[1], [3], []])
  expect(plans.map(({ had }) => had)).toEqual([[aBlock({ count: 2 })], [], []])
  expect(plans[1]?.notBlocked).toEqual([
    { kind: studio, date: day("2026-12-07"), source: "Agoda", wanted: 4, blocked: 3 },
  ])
})

it("blocks nothing in a night of which nothing is known to be free", async () => {
  const { connection } = aConnection([], 5)
  const unknown: Connection = {
    query: (sql, parameters) =>
      sql.includes("as free") ? Effect.succeed([]) : connection.query(sql, parameters),
  }

  const plans = await Effect.runPromise(replaceBlocks(unknown, put(aBlock())))

  expect(plans.map(({ blocks }) => blocks)).toEqual([[]])
})

it("puts the block of one source in place of the same of another", async () => {
  const puts: Puts = [
    { scope: scopeOf("Airbnb"), wanted: [] },
    { scope: scopeOf("Agoda"), wanted: [aBlock({ source: "Agoda" })] },
  ]

  const { asked } = await replaced([aBlock()], puts, 0)

  const sourcesOf = (step: string) => asked.find(([name]) => name === step)?.[3]
  expect([sourcesOf("delete"), sourcesOf("insert")]).toEqual([["Airbnb"], ["Agoda"]])
})
