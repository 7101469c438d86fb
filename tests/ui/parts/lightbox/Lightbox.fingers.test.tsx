import { aPicture } from "#fixtures/builders/a-picture.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { Lightbox } from "#ui/parts/lightbox/Lightbox.tsx"
import { fireEvent, screen } from "@testing-library/react"
import { expect, test } from "vitest"

const pictures = ["one", "two", "three"].map((name) =>
  aPicture({ name, alt: { en: name, bm: name, cn: name }, mirrored: name === "two" }),
)

const drawn = async (start = 0) => {
  await draw(<Lightbox pictures={pictures} start={start} name="Stay" onClose={() => {}} />)
  return screen.getByRole("dialog")
}

const image = () => screen.getAllByRole("img").find((one) => one.getAttribute("alt")) as HTMLElement
const transform = () => image().style.transform
const counter = () => screen.getByRole("status").textContent
const stage = () => image().closest("div") as HTMLElement
const at = (pointerId: number, clientX: number, clientY = 0) => ({ pointerId, clientX, clientY })
const zoomsIn = (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: "+" })

test("a picture that is near is moved by one finger, and not turned", async () => {
  zoomsIn(await drawn())
  expect(stage().getAttribute("data-near")).toBe("true")

  fireEvent.pointerDown(stage(), at(1, 200, 100))
  fireEvent.pointerMove(stage(), at(1, 90, 130))
  fireEvent.pointerMove(stage(), at(1, 80, 135))
  fireEvent.pointerUp(stage(), at(1, 80, 135))

  expect(transform()).toBe("translate(-120px, 35px) scale(1.12)")
  expect(counter()).toBe("Picture 1 of 3")
})

test("a whole picture is not moved by a finger", async () => {
  await drawn()
  expect(stage().getAttribute("data-near")).toBe("false")

  fireEvent.pointerDown(stage(), at(1, 200))
  fireEvent.pointerMove(stage(), at(1, 190, 30))

  expect(transform()).toBe("translate(0px, 0px) scale(1)")
})

test("a finger that was lifted moves nothing any more", async () => {
  zoomsIn(await drawn())
  fireEvent.pointerDown(stage(), at(1, 200))
  fireEvent.pointerUp(stage(), at(1, 200))

  fireEvent.pointerMove(stage(), at(1, 100))

  expect(transform()).toBe("translate(0px, 0px) scale(1.12)")
})

test("two fingers bring the picture nearer and further by how far they are apart", async () => {
  await drawn()
  fireEvent.pointerDown(stage(), at(1, 0, 0))
  fireEvent.pointerDown(stage(), at(2, 30, 40))

  fireEvent.pointerMove(stage(), at(2, 60, 80))
  expect(transform()).toBe("translate(0px, 0px) scale(2)")

  fireEvent.pointerMove(stage(), at(1, 30, 40))
  expect(transform()).toBe("translate(0px, 0px) scale(1)")
})

test("two fingers that part from the same place change nothing", async () => {
  zoomsIn(await drawn())
  fireEvent.pointerDown(stage(), at(1, 10))
  fireEvent.pointerDown(stage(), at(2, 10))

  fireEvent.pointerMove(stage(), at(2, 20))

  expect(transform()).toBe("translate(0px, 0px) scale(1.12)")
})

test("three fingers bring nothing nearer", async () => {
  await drawn()
  fireEvent.pointerDown(stage(), at(1, 0))
  fireEvent.pointerDown(stage(), at(2, 100))
  fireEvent.pointerDown(stage(), at(3, 200))

  fireEvent.pointerMove(stage(), at(2, 200))

  expect(transform()).toBe("translate(0px, 0px) scale(1)")
})

test("a mouse that only passes over the picture is no finger", async () => {
  await drawn()
  fireEvent.pointerMove(stage(), at(1, 100))

  fireEvent.pointerDown(stage(), at(2, 200))
  fireEvent.pointerUp(stage(), at(2, 100))

  expect(counter()).toBe("Picture 2 of 3")
})

test("two fingers do not turn the picture when they are lifted", async () => {
  await drawn()
  fireEvent.pointerDown(stage(), at(1, 0))
  fireEvent.pointerDown(stage(), at(2, 100))
  fireEvent.pointerUp(stage(), at(2, 300))
  fireEvent.pointerUp(stage(), at(1, 300))

  expect(counter()).toBe("Picture 1 of 3")
})

test("one finger turns the picture again after two were there", async () => {
  await drawn()
  fireEvent.pointerDown(stage(), at(1, 0))
  fireEvent.pointerDown(stage(), at(2, 100))
  fireEvent.pointerUp(stage(), at(2, 100))
  fireEvent.pointerUp(stage(), at(1, 0))

  fireEvent.pointerDown(stage(), at(3, 200))
  fireEvent.pointerUp(stage(), at(3, 100))

  expect(counter()).toBe("Picture 2 of 3")
})

test("a swipe to the right turns back", async () => {
  await drawn()
  fireEvent.pointerDown(stage(), at(1, 100))
  fireEvent.pointerUp(stage(), at(1, 151))

  expect(counter()).toBe("Picture 3 of 3")
})

test("a swipe that the browser takes away turns nothing", async () => {
  await drawn()
  fireEvent.pointerDown(stage(), at(1, 200))
  fireEvent.pointerCancel(stage(), at(1, 100))
  fireEvent.pointerUp(stage(), at(1, 50))

  expect(counter()).toBe("Picture 1 of 3")
})

test("a swipe goes on where the finger leaves the picture", async () => {
  await drawn()
  const held: Array<number> = []
  stage().setPointerCapture = (pointerId) => void held.push(pointerId)

  fireEvent.pointerDown(stage(), at(7, 200))

  expect(held).toEqual([7])
})

test("the wheel brings the picture nearer upwards and further downwards", async () => {
  await drawn()
  fireEvent.wheel(stage(), { deltaY: -1 })
  expect(transform()).toBe("translate(0px, 0px) scale(1.12)")

  fireEvent.wheel(stage(), { deltaY: 1 })
  fireEvent.wheel(stage(), { deltaY: 0 })
  expect(transform()).toBe("translate(0px, 0px) scale(0.88)")
  expect(stage().getAttribute("data-near")).toBe("false")
})

test("a double press shows the whole picture again", async () => {
  zoomsIn(await drawn())

  fireEvent.doubleClick(stage())

  expect(transform()).toBe("translate(0px, 0px) scale(1)")
})

test("a mirrored picture is mirrored here too", async () => {
  await drawn(1)

  expect(transform()).toBe("translate(0px, 0px) scale(1) scaleX(-1)")
})
