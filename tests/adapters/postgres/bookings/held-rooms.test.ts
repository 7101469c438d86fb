import { giveRoomsBack, takeRooms } from "#adapters/postgres/bookings/held-rooms.ts"
import type { Connection } from "#adapters/postgres/database.ts"
import { SoldOut } from "#core/booking/booking.errors.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const [studio, villa] = [RoomKindId.make("studio"), RoomKindId.make("villa")]
const [monday, tuesday] = [day("2026-12-07"), day("2026-12-08")]
const rooms = [
  { kind: studio, count: 1, dates: [monday, tuesday] },
  { kind: villa, count: 1, dates: [monday] },
  { kind: studio, count: 2, dates: [tuesday] },
]

type Night = readonly [kind: string, day: string, count: number]

/** A connection whose nights have rooms but for one, and the nights that it is asked to take and give. */
const aConnection = (missing: string | null = null) => {
  const asked: { taken: Array<ReadonlyArray<Night>>; given: Array<ReadonlyArray<Night>> } = {
    taken: [],
    given: [],
  }
  const connection: Connection = {
    query: <Row>(sql: string, parameters: ReadonlyArray<unknown> = []) =>
      Effect.sync(() => {
        const [kinds, days, counts] = parameters as readonly [
          ReadonlyArray<string>,
          ReadonlyArray<string>,
          ReadonlyArray<number>,
        ]
        const nights = kinds.map((kind, at): Night => [kind, days[at]!, counts[at]!])
        asked[sql.includes("given") ? "given" : "taken"].push(nights)
        return nights
          .filter(([kind, date]) => `${kind} ${date}` !== missing)
          .map(([kind, date]) => ({
            kind,
            day: date,
          })) as ReadonlyArray<unknown> as ReadonlyArray<Row>
      }),
  }
  return { asked, connection }
}

const all: ReadonlyArray<Night> = [
  ["studio", monday, 1],
  ["studio", tuesday, 3],
  ["villa", monday, 1],
]

it("takes each night of each kind once, with all that is wanted in it", async () => {
  const { asked, connection } = aConnection()

  await Effect.runPromise(takeRooms(connection, rooms))

  expect(asked).toEqual({ taken: [all], given: [] })
})

it("gives back at once what it took where a room is missing in one night", async () => {
  const { asked, connection } = aConnection(`studio ${monday}`)

  const failure = await Effect.runPromise(Effect.flip(takeRooms(connection, rooms)))

  expect(failure).toEqual(new SoldOut())
  expect(asked).toEqual({ taken: [all], given: [all.slice(1)] })
})

it("gives nothing back where it took nothing", async () => {
  const { asked, connection } = aConnection(`villa ${monday}`)
  const villas = rooms.filter(({ kind }) => kind === villa)

  const failure = await Effect.runPromise(Effect.flip(takeRooms(connection, villas)))

  expect(failure).toEqual(new SoldOut())
  expect(asked.given).toEqual([])
})

it("gives rooms back that were taken, and no others", async () => {
  const { asked, connection } = aConnection()

  expect(await Effect.runPromise(giveRoomsBack(connection, rooms))).toBeUndefined()

  expect(asked).toEqual({ taken: [], given: [all] })
  await expect(
    Effect.runPromise(giveRoomsBack(aConnection(`villa ${monday}`).connection, rooms)),
  ).rejects.toThrow("Rooms were given back that nobody had taken")
})
