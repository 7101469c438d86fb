/** Does something once the browser has nothing better to do, and at the latest after two seconds. */
export const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 1000)
}
