import type { LightboxEvent } from "#core/property/lightbox.machine.ts"
import { useRef, type PointerEvent } from "react"

type Point = { readonly x: number; readonly y: number }

const distanceOf = (points: ReadonlyMap<number, Point>): number => {
  const [one, other] = [...points.values()]
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
}

/**
 * Distinguishes one-finger swipes and drags from two-finger pinches, and sends the lightbox's
 * events.
 */
export const useFingers = (isNear: boolean, send: (event: LightboxEvent) => void) => {
  const points = useRef(new Map<number, Point>())
  const began = useRef<Point | null>(null)

  const lift = ({ pointerId, clientX }: PointerEvent, isSwipe: boolean) => {
    const first = began.current
    points.current.delete(pointerId)
    began.current = null
    if (isSwipe && first && !isNear) send({ type: "guest.swiped", pixels: clientX - first.x })
  }
  return {
    onPointerDown: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
      currentTarget.setPointerCapture?.(pointerId)
      points.current.set(pointerId, { x: clientX, y: clientY })
      began.current = points.current.size === 1 ? { x: clientX, y: clientY } : null
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const before = points.current.get(pointerId)
      if (!before) return
      const apart = distanceOf(points.current)
      points.current.set(pointerId, { x: clientX, y: clientY })
      if (points.current.size === 2) {
        if (apart > 0) send({ type: "guest.pinched", factor: distanceOf(points.current) / apart })
      } else if (isNear)
        send({ type: "guest.moved", right: clientX - before.x, down: clientY - before.y })
    },
    onPointerUp: (event: PointerEvent) => lift(event, true),
    onPointerCancel: (event: PointerEvent) => lift(event, false),
  }
}
