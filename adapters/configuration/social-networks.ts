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

/** A page on a social network, by the network's name. */
export const networkAt = (address: string) => {
  const host = new URL(address).hostname.replace(/^www\./, "")
  return { name: namesByHost[host] ?? host, address }
}
