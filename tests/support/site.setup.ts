import { isBuildFresh } from "#adapters/command-line/site/fresh-build.ts"
import { execFileSync } from "node:child_process"
import type { TestProject } from "vitest/node"
import { startDemoSite } from "./prepared-folders.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the site that the whole run visits. */
    site: string
  }
}

/** As it is built for guests; the tests themselves run as tests. */
const build = (): void => {
  execFileSync("npm", ["run", "--silent", "build"], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  })
}

// All guests of all stories come from this machine, and many use one address.
const manyGuestsOfOneMachine =
  "networkRoomNights=99999 networkShare=200 strangersShare=200 provedShare=200 unprovedStays=999"

/** Starts one site, built from the sources as they are, and tells every test file where it is. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  if (!isBuildFresh(process.cwd())) build()
  const { address, stop } = await startDemoSite({ HOLD_LIMITS: manyGuestsOfOneMachine })
  provide("site", address)
  return stop
}
