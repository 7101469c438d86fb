import { draw } from "#tests/ui/support/stage.tsx"
import CropDialog from "#ui/screens/profile/CropDialog.tsx"
import { fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

/** A picture that is wider than high, with room to the sides alone. */
const wide = { width: 400, height: 200, close: vi.fn<() => void>() }

const drawImage = vi.fn<(...drawn: ReadonlyArray<unknown>) => void>()
const file = new File(["jpeg"], "me.jpg")

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ drawImage } as never)
  vi.stubGlobal("createImageBitmap", async () => wide)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  drawImage.mockClear()
  wide.close.mockClear()
})

const opens = async (onCut = (_: Uint8Array) => {}, onClose = () => {}) => {
  const drawn = await draw(<CropDialog file={file} onClose={onClose} onCut={onCut} />)
  return { ...drawn, canvas: screen.queryByRole("img", { name: "Preview of your picture" }) }
}

/** The square that was drawn last, in the picture's own pixels. */
const square = () => {
  const [, left, top, side] = drawImage.mock.lastCall ?? []
  return [left, top, side]
}

const isThere = async () => {
  await expect.poll(() => drawImage.mock.calls.length).toBe(1)
}

const slide = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("slider", { name }), { target: { value } })

describe("the frame of a picture", () => {
  it("says how it is used", async () => {
    await opens()

    const dialog = within(screen.getByRole("dialog", { name: "Crop your picture" }))
    expect(dialog.getByText("Drag the picture, or use the sliders.")).toBeTruthy()
  })

  it("begins with the whole middle, as large as it is sent", async () => {
    const { canvas } = await opens()
    await isThere()

    expect(drawImage.mock.lastCall).toEqual([wide, 100, 0, 200, 200, 0, 0, 512, 512])
    expect(vi.mocked(HTMLCanvasElement.prototype.getContext).mock.lastCall).toEqual(["2d"])
    expect(canvas).toMatchObject({ width: 512, height: 512 })
    expect(
      ["Zoom", "Left and right", "Up and down"].map(
        (name) => screen.getByRole<HTMLInputElement>("slider", { name }).value,
      ),
    ).toEqual(["0", "50", "50"])
  })

  it("follows each slider, and keeps what the others say", async () => {
    await opens()
    await isThere()

    slide("Left and right", "75")
    expect(square()).toEqual([150, 0, 200])

    slide("Zoom", "100")
    expect(square()).toEqual([262.5, 75, 50])

    slide("Up and down", "20")
    expect(square()).toEqual([262.5, 30, 50])
  })

  it("has sliders from one end to the other", async () => {
    await opens()

    expect(screen.getByRole("slider", { name: "Zoom" })).toMatchObject({ min: "0", max: "100" })
  })

  it("follows a finger that drags it", async () => {
    const { canvas } = await opens()
    await isThere()
    vi.spyOn(canvas ?? document.body, "clientWidth", "get").mockReturnValue(200)
    slide("Zoom", "100")
    expect(square()).toEqual([175, 75, 50])

    const move = { buttons: 1, movementX: 100, movementY: -40 }
    fireEvent(canvas ?? document, new PointerEvent("pointermove", { bubbles: true, ...move }))

    expect(square()).toEqual([150, 85, 50])
  })

  it("stays where it is while a mouse only passes over it", async () => {
    const { canvas } = await opens()
    await isThere()

    const move = { buttons: 0, movementX: 50, movementY: 0 }
    fireEvent(canvas ?? document, new PointerEvent("pointermove", { bubbles: true, ...move }))

    expect(drawImage.mock.calls.length).toBe(1)
  })

  it("keeps a finger that leaves it while it drags", async () => {
    const { canvas } = await opens()
    const captured: Array<number> = []
    const setPointerCapture = (id: number) => void captured.push(id)
    Object.assign(canvas ?? {}, { setPointerCapture })

    fireEvent(canvas ?? document, new PointerEvent("pointerdown", { bubbles: true, pointerId: 7 }))

    expect(captured).toEqual([7])
  })

  it("is cut out as a JPEG when the guest uses it", async () => {
    const asked: Array<ReadonlyArray<unknown>> = []
    vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((give, ...how) => {
      asked.push(how)
      give(new Blob([new Uint8Array([7, 8])]))
    })
    const cuts: Array<ReadonlyArray<number>> = []
    await opens((cut) => cuts.push([...cut]))
    await isThere()

    await userEvent.click(screen.getByRole("button", { name: "Use this picture" }))

    await expect.poll(() => cuts).toEqual([[7, 8]])
    expect(asked).toEqual([["image/jpeg", 0.9]])
  })

  it("is said to be no picture where the browser cannot write it", async () => {
    vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((give) => give(null))
    await opens(() => expect.fail("Nothing is to be sent"))
    await isThere()

    await userEvent.click(screen.getByRole("button", { name: "Use this picture" }))

    expect((await screen.findByRole("status")).textContent).toBe(
      "This file is not a JPEG, PNG or WebP picture.",
    )
    expect(screen.queryByRole("button", { name: "Use this picture" })).toBeNull()
  })

  it.each(["Not now", "Close"])("is left by “%s”", async (name) => {
    const onClose = vi.fn<() => void>()
    await opens(() => {}, onClose)

    await userEvent.click(screen.getByRole("button", { name }))

    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

describe("a file that is read", () => {
  it("cannot be used or dragged before it is there", async () => {
    vi.stubGlobal("createImageBitmap", () => new Promise(() => {}))
    const { canvas } = await opens()

    const move = { buttons: 1, movementX: 50, movementY: 0 }
    fireEvent(canvas ?? document, new PointerEvent("pointermove", { bubbles: true, ...move }))

    expect(screen.getByRole("button", { name: "Use this picture" })).toHaveProperty(
      "disabled",
      true,
    )
    expect(drawImage).not.toHaveBeenCalled()
  })

  it("is said to be no picture where it is none", async () => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")))
    await opens()

    expect((await screen.findByRole("status")).textContent).toBe(
      "This file is not a JPEG, PNG or WebP picture.",
    )
    expect(screen.queryByRole("button", { name: "Use this picture" })).toBeNull()
  })

  it("is closed where the guest left before it was there", async () => {
    const reading = Promise.withResolvers<typeof wide>()
    vi.stubGlobal("createImageBitmap", () => reading.promise)
    const { unmount } = await opens()

    unmount()
    reading.resolve(wide)

    await expect.poll(() => wide.close.mock.calls.length).toBe(1)
  })

  it("is kept while the guest frames it", async () => {
    await opens()
    await isThere()

    expect(wide.close).not.toHaveBeenCalled()
  })
})
