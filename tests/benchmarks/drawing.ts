import { median, ms, table } from "./figures.ts"
import { pageDrawer, type NamedPage } from "./paint/drawn-pages.ts"
import { profiled } from "./paint/profile.ts"

// `npm run bench:drawing -- [ROUNDS] [functions]`: the processor time of drawing a page that nobody
// asked for before, and which part of the program takes how much of it. It needs `npm run build`.

const ROUNDS = Number(process.argv[2] ?? 5)
const withFunctions = process.argv.includes("functions")
const PAGES = 100
const WARM_UP = 150

const { pages, draw } = await pageDrawer()

const drawn = async ({ path }: NamedPage, packed: boolean, count: number): Promise<number> => {
  const before = process.cpuUsage()
  for (let page = 0; page < count; page += 1) await draw(path, packed)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / count
}

for (const page of pages) {
  await drawn(page, true, WARM_UP)
  await drawn(page, false, WARM_UP)
}

const figures = new Map(
  pages.map(({ name }) => [
    name,
    { packed: [], plain: [] } as Record<"packed" | "plain", Array<number>>,
  ]),
)
for (let round = 0; round < ROUNDS; round += 1)
  for (const page of pages) {
    figures.get(page.name)?.packed.push(await drawn(page, true, PAGES))
    figures.get(page.name)?.plain.push(await drawn(page, false, PAGES))
  }

table(`Processor time of a page drawn for one guest: medians of ${ROUNDS} runs of ${PAGES}`, [
  ["", "with Brotli", "without"],
  ...[...figures].map(([name, { packed, plain }]) => [name, ms(median(packed)), ms(median(plain))]),
])

for (const page of pages) {
  const { causes, functions } = await profiled(() => drawn(page, true, PAGES))
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
  table(`Where the time of ${page.name} goes, on its main thread`, [
    ["", "share"],
    ...causes.map(([cause, share]) => [cause, percent(share)]),
    ...(withFunctions ? functions.map(([name, share]) => [name, percent(share)]) : []),
  ])
}
