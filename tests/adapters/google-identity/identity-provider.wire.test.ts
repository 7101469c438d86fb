import { oidcIdentity } from "#adapters/google-identity/identity-provider.oidc.ts"
import { Effect } from "effect"
import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"

const ISSUER = "https://google.test"
const errand = { state: "s-1", nonce: "n-1", verifier: "v".repeat(52) }
const discovered = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/authorize`,
  token_endpoint: `${ISSUER}/token`,
  jwks_uri: `${ISSUER}/keys`,
}

type Asked = { readonly address: string; readonly init: RequestInit }

/** The site as it is registered with a service whose answers to codes a test says. */
const aSite = (token: () => Response, changes: object = {}) => {
  const asked: Array<Asked> = []
  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    asked.push({ address, init })
    return address.endsWith("/token") ? token() : Response.json({ ...discovered, ...changes })
  }
  const identity = oidcIdentity({
    issuer: ISSUER,
    clientId: "singgah",
    clientSecret: "secret",
    returnTo: "https://stays.test/login",
    windowOver: ["https://stays.test", "postmessage"],
    fetch: fetch as typeof globalThis.fetch,
    ...changes,
  })
  const formsSent = () =>
    asked
      .filter(({ address }) => address === `${ISSUER}/token`)
      .map(({ init }) => Object.fromEntries(init.body as URLSearchParams))
  return { asked, identity, formsSent }
}

const mismatch = () => Response.json({ error: "redirect_uri_mismatch" }, { status: 400 })
const refusal = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(effect))

describe("what the service is asked", () => {
  it.each([ISSUER, `${ISSUER}/`])(
    "is first where its parts are, once, under %s",
    async (issuer) => {
      const { asked, identity } = aSite(mismatch, { issuer })

      await Effect.runPromise(identity.start(errand))
      await Effect.runPromise(identity.start(errand))

      expect(asked.map(({ address }) => address)).toEqual([
        "https://google.test/.well-known/openid-configuration",
      ])
      expect(asked[0]?.init).toMatchObject({ redirect: "error" })
      expect(identity).toMatchObject({ issuer, audience: "singgah" })
    },
  )

  it("has the challenge of the verifier in its address", async () => {
    const address = await Effect.runPromise(aSite(mismatch).identity.start(errand))

    const challenge = createHash("sha256").update(errand.verifier).digest("base64url")
    expect(address.startsWith(`${ISSUER}/authorize?response_type=code&`)).toBe(true)
    expect(new URL(address).searchParams.get("code_challenge")).toBe(challenge)
  })

  it("is to change a code with the verifier that asked for it, at one place alone", async () => {
    const { asked, identity, formsSent } = aSite(mismatch)

    const failure = await refusal(identity.redeem("c-1", errand.verifier))

    expect(failure).toMatchObject({ _tag: "IdentityRefused", reason: "unproven" })
    expect(formsSent()).toEqual([
      {
        grant_type: "authorization_code",
        code: "c-1",
        redirect_uri: "https://stays.test/login",
        client_id: "singgah",
        client_secret: "secret",
        code_verifier: errand.verifier,
      },
    ])
    expect(asked.at(-1)?.init).toMatchObject({
      method: "POST",
      headers: { accept: "application/json" },
      redirect: "error",
    })
  })

  it("is to change a code of its window, without a verifier, by each name of the page", async () => {
    const { identity, formsSent } = aSite(mismatch)

    await refusal(identity.redeem("c-1", null))

    expect(formsSent().map((form) => form["redirect_uri"])).toEqual([
      "https://stays.test",
      "postmessage",
    ])
    expect(formsSent()[0]).not.toHaveProperty("code_verifier")
  })

  it("is asked no further where it says something else than that it knows no such page", async () => {
    const { identity, formsSent } = aSite(() =>
      Response.json({ error: "invalid_grant" }, { status: 400 }),
    )

    expect(await refusal(identity.redeem("c-1", null))).toMatchObject({ reason: "unproven" })
    expect(formsSent()).toHaveLength(1)
  })
})

describe("what the service answers", () => {
  it.each([
    [201, "IdentityRefused"],
    [400, "IdentityRefused"],
    [428, "IdentityRefused"],
    [429, "IdentityUnavailable"],
    [499, "IdentityRefused"],
    [500, "IdentityUnavailable"],
    [503, "IdentityUnavailable"],
  ])("to a code with %i means: %s", async (status, tag) => {
    const { identity } = aSite(() => Response.json({ id_token: "a.b.c" }, { status }))

    expect((await refusal(identity.redeem("c-1", null)))._tag).toBe(tag)
  })

  it("without a token is no answer", async () => {
    const { identity } = aSite(() => Response.json({ access_token: "a" }))

    expect((await refusal(identity.redeem("c-1", null)))._tag).toBe("IdentityUnavailable")
  })
})
