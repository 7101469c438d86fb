import type { OutsideFacts } from "../app/page-facts.ts"

/** Until the product has pages of its own there, the networks themselves. */
const networks: NonNullable<OutsideFacts["followUs"]> = [
  { name: "Facebook", address: "https://www.facebook.com/" },
  { name: "Instagram", address: "https://www.instagram.com/" },
  { name: "X", address: "https://x.com/" },
]

/** Where guests may follow the product: the configured pages, else the networks. */
export const socialNetworksAt = (followUs: OutsideFacts["followUs"]) => followUs ?? networks
