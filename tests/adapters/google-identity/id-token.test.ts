import { claimsSignedIn, type SigningKeys } from "#adapters/google-identity/id-token.ts"
import { generateKeyPairSync, sign, type KeyObject } from "node:crypto"
import { describe, expect, it } from "vitest"

const pairOf = (modulusLength: number) => generateKeyPairSync("rsa", { modulusLength })
const own = pairOf(2048)
const other = pairOf(2048)
const short = pairOf(1024)

const claims = { iss: "https://google.test", sub: "1", aud: "singgah", exp: 1_800_000_000 }

const part = (content: unknown): string =>
  Buffer.from(JSON.stringify(content)).toString("base64url")

const aToken = (
  header: object = { alg: "RS256", kid: "k1" },
  key: KeyObject = own.privateKey,
  body: unknown = claims,
  algorithm = "RSA-SHA256",
): string => {
  const said = `${part(header)}.${part(body)}`
  return `${said}.${sign(algorithm, Buffer.from(said), key).toString("base64url")}`
}

/** A key as a service publishes it. */
const published = (pair = own, changes: object = {}) => {
  const { n = "", e = "" } = pair.publicKey.export({ format: "jwk" })
  return { kty: "RSA", kid: "k1", n, e, ...changes }
}

const keys = (...all: ReadonlyArray<object>): SigningKeys => ({ keys: all }) as SigningKeys

describe("a token that a published key signed", () => {
  it("says what it says", () => {
    expect(claimsSignedIn(aToken(), keys(published()))).toEqual(claims)
  })

  it("is believed by whichever of several keys has its name", () => {
    const all = keys(published(other, { kid: "k0" }), published())

    expect(claimsSignedIn(aToken(), all)).toEqual(claims)
    expect(claimsSignedIn(aToken({ alg: "RS256", kid: "k0" }), all)).toBeNull()
  })

  it("is believed by any of several keys where it names none", () => {
    const all = keys(published(other, { kid: "k0" }), published())

    expect(claimsSignedIn(aToken({ alg: "RS256" }), all)).toEqual(claims)
    expect(claimsSignedIn(aToken({ alg: "RS256" }), keys(published(other)))).toBeNull()
  })

  it.each([
    [{ use: "sig" }, true],
    [{ use: "enc" }, false],
    [{ kty: "EC" }, false],
    [{ kty: "oct" }, false],
    [{ kid: "k2" }, false],
    [{ kid: undefined }, false],
    [{ n: undefined }, false],
    [{ e: undefined }, false],
  ])("by a key that differs by %j is believed: %s", (changes, isBelieved) => {
    expect(claimsSignedIn(aToken(), keys(published(own, changes))) !== null).toBe(isBelieved)
  })

  it("is not believed where the key is too short", () => {
    const token = aToken(undefined, short.privateKey)

    expect(claimsSignedIn(token, keys(published(short)))).toBeNull()
  })

  it.each(["RS512", "PS256", "none", "HS256", "rs256", ""])(
    "is not believed where it says to be signed by %j",
    (alg) => {
      expect(claimsSignedIn(aToken({ alg, kid: "k1" }), keys(published()))).toBeNull()
    },
  )

  it("is not believed where it was signed in another way than it says", () => {
    const token = aToken(undefined, undefined, undefined, "RSA-SHA512")

    expect(claimsSignedIn(token, keys(published()))).toBeNull()
  })

  it.each([
    ["nothing more", (token: string) => token, true],
    ["one more part", (token: string) => `${token}.more`, false],
    ["one more empty part", (token: string) => `${token}.`, false],
    ["no signature", (token: string) => token.replace(/[^.]*$/, ""), false],
    ["another body", (token: string) => token.replace(/\..*\./, `.${part({})}.`), false],
  ])("with %s is believed: %s", (_, change, isBelieved) => {
    expect(claimsSignedIn(change(aToken()), keys(published())) !== null).toBe(isBelieved)
  })

  it.each([{ ...claims, exp: "soon" }, { ...claims, iss: 7 }, {}, null])(
    "is not believed where it does not say who it is about: %j",
    (body) => {
      const token = aToken(undefined, undefined, body)

      expect(claimsSignedIn(token, keys(published()))).toBeNull()
    },
  )

  it("is not believed where nobody published a key", () => {
    expect(claimsSignedIn(aToken(), keys())).toBeNull()
  })
})
