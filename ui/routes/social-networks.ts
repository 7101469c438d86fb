type Network = { readonly name: string; readonly address: string }

/** Until the product has pages of its own there, the networks themselves. */
const networks: ReadonlyArray<Network> = [
  { name: "Facebook", address: "https://www.facebook.com/" },
  { name: "Instagram", address: "https://www.instagram.com/" },
  { name: "X", address: "https://x.com/" },
]

const namesByHost: Readonly<Record<string, string>> = {
  "facebook.com": "Facebook",
  "instagram.com": "Instagram",
  "linkedin.com": "LinkedIn",
  "t.me": "Telegram",
  "threads.net": "Threads",
  "tiktok.com": "TikTok",
  "twitter.com": "X",
  "x.com": "X",
  "youtube.com": "YouTube",
}

const networkAt = (address: string): Network => {
  const host = new URL(address).hostname.replace(/^www\./, "")
  return { name: namesByHost[host] ?? host, address }
}

/** Where guests may follow the product: the configured pages, each by its network's name. */
export const socialNetworksAt = (
  followUs: ReadonlyArray<string> | undefined,
): ReadonlyArray<Network> => followUs?.map(networkAt) ?? networks
