import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import type { Browser } from "playwright"
import { launchChromium } from "../support/chromium.ts"
import { startHttp2Proxy } from "../support/http2-proxy.ts"
import { startSite } from "../support/site.ts"
import { median, table, times } from "./figures.ts"
import { handWritten } from "./paint/hand-written.ts"
import { loadSlowly, type Load } from "./paint/slow-phone.ts"

// `npm run bench:paint -- [ROUNDS] [h1|h2|both]`: first paints on a slow phone, beside hand-written
// pages of the same picture and text that the same server gives in the same run, in turn.

const ROUNDS = Number(process.argv[2] ?? 5)
const PROTOCOLS = process.argv[3] ?? "both"
const FOLDER = "hand-written"

type Compared = { readonly name: string; readonly path: string; readonly byHand: string }

const firstPropertyOf = async (address: string): Promise<string> => {
  const results = await fetch(`${address}/properties?where=langkawi`, {
    headers: { accept: "text/html" },
  })
  const path = /href="(\/properties\/[a-z0-9-]+)/.exec(await results.text())?.[1]
  if (path === undefined) throw new Error("The results show no property")
  return path
}

const pagesOf = async (address: string): Promise<ReadonlyArray<Compared>> =>
  [
    ["home", "/"] as const,
    ["results", "/properties?where=langkawi"] as const,
    ["property", await firstPropertyOf(address)] as const,
  ].map(([name, path]) => ({ name, path, byHand: `/${FOLDER}/${name}.html` }))

/** The pages of a build and, beside them, those written by hand, in a folder of their own. */
const writeComparators = async (browser: Browser, build: string): Promise<void> => {
  await using site = await startSite()
  for (const { name, path } of await pagesOf(site.address)) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: "en" })
    await page.goto(site.address + path, { waitUntil: "networkidle" })
    writeFileSync(join(build, "client", FOLDER, `${name}.html`), await handWritten(page))
    await page.close()
  }
}

type Runs = { readonly site: Array<Load>; readonly byHand: Array<Load> }

const measured = async (
  browser: Browser,
  address: string,
  pages: ReadonlyArray<Compared>,
): Promise<ReadonlyMap<string, Runs>> => {
  const runs = new Map(pages.map(({ name }) => [name, { site: [], byHand: [] } as Runs]))
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { name, path, byHand } of pages) {
      const mine = await loadSlowly(browser, address + path)
      const comparator = await loadSlowly(browser, address + byHand)
      // The first round fills what the server keeps.
      if (round === 0) continue
      runs.get(name)?.site.push(mine)
      runs.get(name)?.byHand.push(comparator)
    }
  return runs
}

const middle = (loads: ReadonlyArray<Load>, of: (load: Load) => number): number =>
  median(loads.map(of))

const bytesOf = (loads: ReadonlyArray<Load>, kind: string): string => {
  const { count, bytes } = loads.at(-1)?.travelled[kind] ?? { count: 0, bytes: 0 }
  return `${(bytes / 1000).toFixed(1)} in ${count}`
}

const all = ({ travelled }: Load): number =>
  Object.values(travelled).reduce((sum, { count }) => sum + count, 0)

const rowsOf = (name: string, { site, byHand }: Runs) => {
  const row = (label: string, loads: ReadonlyArray<Load>) => [
    `${name} ${label}`,
    middle(loads, ({ lcp }) => lcp).toFixed(0),
    loads.at(-1)?.lcpElement ?? "",
    middle(loads, ({ fcp }) => fcp).toFixed(0),
    middle(loads, ({ tbt }) => tbt).toFixed(0),
    middle(loads, ({ longest }) => longest).toFixed(0),
    middle(loads, ({ cls }) => cls).toFixed(3),
    middle(loads, all).toFixed(0),
    ...["Document", "Stylesheet", "Script", "Font", "Image"].map((kind) => bytesOf(loads, kind)),
  ]
  const ratio = middle(site, ({ lcp }) => lcp) / middle(byHand, ({ lcp }) => lcp)
  return [row("site", site), row("by hand", byHand), [`${name} ratio of LCP`, times(ratio)]]
}

const HEAD = ["", "LCP ms", "of", "FCP ms", "TBT ms", "longest", "CLS", "requests"]
const KINDS = ["HTML KB", "CSS KB", "scripts KB", "fonts KB", "pictures KB"]

const report = (protocol: string, runs: ReadonlyMap<string, Runs>): void =>
  table(`Slow 4G, processor / 4, ${protocol}: medians of ${ROUNDS}`, [
    [...HEAD, ...KINDS],
    ...[...runs].flatMap(([name, one]) => rowsOf(name, one)),
  ])

const browser = await launchChromium(["--ignore-certificate-errors"])
// Beside the packages, where the program that draws pages finds them.
const folder = mkdtempSync(join("node_modules", ".cache", "paint-"))
const build = resolve(folder, "dist")
try {
  cpSync("dist", build, { recursive: true })
  mkdirSync(join(build, "client", FOLDER), { recursive: true })
  await writeComparators(browser, build)
  await using site = await startSite({}, ["tests/support/serve-build.ts", build])
  const pages = await pagesOf(site.address)
  if (PROTOCOLS !== "h2") report("HTTP/1.1", await measured(browser, site.address, pages))
  if (PROTOCOLS !== "h1") {
    const proxy = await startHttp2Proxy(site.address)
    report("HTTP/2 behind a proxy", await measured(browser, proxy.address, pages))
    proxy.stop()
  }
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}
