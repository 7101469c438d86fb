/** A picture's size in pixels. */
export type Size = { readonly width: number; readonly height: number }

/** How a guest frames a picture: how near, and where between its edges, each from 0 to 1. */
export type Framing = { readonly zoom: number; readonly across: number; readonly down: number }

/** The square that is cut out of a picture, in its own pixels. */
export type Cut = { readonly left: number; readonly top: number; readonly side: number }

/** The whole middle of a picture. */
export const middle: Framing = { zoom: 0, across: 0.5, down: 0.5 }

/** The nearest a guest can go. */
const NEAREST = 4

const within = (share: number): number => Math.min(1, Math.max(0, share))

/** The square that a framing cuts out; it never leaves the picture. */
export const cutOf = ({ width, height }: Size, { zoom, across, down }: Framing): Cut => {
  const side = Math.min(width, height) / (1 + within(zoom) * (NEAREST - 1))
  return { left: (width - side) * within(across), top: (height - side) * within(down), side }
}

/** The framing after the picture was dragged by a share of the square's side. */
export const dragged = (size: Size, framing: Framing, right: number, down: number): Framing => {
  const { left, top, side } = cutOf(size, framing)
  const moved = (at: number, by: number, room: number) =>
    room <= 0 ? 0.5 : within((at - by * side) / room)
  return {
    zoom: framing.zoom,
    across: moved(left, right, size.width - side),
    down: moved(top, down, size.height - side),
  }
}
