/** Where guests may follow the product; until it has accounts of its own, the networks themselves. */
export const socialNetworks: ReadonlyArray<{ readonly name: string; readonly address: string }> = [
  { name: "Facebook", address: "https://www.facebook.com/" },
  { name: "Instagram", address: "https://www.instagram.com/" },
  { name: "X", address: "https://x.com/" },
]
