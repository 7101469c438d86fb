import { IdentityPicture } from "#core/account-store/identity-picture.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"

const read = Schema.decodeUnknownSync(IdentityPicture)
const kept = { name: "d.webp", account: "a".repeat(26), keptAt: 1_000, key: null }

describe("a kept picture of an identity", () => {
  it("is read with the key that sealed it, and without one where it is older", () => {
    expect(read(kept)).toEqual(kept)
    expect(read({ ...kept, key: "first" }).key).toBe("first")
  })

  it.each<[string, object]>([
    ["whose owner is not known", { account: null }],
    ["that has no name to delete it by", { name: null }],
    ["that was kept at no time, and so would be kept for ever", { keptAt: null }],
  ])("is not read as one %s", (_, changes) => {
    expect(() => read({ ...kept, ...changes })).toThrow(`at ["${Object.keys(changes).join()}"]`)
  })
})
