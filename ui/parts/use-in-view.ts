import { useEffect, type RefObject } from "react"

/**
 * Scrolls an opened `<details>` into view, and again once its content has loaded: on a laptop it may
 * open below the window's edge.
 */
export const useInView = (menu: RefObject<HTMLDetailsElement | null>): void => {
  useEffect(() => {
    const details = menu.current
    const panel = details?.querySelector("summary + *")
    if (!details || !panel || typeof ResizeObserver === "undefined") return undefined
    const grown = new ResizeObserver(() => {
      if (details.open) panel.scrollIntoView({ block: "nearest", inline: "nearest" })
    })
    grown.observe(panel)
    return () => grown.disconnect()
  }, [menu])
}
