import { socialNetworksAt } from "#ui/shell/social-networks.ts"
import { describe, expect, it } from "vitest"

describe("where the product is on social networks", () => {
  it("is the networks themselves until it has pages there", { tags: "§2.38" }, () => {
    expect(socialNetworksAt(undefined).map(({ name }) => name)).toEqual([
      "Facebook",
      "Instagram",
      "X",
    ])
  })

  it("is what was configured", () => {
    const at = [{ name: "TikTok", address: "https://www.tiktok.com/@singgah" }]

    expect(socialNetworksAt(at)).toEqual(at)
  })
})
