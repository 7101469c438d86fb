/** The figures of the picture viewer, as the specification gives them. */
export const lightboxLimits = {
  zoomStep: 0.12,
  minZoom: 0.1,
  maxZoom: 3,
  swipeTolerance: 50,
} as const

const within = (zoom: number): number =>
  Math.min(lightboxLimits.maxZoom, Math.max(lightboxLimits.minZoom, zoom))

/** Steps are counted in hundredths, so that going in and out again is where it began. */
const inHundredths = (zoom: number): number => Math.round(zoom * 100) / 100

/** The zoom so many steps further in, or out when negative; 1 shows the whole picture. */
export const zoomedBy = (zoom: number, steps: number): number =>
  within(inHundredths(zoom + steps * lightboxLimits.zoomStep))

/** The zoom after two fingers moved apart by a factor, or together below 1. */
export const pinchedBy = (zoom: number, factor: number): number =>
  Number.isFinite(factor) ? within(zoom * factor) : zoom

/** Which picture follows a sideways swipe of so many pixels; short ones stay. */
export const swipedBy = (pixels: number): -1 | 0 | 1 => {
  if (pixels > lightboxLimits.swipeTolerance) return -1
  return pixels < -lightboxLimits.swipeTolerance ? 1 : 0
}

/** The picture so many further in a row that ends where it began. */
export const turnedBy = (index: number, by: number, pictures: number): number =>
  pictures === 0 ? 0 : (((index + by) % pictures) + pictures) % pictures
