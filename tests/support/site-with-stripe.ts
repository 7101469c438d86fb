import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startCardProvider } from "./card-provider.ts"
import { startDemoSite, withInventory } from "./prepared-folders.ts"
import type { RunningSite } from "./site.ts"

/**
 * A provider at an address of its own, and sites that take cards there as they would at Stripe. A
 * site with keys invents no stays, so an operator's inventory is loaded first.
 */
export const sitesWithStripe = async () => {
  const root = mkdtempSync(join(tmpdir(), "singgah-stripe-"))
  const provider = await startCardProvider()
  const sites: Array<RunningSite> = []
  return {
    provider,
    start: async (settings: Readonly<Record<string, string>> = {}) => {
      const folder = join(root, `site-${sites.length}`)
      await withInventory(folder)
      const site = await startDemoSite({ ...provider.settings, ...settings, DATA_DIR: folder })
      sites.push(site)
      return site
    },
    stop: async () => {
      for (const { stop } of sites) await stop()
      await provider.stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
