import { staying } from "./days.ts"
import { aStay } from "./stays.ts"

/** The pages that guests come to first, each with the way to its path at a site. */
export const firstPages = [
  ["home", async () => "/"],
  ["results", async () => "/properties?where=langkawi"],
  ["property", async (site: string) => (await aStay(site, staying(40))).propertyPath],
] as const
