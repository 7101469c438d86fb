import { useDismiss } from "#ui/parts/use-dismiss.ts"
import { fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useRef } from "react"
import { describe, expect, test } from "vitest"

const Menu = () => {
  const menu = useRef<HTMLDetailsElement>(null)
  useDismiss(menu)
  return (
    <main>
      <details ref={menu}>
        <summary>Menu</summary>
        <button type="button">Inside</button>
        <button type="button">Beside it</button>
      </details>
      <button type="button">Outside</button>
    </main>
  )
}

const opened = () => {
  const { unmount } = render(<Menu />)
  const details = document.querySelector("details")!
  details.open = true
  return { details, unmount }
}

const button = (name: string) => screen.getByText(name)

describe("an open menu", () => {
  test("closes after a press elsewhere, and after none inside", async () => {
    const { details } = opened()
    await userEvent.click(button("Inside"))
    expect(details.open).toBe(true)

    await userEvent.click(button("Outside"))
    expect(details.open).toBe(false)
  })

  test("closes on Escape, and gives the focus to what opened it", () => {
    const { details } = opened()

    fireEvent.keyDown(button("Inside"), { key: "Escape" })

    expect(details.open).toBe(false)
    expect(document.activeElement).toBe(button("Menu"))
  })

  test("keeps the Escape that closed it from all around it", () => {
    const { details } = opened()
    const around: Array<string> = []
    const hear = ({ key }: KeyboardEvent) => void around.push(key)
    document.addEventListener("keydown", hear)

    const first = fireEvent.keyDown(button("Inside"), { key: "Escape" })
    const heard = [...around]
    const second = fireEvent.keyDown(button("Inside"), { key: "Escape" })
    document.removeEventListener("keydown", hear)

    expect([first, heard, details.open]).toEqual([false, [], false])
    expect([second, around]).toEqual([true, ["Escape"]])
  })

  test("stays open on any other key", () => {
    const { details } = opened()

    fireEvent.keyDown(button("Inside"), { key: "Enter" })

    expect(details.open).toBe(true)
  })

  test("closes when the focus leaves it, and not when it moves inside or nowhere", () => {
    const { details } = opened()

    fireEvent.focusOut(button("Inside"), { relatedTarget: button("Beside it") })
    fireEvent.focusOut(button("Inside"), { relatedTarget: null })
    expect(details.open).toBe(true)

    fireEvent.focusOut(button("Inside"), { relatedTarget: button("Outside") })
    expect(details.open).toBe(false)
  })

  test.each(["pointerUp", "pointerCancel"] as const)(
    "stays open in the middle of a press, until %s",
    (end) => {
      const { details } = opened()
      const leave = () => fireEvent.focusOut(button("Inside"), { relatedTarget: button("Outside") })

      fireEvent.pointerDown(button("Outside"))
      leave()
      expect(details.open).toBe(true)

      fireEvent[end](button("Outside"))
      leave()
      expect(details.open).toBe(false)
    },
  )

  test("is no more looked after once its page is gone", () => {
    const { details, unmount } = opened()
    const [inside, outside] = [button("Inside"), button("Outside")]
    unmount()
    document.body.append(details)

    fireEvent.click(document.body)
    fireEvent.focusOut(inside, { relatedTarget: outside })
    fireEvent.keyDown(inside, { key: "Escape" })

    details.remove()
    expect(details.open).toBe(true)
  })
})
