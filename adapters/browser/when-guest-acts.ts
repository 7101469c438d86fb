import { whenIdle } from "./when-idle.ts"

/** What a guest does with a page before anything else can be asked of it. */
const ACTS = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll", "focusin"] as const

/** Does something once the guest has begun to use the page and the browser is idle. */
export const whenGuestActs = (work: () => void): void => {
  const waiting = new AbortController()
  const begin = (): void => {
    waiting.abort()
    whenIdle(work)
  }
  for (const act of ACTS)
    addEventListener(act, begin, { capture: true, passive: true, signal: waiting.signal })
}
