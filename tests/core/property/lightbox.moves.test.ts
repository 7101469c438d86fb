import { lightboxMachine, type LightboxEvent } from "#core/property/lightbox.machine.ts"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"

const PICTURES = 5

const after = (...events: ReadonlyArray<LightboxEvent>) => {
  const lightbox = createActor(lightboxMachine, { input: { pictures: PICTURES } }).start()
  for (const event of events) lightbox.send(event)
  const { value, context } = lightbox.getSnapshot()
  return { value, ...context }
}
const opened = (index = 0): LightboxEvent => ({ type: "guest.opened", index })
const zoomed = (steps: number): LightboxEvent => ({ type: "guest.zoomed", steps })
const moved = (right: number, down: number): LightboxEvent => ({ type: "guest.moved", right, down })

const whole = { zoom: 1, right: 0, down: 0 }

describe("before it is opened", () => {
  it("knows how many pictures there are, and shows the first of them whole", () => {
    expect(after()).toEqual({ value: "closed", pictures: PICTURES, index: 0, ...whole })
  })

  it.each<LightboxEvent>([
    { type: "guest.turned", by: 1 },
    { type: "guest.chose", index: 2 },
    { type: "guest.swiped", pixels: -90 },
    zoomed(3),
    { type: "guest.pinched", factor: 2 },
    moved(5, 5),
    { type: "guest.reset" },
    { type: "guest.closed" },
  ])("hears nothing of %j", (event) => {
    expect(after(event)).toEqual({ value: "closed", pictures: PICTURES, index: 0, ...whole })
  })
})

describe("turning", () => {
  it("goes to the next and the one before, round the row", () => {
    expect(after(opened(4), { type: "guest.turned", by: 1 }).index).toBe(0)
    expect(after(opened(0), { type: "guest.turned", by: -1 }).index).toBe(4)
  })

  it("swipes to the left for the next, to the right for the one before, and stays on a short one", () => {
    const swiped = (pixels: number) => after(opened(2), { type: "guest.swiped", pixels }).index

    expect([-51, -50, 50, 51].map(swiped)).toEqual([3, 2, 2, 1])
  })

  it("goes straight to a chosen picture, before or behind, and shows it whole", () => {
    const chosen = (index: number) =>
      after(opened(2), zoomed(2), moved(4, 6), { type: "guest.chose", index })

    expect(chosen(0)).toMatchObject({ index: 0, ...whole })
    expect(chosen(4)).toMatchObject({ index: 4, ...whole })
  })

  it("opens another picture after the first was closed", () => {
    expect(after(opened(3), { type: "guest.closed" }, opened(1))).toMatchObject({
      value: "open",
      index: 1,
      ...whole,
    })
  })
})

describe("looking closer", () => {
  it("adds one move to another, in both directions", () => {
    expect(after(opened(), zoomed(1), moved(30, 20), moved(-10, 5))).toMatchObject({
      right: 20,
      down: 25,
    })
  })

  it("drags a near picture sideways with a swipe, and turns no page", () => {
    const swiped: LightboxEvent = { type: "guest.swiped", pixels: -80 }

    expect(after(opened(2), zoomed(1), swiped, swiped)).toMatchObject({ index: 2, right: -160 })
  })

  it("does not move a picture that is whole or smaller", () => {
    expect(after(opened(), moved(9, 9))).toMatchObject(whole)
    expect(after(opened(), zoomed(-1), moved(9, 9))).toMatchObject({
      zoom: 0.88,
      right: 0,
      down: 0,
    })
  })

  it("keeps its place while it comes nearer still", () => {
    expect(after(opened(), zoomed(1), moved(30, 20), zoomed(1))).toMatchObject({
      zoom: 1.24,
      right: 30,
      down: 20,
    })
  })

  it("is centred as soon as it is whole again, and not before", () => {
    const near = [opened(), zoomed(2), moved(30, 20)] as const

    expect(after(...near, zoomed(-1))).toMatchObject({ zoom: 1.12, right: 30, down: 20 })
    expect(after(...near, zoomed(-2))).toMatchObject(whole)
    expect(after(...near, { type: "guest.pinched", factor: 0.1 })).toMatchObject({
      zoom: 0.124,
      right: 0,
      down: 0,
    })
  })

  it("comes nearer as fingers part", () => {
    expect(after(opened(), { type: "guest.pinched", factor: 2 }).zoom).toBe(2)
  })

  it("is whole again, with its picture kept, when it is reset", () => {
    expect(after(opened(2), zoomed(3), moved(7, 8), { type: "guest.reset" })).toMatchObject({
      value: "open",
      index: 2,
      ...whole,
    })
  })

  it("is whole when it is closed, at the picture last seen", () => {
    expect(after(opened(2), zoomed(3), moved(7, 8), { type: "guest.closed" })).toEqual({
      value: "closed",
      pictures: PICTURES,
      index: 2,
      ...whole,
    })
  })
})
