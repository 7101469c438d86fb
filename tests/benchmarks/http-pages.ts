import { median, table, times } from "./figures.ts"
import { lightClient } from "./light-client.ts"

const ROUNDS = 3
const REQUESTS = 1500
const CONNECTIONS = 10
const WARM_UP = 200
const PATIENCE_MS = 30_000

const headers = { accept: "text/html", "accept-encoding": "br", "accept-language": "en" }

const pages = [
  ["home", "/"],
  ["results", "/properties?where=langkawi"],
  ["About us", "/about-us"],
] as const

/** How many requests a second for one address are answered over ten connections. */
const rateOf = async (address: string, path: string): Promise<number> => {
  const client = lightClient(address)
  const ask = async (count: number): Promise<void> => {
    for (let asked = 0; asked < count; asked += 1) {
      const answer = await client.ask({ path, headers, patienceMs: PATIENCE_MS })
      if (answer?.status !== 200) throw new Error(`${path} answered ${answer?.status}`)
    }
  }
  const together = (count: number) =>
    Promise.all(Array.from({ length: CONNECTIONS }, () => ask(count / CONNECTIONS)))
  await together(WARM_UP)
  const began = performance.now()
  await together(REQUESTS)
  const seconds = (performance.now() - began) / 1000
  client.close()
  return REQUESTS / seconds
}

const scriptOf = async (address: string): Promise<string> => {
  const html = await (await fetch(address, { headers: { accept: "text/html" } })).text()
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0]
  if (script === undefined) throw new Error("The home page names no script: npm run build first")
  return script
}

/** Kept pages and a file of the same server in turn. */
export const benchPages = async (name: string, address: string): Promise<void> => {
  const script = await scriptOf(address)
  const rows: Array<ReadonlyArray<string>> = [["", "a second", "of a script's"]]
  for (const [page, path] of pages) {
    const [rates, comparators]: [Array<number>, Array<number>] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.push(await rateOf(address, path))
      comparators.push(await rateOf(address, script))
    }
    const ratio = median(rates) / median(comparators)
    rows.push([page, median(rates).toFixed(0), times(ratio)])
  }
  table(`Kept pages over ten connections, ${name}: medians of ${ROUNDS} runs`, rows)
}
