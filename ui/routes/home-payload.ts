import type { HomePage, PlaceTile } from "#core/search/home-page.ts"
import type { Picture } from "#core/property/picture.ts"
import type { StayResult } from "#core/search/search-answer.ts"

const UNSAID: Picture["alt"] = { en: "", bm: "", cn: "" }

/** A tile's picture says nothing beside the tile's name. */
const unsaid = (picture: Picture): Picture => ({ ...picture, alt: UNSAID })

const leanPlace = ({ place, picture, stays }: PlaceTile): PlaceTile => ({
  place: { ...place, aliases: [] },
  picture: unsaid(picture),
  stays,
})

/**
 * Only what the home page draws: it travels twice, as HTML and as the data that brings the HTML to
 * life. A stay in several sections travels once.
 */
export const homePayload = (home: HomePage): HomePage => {
  const leaned = new Map<string, StayResult>()
  const lean = (stay: StayResult): StayResult => {
    const known = leaned.get(stay.slug)
    if (known) return known
    const pictures = stay.pictures.slice(0, 1)
    const own = { ...stay, pictures, amenities: [], roomAmenities: [], mix: [] }
    leaned.set(stay.slug, own)
    return own
  }
  return {
    specialOffers: home.specialOffers.map(lean),
    places: home.places.map(leanPlace),
    kinds: home.kinds.map((tile) => ({ ...tile, picture: unsaid(tile.picture) })),
    trending: home.trending.map(lean),
    featured: home.featured.map(lean),
    landmarks: home.landmarks.map(leanPlace),
    ...(home.remembered && { remembered: home.remembered }),
  }
}
