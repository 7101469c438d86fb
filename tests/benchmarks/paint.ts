import type { Browser } from "playwright"
import { launchChromium } from "../support/chromium.ts"
import { startProxy } from "../support/proxy.ts"
import { startSite } from "../support/site.ts"
import { median, table, times } from "./figures.ts"
import { handWritten } from "./paint/hand-written.ts"
import { startBareBrowser, type BareBrowser } from "./paint/bare-browser.ts"
import { loadSlowly, type Load } from "./paint/slow-phone.ts"

// `npm run bench:paint -- [ROUNDS] [h1|h2|both] [BUILD]`: first paints on a slow phone, beside hand-written
// pages of the same picture and text that the same proxy gives in the same run, in turn;
// and beside another build, if the folder of one is given.

const ROUNDS = Number(process.argv[2] ?? 5)
const PROTOCOLS = process.argv[3] ?? "both"
const OTHER_BUILD = process.argv[4]
const FOLDER = "hand-written"
const NAMES = { h1: "HTTP/1.1", h2: "HTTP/2" } as const

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

/** What somebody would write by hand to show the same, by its path. */
const comparators = async (browser: Browser, address: string, pages: ReadonlyArray<Compared>) => {
  const written = new Map<string, string>()
  for (const { path, byHand } of pages) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: "en" })
    await page.goto(address + path, { waitUntil: "networkidle" })
    written.set(byHand, await handWritten(page))
    await page.close()
  }
  return written
}

/** One way to see a page: from this build, from the one before, or written by hand. */
type Variant = { readonly label: string; readonly addressOf: (page: Compared) => string }

type Runs = ReadonlyMap<string, Array<Load>>

const measured = async (
  browser: BareBrowser,
  pages: ReadonlyArray<Compared>,
  variants: ReadonlyArray<Variant>,
): Promise<Runs> => {
  const runs = new Map<string, Array<Load>>()
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const page of pages)
      for (const { label, addressOf } of variants) {
        const load = await loadSlowly(browser, addressOf(page))
        // The first round fills what the server keeps.
        if (round === 0) continue
        const name = `${page.name} ${label}`
        runs.set(name, [...(runs.get(name) ?? []), load])
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

const HEAD = ["", "LCP ms", "/ by hand", "of", "FCP ms", "TBT ms", "longest", "CLS", "requests"]
const KINDS = ["Document", "Stylesheet", "Script", "Font", "Image"]

const rowOf = (name: string, loads: ReadonlyArray<Load>, byHand: ReadonlyArray<Load>) => [
  name,
  middle(loads, ({ lcp }) => lcp).toFixed(0),
  times(middle(loads, ({ lcp }) => lcp) / middle(byHand, ({ lcp }) => lcp)),
  loads.at(-1)?.lcpElement ?? "",
  middle(loads, ({ fcp }) => fcp).toFixed(0),
  middle(loads, ({ tbt }) => tbt).toFixed(0),
  middle(loads, ({ longest }) => longest).toFixed(0),
  middle(loads, ({ cls }) => cls).toFixed(3),
  middle(loads, all).toFixed(0),
  ...KINDS.map((kind) => bytesOf(loads, kind)),
]

const report = (protocol: string, runs: Runs): void =>
  table(`Slow 4G, processor / 4, ${protocol}: medians of ${ROUNDS}, KB by kind`, [
    [...HEAD, ...KINDS],
    ...[...runs].map(([name, loads]) =>
      rowOf(name, loads, runs.get(`${name.split(" ")[0]} by hand`) ?? []),
    ),
  ])

const FLAGS = ["--ignore-certificate-errors"]
const browser = await launchChromium(FLAGS)
const phone = await startBareBrowser(FLAGS)
try {
  await using site = await startSite()
  const other = OTHER_BUILD
    ? await startSite({}, ["tests/support/serve-build.ts", OTHER_BUILD])
    : null
  const pages = await pagesOf(site.address)
  const byHand = await comparators(browser, site.address, pages)
  for (const protocol of ["h1", "h2"] as const) {
    if (PROTOCOLS !== "both" && PROTOCOLS !== protocol) continue
    const proxy = await startProxy(site.address, protocol, byHand)
    const before = other && (await startProxy(other.address, protocol, new Map()))
    const variants = [
      { label: "by hand", addressOf: (page: Compared) => proxy.address + page.byHand },
      { label: "site", addressOf: (page: Compared) => proxy.address + page.path },
      ...(before
        ? [{ label: "other build", addressOf: (page: Compared) => before.address + page.path }]
        : []),
    ]
    report(NAMES[protocol], await measured(phone, pages, variants))
    proxy.stop()
    before?.stop()
  }
  await other?.stop()
} finally {
  await phone.close()
  await browser.close()
}
