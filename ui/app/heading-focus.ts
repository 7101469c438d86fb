import type { AnyRouter } from "@tanstack/react-router"

const focus = (element: HTMLElement): void => element.focus({ preventScroll: true })

/**
 * Puts the focus on the page's heading, and on the next one where the page is drawn in steps; until
 * the guest presses anything, or the page puts the focus somewhere itself. Keys that scroll a heading
 * away leave the focus on it, and it goes on to the next.
 */
const focusHeading = (page: HTMLElement): (() => void) => {
  const look = () => {
    const heading = page.querySelector("h1")
    const focused = document.activeElement
    if (!heading || (focused !== document.body && focused !== page)) return
    heading.setAttribute("tabindex", "-1")
    focus(heading)
  }
  const drawn = new MutationObserver(look)
  const pressed = new AbortController()
  const end = () => {
    drawn.disconnect()
    pressed.abort()
  }
  focus(page)
  look()
  drawn.observe(page, { childList: true, subtree: true })
  const press = (event: Event): void => {
    const isOnHeading = document.activeElement?.matches("h1") ?? false
    const scrolls = event instanceof KeyboardEvent && event.key !== "Tab"
    if (!isOnHeading || !scrolls) end()
  }
  for (const kind of ["keydown", "pointerdown"])
    addEventListener(kind, press, { capture: true, signal: pressed.signal })
  return end
}

/** After another page has come, the keyboard and a screen reader begin at its heading. */
export const focusHeadings = (router: AnyRouter): void => {
  let before: Element | null = null
  let end = (): void => {}
  router.subscribe("onBeforeNavigate", () => {
    end()
    before = document.activeElement
  })
  router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    const page = document.querySelector("main")
    const focused = document.activeElement
    const isChosen = focused !== before && focused !== document.body
    if (page && fromLocation && pathChanged && !isChosen) end = focusHeading(page)
  })
}
