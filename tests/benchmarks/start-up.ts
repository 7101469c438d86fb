import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startSite } from "../support/site.ts"
import { median, ms, table, timed, times } from "./figures.ts"

const RUNS = 3

const BARE_START = `
  import { PGlite } from "@electric-sql/pglite"
  const database = new PGlite(process.argv[1])
  await database.query("select 1")
  await database.close()
`

/** Starts PGlite and nothing else on a folder, in a process of its own. */
const bareStart = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ["--input-type=module", "--eval", BARE_START, join(folder, "bare")],
      { stdio: "inherit" },
    )
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`exit ${code}`))))
  })

const siteStart = (folder: string) => async () => {
  const site = await startSite({ DATA_DIR: folder })
  await site.stop()
}

/** First and second starts of the site on a folder against PGlite's alone, until the first answer. */
export const benchStarts = async (): Promise<void> => {
  const figures = { bareFresh: [], siteFresh: [], bareAgain: [], siteAgain: [] } as Record<
    "bareFresh" | "siteFresh" | "bareAgain" | "siteAgain",
    Array<number>
  >
  for (let run = 0; run < RUNS; run += 1) {
    const folder = mkdtempSync(join(tmpdir(), "singgah-bench-"))
    figures.bareFresh.push(await timed(() => bareStart(folder)))
    figures.siteFresh.push(await timed(siteStart(folder)))
    figures.bareAgain.push(await timed(() => bareStart(folder)))
    figures.siteAgain.push(await timed(siteStart(folder)))
    rmSync(folder, { recursive: true, force: true })
  }
  const row = (name: string, bare: ReadonlyArray<number>, site: ReadonlyArray<number>) => [
    name,
    ms(median(bare)),
    ms(median(site)),
    times(median(site) / median(bare)),
  ]
  table(`Start until the first answer and a clean stop: median of ${RUNS}`, [
    ["", "bare PGlite", "site", "ratio"],
    row("fresh folder", figures.bareFresh, figures.siteFresh),
    row("known folder", figures.bareAgain, figures.siteAgain),
  ])
}

/** Resident memory of a process in megabytes. */
export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN) /
  1024
