import { useEffect, type RefObject } from "react"

const presses = ["pointerdown", "pointerup", "pointercancel"] as const

/**
 * Closes an open `<details>` on Escape, after a press elsewhere, and when the focus leaves it. Never
 * in the middle of a press: what moves up under the finger would not be what was pressed.
 */
export const useDismiss = (menu: RefObject<HTMLDetailsElement | null>): void => {
  useEffect(() => {
    const details = menu.current
    if (!details) return undefined
    const close = () => details.removeAttribute("open")
    let isPressed = false
    const onPress = ({ type }: Event) => {
      isPressed = type === "pointerdown"
    }
    // What was pressed inside may be gone from the page by now; where the press came by stays known.
    const onClick = (event: Event) => {
      if (!event.composedPath().includes(details)) close()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !isPressed && !details.contains(relatedTarget as Node)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return
      event.stopPropagation()
      // A dialog around it stays open.
      event.preventDefault()
      close()
      details.querySelector("summary")?.focus()
    }
    for (const press of presses) document.addEventListener(press, onPress)
    document.addEventListener("click", onClick)
    details.addEventListener("focusout", onFocusOut)
    details.addEventListener("keydown", onKey)
    return () => {
      for (const press of presses) document.removeEventListener(press, onPress)
      document.removeEventListener("click", onClick)
      details.removeEventListener("focusout", onFocusOut)
      details.removeEventListener("keydown", onKey)
    }
  }, [menu])
}
