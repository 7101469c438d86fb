import { useEffect, useRef, type RefObject } from "react"

/** Where the search bar stands in one column: as the styles have it. */
const PHONE = "(max-width: 47.99rem)"

/** Whether the window is that of a phone. */
export const isPhone = (): boolean => typeof matchMedia === "function" && matchMedia(PHONE).matches

/**
 * On a phone the panel of an opened `<details>` covers the window, above everything else of the page.
 * Without scripts it opens in its place.
 */
export const useSheet = (menu: RefObject<HTMLDetailsElement | null>) => {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const details = menu.current
    const sheet = panel.current
    if (!details || !sheet) return undefined
    const follow = () => {
      if (details.open && isPhone()) {
        sheet.popover = "manual"
        sheet.showPopover()
      } else sheet.removeAttribute("popover")
    }
    follow()
    details.addEventListener("toggle", follow)
    return () => details.removeEventListener("toggle", follow)
  }, [menu])
  return panel
}
