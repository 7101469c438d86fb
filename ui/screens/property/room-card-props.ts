import type { RoomType } from "#core/property/room-type.ts"
import type { RoomOffer } from "#core/search/property-page.ts"
import type { RoomSelection } from "./use-room-choice.ts"

/** A room type with what is offered of it, and what the guest chose so far. */
export type RoomCardProps = {
  readonly room: RoomType
  readonly offer: RoomOffer
  readonly choice: RoomSelection
}
