import { setTimeout as pause } from "node:timers/promises"
import type { BareBrowser, Session } from "./bare-browser.ts"

/** Slow 4G as Lighthouse has it, and a processor a quarter as fast. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_RATE = 4
const QUIET_MS = 2000
const POLLING_MS = 100
const PATIENCE_MS = 180_000

/** A phone: 390 pixels wide, two device pixels to each. */
const SCREEN = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }

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

type Responded = { readonly requestId: string; readonly type: string }
type Finished = { readonly requestId: string; readonly encodedDataLength: number }

const watchTravel = async (page: Session) => {
  const kinds = new Map<string, string>()
  const under = new Set<string>()
  const travelled: Record<string, { count: number; bytes: number }> = {}
  let lastAt = performance.now()
  const end = (requestId: string): void => {
    under.delete(requestId)
    lastAt = performance.now()
  }
  page.on<Responded>("Network.requestWillBeSent", ({ requestId }) => under.add(requestId))
  page.on<Responded>("Network.responseReceived", ({ requestId, type }) =>
    kinds.set(requestId, type),
  )
  page.on<Responded>("Network.loadingFailed", ({ requestId }) => end(requestId))
  page.on<Finished>("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other"
    const known = travelled[kind] ?? { count: 0, bytes: 0 }
    travelled[kind] = { count: known.count + 1, bytes: known.bytes + encodedDataLength }
    end(requestId)
  })
  await page.send("Network.enable")
  return {
    travelled,
    isQuiet: () => under.size === 0 && performance.now() - lastAt > QUIET_MS,
  }
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

const tracing = async (browser: BareBrowser) => {
  const events: Array<TraceEvent> = []
  const done = Promise.withResolvers<void>()
  browser.on<{ value: ReadonlyArray<TraceEvent> }>("Tracing.dataCollected", ({ value }) => {
    for (const event of value) events.push(event)
  })
  browser.on("Tracing.tracingComplete", () => done.resolve())
  await browser.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES },
  })
  return async () => {
    await browser.send("Tracing.end")
    await done.promise
    return events
  }
}

/** What one load of a page looked like on a slow phone. */
export type Load = Seen & {
  readonly tbt: number
  readonly longest: number
  readonly travelled: Travelled
}

/** What an expression is in the page. */
const valueOf = async <Value>(page: Session, expression: string): Promise<Value> =>
  (
    await page.send<{ result: { value: Value } }>("Runtime.evaluate", {
      expression,
      returnByValue: true,
    })
  ).result.value

const IS_ALIVE =
  'window.seenByBench?.fcp > 0 && document.readyState === "complete" && !("$_TSR" in window)'

/** Waits until the page was painted, its scripts have taken it over, if it has any, and all is quiet. */
const untilQuiet = async (page: Session, isQuiet: () => boolean): Promise<void> => {
  const began = performance.now()
  while (!isQuiet() || !(await valueOf<boolean>(page, IS_ALIVE))) {
    if (performance.now() - began > PATIENCE_MS) throw new Error("The page did not come to rest")
    await pause(POLLING_MS)
  }
}

/** Loads a page for the first time, with an empty cache, on a slow phone over slow 4G. */
export const loadSlowly = async (browser: BareBrowser, address: string): Promise<Load> => {
  const page = await browser.open()
  const { travelled, isQuiet } = await watchTravel(page)
  await page.send("Page.enable")
  await page.send("Network.emulateNetworkConditions", SLOW_4G)
  await page.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE })
  await page.send("Emulation.setDeviceMetricsOverride", SCREEN)
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${watchPaints})()` })
  const traced = await tracing(browser)
  await page.send("Page.navigate", { url: address })
  await untilQuiet(page, isQuiet)
  const seen = await valueOf<Seen | undefined>(page, "window.seenByBench")
  const blocked = blockedIn(await traced())
  await page.close()
  if (!seen) throw new Error("The page was not watched")
  return { ...seen, ...blocked, travelled }
}
