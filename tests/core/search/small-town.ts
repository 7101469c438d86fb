import type { Viewer } from "#core/room-mix/stay-question.ts"
import type { Property } from "#core/property/property.ts"
import type { RoomType } from "#core/property/room-type.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { Slug } from "#core/property/property.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"

type Changes = Partial<Property> & { readonly room?: Partial<RoomType> }

/** A property of one room type, both named by its slug. */
export const aHouse = (slug: string, { room, ...changes }: Changes = {}): Property =>
  aProperty({
    slug: Slug.make(slug),
    name: { en: slug, bm: slug, cn: slug },
    rooms: [aRoomType({ id: RoomTypeId.make(slug), ...room })],
    ...changes,
  })

/** Everything on sale in a town of these houses. */
export const aTownOf = (...houses: ReadonlyArray<Property>) =>
  snapshotOf(houses.map((property) => ({ property, exceptions: [] })))

/** A visitor on a Saturday two weeks before the first weekend of December. */
export const aViewer = (changes: Partial<Viewer> = {}): Viewer => ({
  member: false,
  now: Date.parse("2026-11-21T04:00:00.000Z"),
  ...changes,
})
