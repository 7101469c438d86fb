import { foundWithoutDates, kindTiles, regionTiles } from "#core/search/home-tiles.ts"
import { defaultParty } from "#core/search-request/change-search.ts"
import { stayQuestion } from "#core/room-mix/stay-question.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"
import { expect, it } from "vitest"

const viewer = { member: false, now: Date.parse("2026-11-21T04:00:00.000Z") }

const stay = (slug: string, changes: Parameters<typeof aProperty>[0]) => ({
  property: aProperty({
    slug: Slug.make(slug),
    rooms: [aRoomType({ id: RoomTypeId.make(slug) })],
    ...changes,
  }),
  exceptions: [],
})

type PictureOf = Parameters<typeof regionTiles>[2]

const tilesOf = (
  stock: ReadonlyArray<ReturnType<typeof stay>>,
  pictureOf: PictureOf = () => undefined,
) => {
  const snapshot = snapshotOf(stock)
  const question = stayQuestion({ dates: null, party: defaultParty }, viewer)
  const found = foundWithoutDates(snapshot, question)
  return { regions: regionTiles(snapshot, found, pictureOf), kinds: kindTiles(found) }
}

const lobby = aPicture({ name: "lobby" })
const pool = aPicture({ name: "pool" })
const kl = { destination: "kuala-lumpur", region: "kuala-lumpur-state" }
const langkawi = { destination: "langkawi", region: "kedah" }

it("shows different pictures side by side for as long as there are different ones", () => {
  const { regions } = tilesOf([
    stay("a", { ...kl, pictures: [lobby] }),
    stay("b", { ...kl, pictures: [lobby] }),
    stay("c", { ...langkawi, pictures: [lobby, pool] }),
  ])

  expect(regions.map(({ place, picture }) => [place.slug, picture.name])).toEqual([
    ["kuala-lumpur-state", "lobby"],
    ["kedah", "pool"],
  ])
})

it("shows the picture of the place itself before any of its stays, with how many there are", () => {
  const skyline = aPicture({ name: "skyline" })
  const { regions } = tilesOf(
    [
      stay("a", { ...kl, pictures: [lobby] }),
      stay("b", { ...kl, pictures: [lobby] }),
      stay("c", { ...langkawi, pictures: [pool] }),
    ],
    (slug) => (slug === "kuala-lumpur-state" ? skyline : undefined),
  )

  expect(regions.map(({ place, picture, stays }) => [place.slug, picture.name, stays])).toEqual([
    ["kuala-lumpur-state", "skyline", 2],
    ["kedah", "pool", 1],
  ])
})

it("has a tile for a pictured place whose stays have no picture, and none without stays", () => {
  const pictureOf = (slug: string) => aPicture({ name: slug })
  const { regions } = tilesOf([stay("a", { ...kl, pictures: [] })], pictureOf)

  expect(regions.map(({ picture }) => picture.name)).toEqual(["kuala-lumpur-state"])
})

it.each([
  [[pool, lobby, lobby], "lobby"],
  [[lobby, lobby, pool], "lobby"],
  [[lobby, pool], "lobby"],
])("shows what most stays of a place open with, else what the first does", (openings, name) => {
  const { regions } = tilesOf(
    openings.map((opening, place) => stay(`s${place}`, { ...kl, pictures: [opening, pool] })),
  )

  expect(regions.map(({ picture }) => picture.name)).toEqual([name])
})

it("shows the same picture twice rather than none", () => {
  const { kinds } = tilesOf([
    stay("a", { ...kl, kind: "hotel", pictures: [lobby] }),
    stay("b", { ...kl, kind: "villa", pictures: [lobby] }),
  ])

  expect(kinds.map(({ kind, picture, stays }) => [kind, picture.name, stays])).toEqual([
    ["hotel", "lobby", 1],
    ["villa", "lobby", 1],
  ])
})

it("has no tile where no stay has a picture", () => {
  expect(tilesOf([stay("a", { ...kl, pictures: [] })]).regions).toEqual([])
})
