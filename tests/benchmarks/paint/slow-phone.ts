import type { Browser, CDPSession, Page } from "playwright"

/** Slow 4G as Lighthouse has it, and a processor a quarter as fast. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_RATE = 4
const QUIET_MS = 1500
const PATIENCE_MS = 180_000

/** A phone: 390 pixels wide, two device pixels to each. */
const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }

type Entry = { readonly startTime: number }

type Seen = {
  readonly lcp: number
  readonly lcpElement: string
  readonly fcp: number
  readonly cls: number
}

declare global {
  interface Window {
    seenByBench?: { lcp: number; lcpElement: string; fcp: number; cls: number }
  }
}

/** Runs in the page, before anything of it: writes down what the browser says of its paints. */
const watchPaints = (): void => {
  const seen = { lcp: 0, lcpElement: "", fcp: 0, cls: 0 }
  window.seenByBench = seen
  const watch = <One extends Entry>(type: string, take: (one: One) => void) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((one) => take(one as never)),
    ).observe({ type, buffered: true })
  watch<Entry & { element: Element | null }>("largest-contentful-paint", (one) => {
    seen.lcp = one.startTime
    seen.lcpElement = one.element?.localName ?? ""
  })
  watch<Entry & { name: string }>("paint", (one) => {
    if (one.name === "first-contentful-paint") seen.fcp = one.startTime
  })
  watch<Entry & { value: number; hadRecentInput: boolean }>("layout-shift", (one) => {
    if (!one.hadRecentInput) seen.cls += one.value
  })
}

/** What travelled for a page, by its kind. */
export type Travelled = Readonly<Record<string, { readonly count: number; readonly bytes: number }>>

const countTravel = async (network: CDPSession): Promise<() => Travelled> => {
  const kinds = new Map<string, string>()
  const travelled: Record<string, { count: number; bytes: number }> = {}
  network.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type))
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other"
    const known = travelled[kind] ?? { count: 0, bytes: 0 }
    travelled[kind] = { count: known.count + 1, bytes: known.bytes + encodedDataLength }
  })
  await network.send("Network.enable")
  return () => travelled
}

type TraceEvent = {
  readonly name: string
  readonly ts: number
  readonly tdur?: number
  readonly dur?: number
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly name?: string; readonly data?: { readonly isMainFrame?: boolean } }
}

/** What of each long task is above 50 ms after the first paint, by its thread's processor time. */
const blockedIn = (events: ReadonlyArray<TraceEvent>): { tbt: number; longest: number } => {
  const paint = events.find(({ name }) => name === "firstContentfulPaint")
  if (!paint) throw new Error("The trace has no first paint")
  const tasks = events
    .filter(({ name, pid, tid }) => name === "RunTask" && pid === paint.pid && tid === paint.tid)
    .filter(({ ts }) => ts >= paint.ts)
    .map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000)
  return {
    tbt: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    longest: Math.max(0, ...tasks),
  }
}

const CATEGORIES = ["toplevel", "loading", "disabled-by-default-devtools.timeline"]

const tracing = async (browser: Browser) => {
  const session = await browser.newBrowserCDPSession()
  const events: Array<TraceEvent> = []
  session.on("Tracing.dataCollected", ({ value }) =>
    events.push(...(value as never as ReadonlyArray<TraceEvent>)),
  )
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES },
  })
  return async () => {
    const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve))
    await session.send("Tracing.end")
    await done
    await session.detach()
    return events
  }
}

/** What one load of a page looked like on a slow phone. */
export type Load = Seen & {
  readonly tbt: number
  readonly longest: number
  readonly travelled: Travelled
}

/** Waits until the page was painted, its scripts have taken it over, if it has any, and all is quiet. */
const untilQuiet = async (page: Page): Promise<void> => {
  const isAlive = () =>
    (window.seenByBench?.fcp ?? 0) > 0 && document.readyState === "complete" && !("$_TSR" in window)
  await page.waitForFunction(isAlive, undefined, { timeout: PATIENCE_MS, polling: 100 })
  await page.waitForLoadState("networkidle", { timeout: PATIENCE_MS })
  await page.waitForTimeout(QUIET_MS)
}

/** Loads a page for the first time, with an empty cache, on a slow phone over slow 4G. */
export const loadSlowly = async (browser: Browser, address: string): Promise<Load> => {
  const context = await browser.newContext({ ...SCREEN, locale: "en", ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const travelled = await countTravel(session)
  await session.send("Network.emulateNetworkConditions", SLOW_4G)
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE })
  await page.addInitScript(watchPaints)
  const traced = await tracing(browser)
  await page.goto(address, { waitUntil: "load", timeout: PATIENCE_MS })
  await untilQuiet(page)
  const seen = await page.evaluate(() => window.seenByBench)
  const blocked = blockedIn(await traced())
  await context.close()
  if (!seen) throw new Error("The page was not watched")
  return { ...seen, ...blocked, travelled: travelled() }
}
