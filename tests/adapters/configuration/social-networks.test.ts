import { networkAt } from "#adapters/configuration/social-networks.ts"
import { expect, it } from "vitest"

it.each([
  ["https://www.facebook.com/rehat", "Facebook"],
  ["https://instagram.com/rehat", "Instagram"],
  ["https://www.linkedin.com/company/rehat", "LinkedIn"],
  ["https://t.me/rehat", "Telegram"],
  ["https://www.threads.net/@rehat", "Threads"],
  ["https://www.tiktok.com/@rehat", "TikTok"],
  ["https://twitter.com/rehat", "X"],
  ["https://x.com/rehat", "X"],
  ["https://www.youtube.com/@rehat", "YouTube"],
  ["https://social.example/rehat", "social.example"],
  ["https://awww.example/rehat", "awww.example"],
])("the page %s is called %s", (address, name) => {
  expect(networkAt(address)).toEqual({ name, address })
})
