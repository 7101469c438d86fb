import type { StartFiles } from "./build-files.ts"

/** What a page starts with: its files and its font. */
export type PageStart = StartFiles & { readonly font: string }

/**
 * Starts a page once the guest sees it: after the first paint and the first picture, or as soon as the
 * guest acts. Then come its scripts and its font, and after the font what lies far below, with its
 * pictures: what travels before takes the connection and the processor from the first picture.
 * It travels in the page as its own text, so it may use nothing but its arguments and the browser.
 */
export const startWhenPainted = ({ entry, scripts, styles, font }: PageStart): void => {
  const mostMs = 3000
  const mostOfFontMs = 1000
  const page = document.documentElement
  // oxlint-disable-next-line no-restricted-globals -- a text in the page can be given no adapter
  const visit = () => sessionStorage
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
  const showFar = (): void => page.setAttribute("data-far", "")
  // Where a page may not use the storage, or the font does not come, it keeps the font it has.
  const showFont = async (): Promise<void> => {
    if ((await document.fonts.load(`1rem "${font}"`)).length === 0) return
    page.setAttribute("data-font", "")
    visit().setItem("font", "")
  }
  const showFontAgain = async (): Promise<void> => {
    if (visit().getItem("font") !== null) await showFont()
  }
  let hasBegun = false
  const begin = (): void => {
    if (hasBegun) return
    hasBegun = true
    const afterFont = (): void => void setTimeout(showFar)
    showFont().then(afterFont, afterFont)
    setTimeout(showFar, mostOfFontMs)
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
  const once = { capture: true, once: true, passive: true }
  for (const act of ["pointerdown", "touchstart", "keydown"]) addEventListener(act, begin, once)
  for (const act of ["scroll", "keydown"]) addEventListener(act, showFar, once)
  showFontAgain().catch(() => {})
  setTimeout(begin, mostMs)
  // A page in the background is not painted.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) begin()
  else new PerformanceObserver(afterPicture).observe({ type: "paint", buffered: true })
}
