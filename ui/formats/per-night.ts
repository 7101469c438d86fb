import type { StayResult, StayPrice } from "#core/search/search-answer.ts"

/** What the price of a night on a card is called: where the stay has several rooms it is of one. */
export const perNightOf = (price: StayPrice, mix: StayResult["mix"]) => {
  switch (price.kind) {
    case "stay":
      return price.rooms > 1 ? "price.perRoomNight" : "price.perNight"
    case "lowestNight":
      return mix.reduce((rooms, { count }) => rooms + count, 0) > 1
        ? "price.fromPerRoomNight"
        : "price.fromPerNight"
    default:
      return price satisfies never
  }
}
