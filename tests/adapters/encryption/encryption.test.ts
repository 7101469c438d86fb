import { encryptionKeys } from "#adapters/encryption/keys.ts"
import { encryptionWith } from "#adapters/encryption/encryption.ts"
import { testEncryption } from "#tests/support/stores.ts"
import { describe, expect, it } from "vitest"

const UNREADABLE = "This does not open"
const NEW = "the new secret"
const OLD = "the old secret"
const place = "booking 1"

/** Sealed before texts said which key seals them, with "the old secret" for this place. */
const OLDER_TEXT = "v1.75WnQ8nPGebnDLtr.e0hO3Z2JG9OS_kT0dTJxSQ.rMHtnkDFmhKT0cuV"

describe("sealing", () => {
  it("opens what it sealed, in its place and nowhere else", () => {
    const sealed = testEncryption.seal("901231145678", place)

    expect(testEncryption.open(sealed, place)).toBe("901231145678")
    expect(() => testEncryption.open(sealed, "booking 2")).toThrow(UNREADABLE)
  })

  it("opens nothing with another secret", () => {
    const sealed = testEncryption.seal("901231145678", place)

    expect(() => encryptionWith(encryptionKeys("another")).open(sealed, place)).toThrow(UNREADABLE)
  })

  it.each([0, 1, 2, 3, 4])("opens nothing of which part %i was touched", (part) => {
    const parts = testEncryption.seal("901231145678", place).split(".")
    const touched = parts.with(part, (parts[part] ?? "").startsWith("A") ? "BAAA" : "AAAA")

    expect(() => testEncryption.open(touched.join("."), place)).toThrow(
      /never sealed|does not open/,
    )
  })

  it("opens nothing whose proof was made shorter, and so easier to guess", () => {
    const [version, key, nonce, tag = "", hidden] = testEncryption.seal("1", place).split(".")
    const shorter = Buffer.from(tag, "base64url").subarray(0, 4).toString("base64url")
    const touched = [version, key, nonce, shorter, hidden].join(".")

    expect(() => testEncryption.open(touched, place)).toThrow(UNREADABLE)
  })

  it.each(["901231145678", "v2.a.b.c", "v3.a.b.c.d", ""])("opens nothing like %j", (text) => {
    expect(() => testEncryption.open(text, place)).toThrow("never sealed")
  })

  it("never seals the same twice alike", () => {
    expect(testEncryption.seal("1", "here")).not.toBe(testEncryption.seal("1", "here"))
  })

  it("names its key, and nothing of the secret", () => {
    const { current } = encryptionKeys(NEW)

    expect(encryptionWith(encryptionKeys(NEW)).seal("1", place)).toMatch(`v2.${current.id}.`)
    expect(current.id).toMatch(/^[\w-]{8}$/)
    expect(encryptionKeys(OLD).current.id).not.toBe(current.id)
  })
})

describe("sealing with a new key and the one of before", () => {
  const before = encryptionWith(encryptionKeys(OLD))
  const both = encryptionWith(encryptionKeys(NEW, [OLD]))
  const after = encryptionWith(encryptionKeys(NEW))

  it("opens what either sealed, and knows which is current", () => {
    const old = before.seal("1", place)
    const renewed = both.seal("1", place)

    expect([both.open(old, place), both.open(renewed, place)]).toEqual(["1", "1"])
    expect([both.isCurrent(old), both.isCurrent(renewed)]).toEqual([false, true])
    expect(after.open(renewed, place)).toBe("1")
    expect(() => after.open(old, place)).toThrow(UNREADABLE)
  })

  it("opens texts of before they named their key, none of which is current", () => {
    expect(before.open(OLDER_TEXT, place)).toBe("901231145678")
    expect(both.open(OLDER_TEXT, place)).toBe("901231145678")
    expect(before.isCurrent(OLDER_TEXT)).toBe(false)
    expect(() => after.open(OLDER_TEXT, place)).toThrow(UNREADABLE)
  })
})
