import { abandonedSources } from "#adapters/command-line/channels/abandoned-sources.ts"
import { nothingRemembered } from "#core/channels/feed-memory.ts"
import type { FollowedFeed } from "#core/channels/channels.port.ts"
import type { RoomKindId } from "#core/property/room-kind.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aGuestHouse, tanjungKinds, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { inMemoryBlocks } from "#fixtures/doubles/blocks.in-memory.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { resultOf } from "#tests/contracts/outcomes.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const property = Slug.make("rumah-tanjung")
const { double, family } = tanjungKinds
const ofDouble = { property, roomType: tanjungRooms.double.id, source: "Airbnb" }
const NAMED = "Airbnb (tanjung-double)"

type Blocked = readonly [source: string, kind: RoomKindId, ...nights: ReadonlyArray<string>]

/** Rumah Tanjung with nights that these sources block, and calendars that are followed. */
const aWorld = async (
  blocked: ReadonlyArray<Blocked>,
  followed: ReadonlyArray<Partial<FollowedFeed>> = [],
  catalogued = aGuestHouse(),
) => {
  const shelves = shelvesWith([{ property: aGuestHouse(), exceptions: [] }])
  const blocks = inMemoryBlocks(shelves)
  for (const [source, kind, ...nights] of blocked) {
    const night = { kind, count: 1, reference: "", note: "" }
    const wanted = nights.map((date) => ({ ...night, date: day(date) }))
    await resultOf(blocks.replace({ property, source }, wanted))
  }
  const feed = { ...ofDouble, id: "0c7d", address: "", memory: nothingRemembered }
  return {
    blocks,
    catalogue: inMemoryCatalogue(shelvesWith([{ property: catalogued, exceptions: [] }])),
    channels: { followed: () => Effect.succeed(followed.map((one) => ({ ...feed, ...one }))) },
  }
}

it("a source that is named for the room type is abandoned once its calendar is not followed", async () => {
  const blocked: ReadonlyArray<Blocked> = [[NAMED, double, "2026-12-10", "2026-12-11"]]

  expect(await abandonedSources(await aWorld(blocked), ofDouble)).toEqual([NAMED])
  expect(await abandonedSources(await aWorld(blocked, [{}]), ofDouble)).toEqual([])
  expect(await abandonedSources(await aWorld([]), ofDouble)).toEqual([])
})

it("a calendar of another site or room type that is followed does not count", async () => {
  const world = await aWorld(
    [[NAMED, double, "2026-12-10"]],
    [{ source: "Agoda" }, { roomType: tanjungRooms.pair.id }],
  )

  expect(await abandonedSources(world, ofDouble)).toEqual([NAMED])
})

it.each([
  "Airbnb",
  "airbnb (tanjung-double)",
  "Agoda (tanjung-double)",
  "Airbnb (tanjung-pair)",
  "Airbnb (tanjung-double) x",
  "Airbnb [tanjung-double)",
  "Airbnb (0c7d)",
])("a source with another name is not abandoned: %s", async (source) => {
  const world = await aWorld([[source, double, "2026-12-10"]])

  expect(await abandonedSources(world, ofDouble)).toEqual([])
})

it("a source that blocks no room that the room type takes is none of its own", async () => {
  const world = await aWorld([[NAMED, family, "2026-12-10"]])

  expect(await abandonedSources(world, ofDouble)).toEqual([])
})

it("where the name would be too long, all sources named after a calendar are abandoned that is not followed", async () => {
  const roomType = RoomTypeId.make(`tanjung-${"x".repeat(50)}`)
  const room = { ...tanjungRooms.double, id: roomType }
  const world = await aWorld(
    [
      ["Airbnb (0c7d)", double, "2026-12-10"],
      ["Airbnb (1f2e)", double, "2026-12-11"],
      ["Agoda (3a4b)", double, "2026-12-12"],
    ],
    [{ roomType, id: "0c7d" }],
    aGuestHouse({ rooms: [room] }),
  )

  expect(await abandonedSources(world, { ...ofDouble, roomType })).toEqual(["Airbnb (1f2e)"])
})

it("nothing is abandoned by a room type that is not sold, or at a property that is not there", async () => {
  const named = await aWorld([[NAMED, double, "2026-12-10"]], [], aGuestHouse({ rooms: [] }))
  const elsewhere = { ...ofDouble, property: Slug.make("elsewhere") }

  expect(await abandonedSources(named, ofDouble)).toEqual([])
  expect(await abandonedSources(await aWorld([]), elsewhere)).toEqual([])
})
