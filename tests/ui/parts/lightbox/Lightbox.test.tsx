import { fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, test, vi } from "vitest"
import { Lightbox } from "#ui/parts/lightbox/Lightbox.tsx"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const pictures = ["one", "two", "three"].map((name) =>
  aPicture({ name, alt: { en: `Picture of ${name}`, bm: name, cn: name } }),
)

const open = async (start = 0) => {
  const onClose = vi.fn<() => void>()
  await draw(<Lightbox pictures={pictures} start={start} name="Stay" onClose={onClose} />)
  return { onClose, user: userEvent.setup() }
}

const shown = () => screen.getAllByRole("img").find((image) => image.getAttribute("alt"))
const zoom = () => Number(/scale\(([\d.]+)\)/.exec(shown()?.getAttribute("style") ?? "")?.[1])

describe("the lightbox", () => {
  test("opens at the picture that it is told and counts it", async () => {
    await open(1)

    expect(screen.getByRole("status").textContent).toBe("Picture 2 of 3")
    expect(shown()?.getAttribute("alt")).toBe("Picture of two")
  })

  test("is turned by arrow keys, by buttons and by its small pictures", async () => {
    const { user } = await open()
    const dialog = screen.getByRole("dialog")
    fireEvent.keyDown(dialog, { key: "ArrowLeft" })
    expect(shown()?.getAttribute("alt")).toBe("Picture of three")

    await user.click(screen.getByRole("button", { name: "Next picture" }))
    expect(shown()?.getAttribute("alt")).toBe("Picture of one")

    await user.click(screen.getByRole("button", { name: "Picture 2: Picture of two" }))
    expect(shown()?.getAttribute("alt")).toBe("Picture of two")
  })

  test(
    "zooms by 0.12 a step with keys, buttons and wheel, and back to the whole with 0",
    { tags: "§9.8" },
    async () => {
      const { user } = await open()
      const dialog = screen.getByRole("dialog")
      fireEvent.keyDown(dialog, { key: "+" })
      await user.click(screen.getByRole("button", { name: "Zoom in" }))
      expect(zoom()).toBe(1.24)

      fireEvent.wheel(shown() as HTMLElement, { deltaY: 100 })
      fireEvent.keyDown(dialog, { key: "-" })
      fireEvent.keyDown(dialog, { key: "-" })
      expect(zoom()).toBe(0.88)

      fireEvent.keyDown(dialog, { key: "0" })
      expect(zoom()).toBe(1)
    },
  )

  test("turns on a swipe of more than 50 pixels", async () => {
    await open()
    const stage = shown() as HTMLElement
    const swipe = (to: number) => {
      fireEvent.pointerDown(stage, { pointerId: 1, clientX: 200, clientY: 0 })
      fireEvent.pointerUp(stage, { pointerId: 1, clientX: to, clientY: 0 })
    }
    swipe(150)
    expect(screen.getByRole("status").textContent).toBe("Picture 1 of 3")

    swipe(149)
    expect(screen.getByRole("status").textContent).toBe("Picture 2 of 3")
  })

  test("comes nearer as two fingers part", async () => {
    await open()
    const stage = shown() as HTMLElement
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 100, clientY: 0 })
    fireEvent.pointerDown(stage, { pointerId: 2, clientX: 200, clientY: 0 })

    fireEvent.pointerMove(stage, { pointerId: 2, clientX: 300, clientY: 0 })

    expect(zoom()).toBe(2)
  })

  test("closes by its button", async () => {
    const { user, onClose } = await open()

    await user.click(screen.getByRole("button", { name: "Close" }))

    expect(onClose).toHaveBeenCalledOnce()
  })
})
