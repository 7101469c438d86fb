import type { StartFiles } from "./build-files.ts"

/**
 * Starts a page's scripts once the guest sees it: after the first paint and the first picture, or as
 * soon as the guest acts. Scripts that travel before take the connection and the processor from both.
 * It travels in the page as its own text, so it may use nothing but its arguments and the browser.
 */
export const startWhenPainted = ({ entry, scripts, styles }: StartFiles): void => {
  const mostMs = 3000
  const link = (rel: string, href: string) =>
    Object.assign(document.createElement("link"), { rel, href })
  // The page has these styles in it: whoever looks for their sheets finds them and asks for none.
  for (const href of styles) {
    const sheet = document.createElement("link")
    sheet.setAttribute("disabled", "")
    document.head.append(Object.assign(sheet, { rel: "stylesheet", href }))
  }
  const run = (): void => {
    const script = document.createElement("script")
    document.head.append(Object.assign(script, { type: "module", src: entry }))
  }
  let hasBegun = false
  const begin = (): void => {
    if (hasBegun) return
    hasBegun = true
    for (const href of scripts) document.head.append(link("modulepreload", href))
    // A script that is added runs as soon as it is there; it reads facts at the end of the page.
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", run, { once: true })
    else run()
  }
  const afterPicture = (): void => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    if (!picture && document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", afterPicture, { once: true })
    else if (!picture || picture.complete) begin()
    else for (const end of ["load", "error"]) picture.addEventListener(end, begin, { once: true })
  }
  for (const act of ["pointerdown", "touchstart", "keydown"])
    addEventListener(act, begin, { capture: true, once: true, passive: true })
  setTimeout(begin, mostMs)
  // A page in the background is not painted.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) begin()
  else new PerformanceObserver(afterPicture).observe({ type: "paint", buffered: true })
}
