import { lightboxMachine } from "#core/property/lightbox.machine.ts"
import { pinchedBy, swipedBy, turnedBy, zoomedBy } from "#core/property/lightbox.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"

describe("the lightbox's figures", () => {
  it("zooms by 0.12 a step, from 0.1 to 3", { tags: "§9.8" }, () => {
    expect(zoomedBy(1, 1)).toBe(1.12)
    expect(zoomedBy(1, -1)).toBe(0.88)
    expect(zoomedBy(2.95, 1)).toBe(3)
    expect(zoomedBy(0.15, -1)).toBe(0.1)
  })

  it("is back where it began after as many steps out as in", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }), (steps) => {
        expect(zoomedBy(zoomedBy(1, steps), -steps)).toBe(1)
      }),
    )
  })

  it(
    "turns the page on a swipe of more than 50 pixels, and on no shorter one",
    { tags: "§9.8" },
    () => {
      expect([-51, -50, 0, 50, 51].map(swipedBy)).toEqual([1, 0, 0, 0, -1])
    },
  )

  it("stays within its zooms however far fingers move", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 3, noNaN: true }), fc.double(), (zoom, factor) => {
        const pinched = pinchedBy(zoom, factor)

        expect(pinched).toBeGreaterThanOrEqual(0.1)
        expect(pinched).toBeLessThanOrEqual(3)
      }),
    )
  })

  it("goes round the pictures in both directions", () => {
    expect(turnedBy(4, 1, 5)).toBe(0)
    expect(turnedBy(0, -1, 5)).toBe(4)
    expect(turnedBy(0, 1, 0)).toBe(0)
  })
})

describe("the lightbox", () => {
  const opened = (index = 0) => {
    const lightbox = createActor(lightboxMachine, { input: { pictures: 5 } }).start()
    lightbox.send({ type: "guest.opened", index })
    return lightbox
  }
  const seen = (lightbox: ReturnType<typeof opened>) => {
    const { value, context } = lightbox.getSnapshot()
    return { value, ...context }
  }

  it("opens at the picture that was pressed", () => {
    expect(seen(opened(3))).toMatchObject({ value: "open", index: 3, zoom: 1 })
  })

  it("shows the whole of the next picture, however near the last one was", () => {
    const lightbox = opened()
    lightbox.send({ type: "guest.zoomed", steps: 4 })
    lightbox.send({ type: "guest.moved", right: 30, down: 20 })

    lightbox.send({ type: "guest.turned", by: 1 })

    expect(seen(lightbox)).toMatchObject({ index: 1, zoom: 1, right: 0, down: 0 })
  })

  it("moves a near picture with the finger and turns the page of a whole one", () => {
    const lightbox = opened()
    lightbox.send({ type: "guest.swiped", pixels: -80 })
    lightbox.send({ type: "guest.zoomed", steps: 1 })
    lightbox.send({ type: "guest.swiped", pixels: -80 })

    expect(seen(lightbox)).toMatchObject({ index: 1, zoom: 1.12, right: -80 })
  })

  it("centres a picture that is whole again or smaller", () => {
    const lightbox = opened()
    lightbox.send({ type: "guest.zoomed", steps: 1 })
    lightbox.send({ type: "guest.moved", right: 9, down: 9 })
    lightbox.send({ type: "guest.pinched", factor: 0.5 })
    lightbox.send({ type: "guest.moved", right: 9, down: 9 })

    expect(seen(lightbox)).toMatchObject({ zoom: 0.56, right: 0, down: 0 })
  })

  it("goes to a chosen picture, back to the whole, and closes", () => {
    const lightbox = opened()
    lightbox.send({ type: "guest.chose", index: 4 })
    lightbox.send({ type: "guest.zoomed", steps: 2 })
    lightbox.send({ type: "guest.reset" })
    expect(seen(lightbox)).toMatchObject({ index: 4, zoom: 1 })

    lightbox.send({ type: "guest.closed" })

    expect(seen(lightbox).value).toBe("closed")
  })
})
