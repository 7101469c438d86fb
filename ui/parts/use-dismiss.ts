import { useEffect, type RefObject } from "react"

/** Closes an open `<details>` on Escape, on a press elsewhere, and when the focus leaves it. */
export const useDismiss = (menu: RefObject<HTMLDetailsElement | null>): void => {
  useEffect(() => {
    const details = menu.current
    if (!details) return undefined
    const close = () => details.removeAttribute("open")
    const onPress = ({ target }: Event) => {
      if (!details.contains(target as Node)) close()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !details.contains(relatedTarget as Node)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return
      event.stopPropagation()
      close()
      details.querySelector("summary")?.focus()
    }
    document.addEventListener("pointerdown", onPress)
    details.addEventListener("focusout", onFocusOut)
    details.addEventListener("keydown", onKey)
    return () => {
      document.removeEventListener("pointerdown", onPress)
      details.removeEventListener("focusout", onFocusOut)
      details.removeEventListener("keydown", onKey)
    }
  }, [menu])
}
