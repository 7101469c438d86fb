import { useEffect, useState, type RefObject } from "react"

/** Whether a `<details>` is open, also one that was opened before the scripts of the page came. */
export const useIsOpen = (menu: RefObject<HTMLDetailsElement | null>): boolean => {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const details = menu.current
    if (!details) return undefined
    const look = () => setIsOpen(details.open)
    look()
    details.addEventListener("toggle", look)
    return () => details.removeEventListener("toggle", look)
  }, [menu])
  return isOpen
}
