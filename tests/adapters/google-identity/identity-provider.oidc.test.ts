import { oidcIdentity } from "#adapters/google-identity/identity-provider.oidc.ts"
import { outsideGuestIn } from "#core/account-service/identity-claims.rules.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { mistakes } from "#fixtures/sandbox/google/people.ts"
import { googleSandbox, issuerAt } from "#fixtures/sandbox/google/sandbox.ts"
import { inMemoryShelf } from "#fixtures/sandbox/stripe/shelf.ts"
import { Effect } from "effect"
import { createHmac } from "node:crypto"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => vi.useRealTimers())

const PATH = "/sandbox/google"
const errand = { state: "s-1", nonce: "n-1", verifier: "v".repeat(52) }
const NURUL = "100000000000000000001"

const told = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
const refusal = <A, E>(effect: Effect.Effect<A, E>): Promise<E> =>
  Effect.runPromise(Effect.flip(effect))

type Changed = (path: string, response: Response) => Response | Promise<Response>

/** The stand-in and the site that is registered with it; what comes over the wire can be changed. */
const aService = (changed: Changed = (_path, response) => response) => {
  const clock = movableClock()
  const keys = { clientId: "singgah", clientSecret: "secret", returnTo: "https://stays.test/login" }
  const now = () => new Date(clock.now())
  const answer = googleSandbox({ ...keys, shelf: inMemoryShelf(), now, publicPath: PATH })
  const call: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.slice(PATH.length)
    return changed(path, await answer(request, path))
  }
  const registered = {
    ...keys,
    windowOver: ["https://stays.test", "postmessage"],
    issuer: issuerAt(PATH),
    fetch: call,
  }
  return { clock, answer, registered, identity: oidcIdentity(registered) }
}

type Service = ReturnType<typeof aService>

/** What the browser was sent back with after the guest chose. */
const consented = async ({ answer, identity }: Service, choice: Record<string, string> = {}) => {
  const address = await told(identity.start(errand))
  const asked = new URL(address, "http://stays.test").searchParams
  const body = new URLSearchParams([...asked, ...Object.entries({ person: NURUL, ...choice })])
  const request = new Request("http://stays.test/", { method: "POST", body })
  const { headers } = await answer(request, "/authorize")
  return new URL(headers.get("location") ?? "").searchParams
}

const codeOf = async (service: Service, choice: Record<string, string> = {}): Promise<string> =>
  (await consented(service, choice)).get("code") ?? expect.fail("No code")

/** What the page under the stand-in's window was told. */
const saidInWindow = async ({ answer }: Service, choice: Record<string, string> = {}) => {
  const asked = { response_type: "code", client_id: "singgah", redirect_uri: "postmessage" }
  const body = new URLSearchParams({ ...asked, state: "s-1", person: NURUL, ...choice })
  const request = new Request("http://stays.test/", { method: "POST", body })
  const page = await (await answer(request, "/authorize")).text()
  const told = /postMessage\((\{.*?\}), /.exec(page)?.[1] ?? expect.fail("Nothing was told")
  return JSON.parse(told) as { code?: string; error?: string; state: string }
}

const guestOf = ({ clock, identity }: Service, code: string) =>
  Effect.flatMap(identity.redeem(code, errand.verifier), (claims) => {
    const { issuer, audience } = identity
    return outsideGuestIn(claims, { issuer, audience, nonce: errand.nonce, now: clock.now() })
  })

/** What may be wrong with a token, whichever way its code came, and why it is refused. */
const wrongTokens = [
  ["issuer", "unproven"],
  ["audience", "unproven"],
  ["expired", "expired"],
  ["unverified", "unverifiedEmail"],
  ["signature", "unproven"],
  ["unsigned", "unproven"],
] as const

const part = (content: object): string => Buffer.from(JSON.stringify(content)).toString("base64url")

describe("signing in with a service that speaks OpenID Connect", () => {
  it(
    "asks for a code with state, nonce and the challenge of the verifier",
    { tags: ["§7.7"] },
    async () => {
      const address = await told(aService().identity.start(errand))

      const asked = Object.fromEntries(new URL(address, "http://stays.test").searchParams)

      expect(address).toMatch(/^\/sandbox\/google\/authorize\?/)
      expect(asked).toMatchObject({
        response_type: "code",
        client_id: "singgah",
        redirect_uri: "https://stays.test/login",
        scope: "openid email profile",
        state: "s-1",
        nonce: "n-1",
        code_challenge_method: "S256",
      })
      expect(asked["code_challenge"]).toMatch(/^[\w-]{43}$/)
      expect(address).not.toContain(errand.verifier)
    },
  )

  it("learns who the guest is", async () => {
    const service = aService()

    expect(await told(guestOf(service, await codeOf(service)))).toMatchObject({
      outside: `http://sandbox.test/sandbox/google ${NURUL}`,
      email: "nurul.hassan@example.com",
      firstName: "Nurul",
    })
  })

  it.each([...wrongTokens, ["nonce", "unproven"]] as const)(
    "refuses what is wrong: %s",
    async (mistake, reason) => {
      const service = aService()

      const failure = await refusal(guestOf(service, await codeOf(service, { mistake })))

      expect(failure).toMatchObject({ _tag: "IdentityRefused", reason })
    },
  )

  it("says so when the service falls silent", async () => {
    const service = aService()

    const failure = await refusal(guestOf(service, await codeOf(service, { mistake: "silence" })))

    expect(failure._tag).toBe("IdentityUnavailable")
  })

  it("learns of anybody by the address that they typed", async () => {
    const service = aService()
    const choice = { person: "anybody", email: "Sam@example.com" }

    expect(await told(guestOf(service, await codeOf(service, choice)))).toMatchObject({
      outside: "http://sandbox.test/sandbox/google anybody-sam%40example.com",
      email: "Sam@example.com",
      firstName: "Sam",
    })
  })

  it("knows every mistake of the stand-in", () => {
    expect(Object.keys(mistakes)).toHaveLength(9)
  })

  it("takes a code once", async () => {
    const service = aService()
    const code = await codeOf(service)
    await told(guestOf(service, code))

    expect(await refusal(guestOf(service, code))).toMatchObject({ reason: "unproven" })
  })

  it("takes a code from nobody who did not ask for it", async () => {
    const service = aService()
    const code = await codeOf(service)

    const failure = await refusal(service.identity.redeem(code, "w".repeat(52)))

    expect(failure).toMatchObject({ reason: "unproven" })
  })

  it("takes no code that lay about", async () => {
    const service = aService()
    const code = await codeOf(service)
    service.clock.forward(2 * 60 * 1000)

    expect(await refusal(guestOf(service, code))).toMatchObject({ reason: "unproven" })
  })

  it("hears that the guest declined", async () => {
    const query = await consented(aService(), { person: "" })

    expect(Object.fromEntries(query)).toEqual({ error: "access_denied", state: "s-1" })
  })

  it("believes no signature of another kind, even one made with the published key", async () => {
    let published = ""
    const service = aService(async (path, response) => {
      if (path === "/keys") published = await response.clone().text()
      if (path !== "/token") return response
      const { id_token: token } = (await response.json()) as { id_token: string }
      const [, body = ""] = token.split(".")
      const said = `${part({ alg: "HS256", kid: "sandbox" })}.${body}`
      const signature = createHmac("sha256", published || "singgah").update(said)
      return Response.json({ id_token: `${said}.${signature.digest("base64url")}` })
    })

    const failure = await refusal(guestOf(service, await codeOf(service)))

    expect(failure).toMatchObject({ _tag: "IdentityRefused", reason: "unproven" })
  })

  it("believes no key that the service does not publish", async () => {
    const other = aService()
    const foreign = await codeOf(other)
    const { id_token: forged } = (await (
      await other.registered.fetch(`${issuerAt(PATH)}/token`, {
        method: "POST",
        body: new URLSearchParams({
          grant_type: "authorization_code",
          code: foreign,
          client_id: "singgah",
          client_secret: "secret",
          redirect_uri: "https://stays.test/login",
          code_verifier: errand.verifier,
        }),
      })
    ).json()) as { id_token: string }
    const service = aService((path, response) =>
      path === "/token" ? Response.json({ id_token: forged }) : response,
    )

    const failure = await refusal(guestOf(service, await codeOf(service)))

    expect(failure).toMatchObject({ _tag: "IdentityRefused", reason: "unproven" })
  })

  it.each(["", "a.b", "a.b.c", "...", `${part({ alg: "RS256" })}..`])(
    "believes nothing that is no token: %j",
    async (token) => {
      const service = aService((path, response) =>
        path === "/token" ? Response.json({ id_token: token }) : response,
      )

      const failure = await refusal(guestOf(service, await codeOf(service)))

      expect(failure).toMatchObject({ _tag: "IdentityRefused", reason: "unproven" })
    },
  )

  it.each(["/token", "/keys", "/.well-known/openid-configuration"])(
    "tells a service in trouble at %s from a guest who lies",
    async (broken) => {
      let isBroken = false
      const service = aService((path, response) =>
        isBroken && path === broken ? new Response("Bad Gateway", { status: 502 }) : response,
      )
      const code = await codeOf(service)
      isBroken = true
      const fresh = oidcIdentity(service.registered)

      expect((await refusal(fresh.redeem(code, errand.verifier)))._tag).toBe("IdentityUnavailable")
    },
  )

  it("keeps what the address of a service asks by itself", async () => {
    const { registered } = aService(async (path, response) => {
      if (path !== "/.well-known/openid-configuration") return response
      const said = (await response.json()) as Record<string, string>
      const endpoint = `${said["authorization_endpoint"]}?realm=guests`
      return Response.json({ ...said, authorization_endpoint: endpoint })
    })

    const address = await told(oidcIdentity(registered).start(errand))

    const { searchParams } = new URL(address, "http://stays.test")
    expect(searchParams.get("realm")).toBe("guests")
    expect(searchParams.get("response_type")).toBe("code")
  })

  it("says that a service is silent, and finds it again later", async () => {
    let isSilent = true
    const { registered } = aService((_path, response) => {
      if (isSilent) throw new TypeError("fetch failed")
      return response
    })
    const identity = oidcIdentity(registered)

    const silent = await refusal(identity.start(errand))
    isSilent = false

    expect(silent._tag).toBe("IdentityUnavailable")
    expect(await told(identity.start(errand))).toContain("/authorize?")
  })

  it("gives up a service that takes its time", async () => {
    vi.useFakeTimers()
    const { registered } = aService(() => new Promise(() => {}))
    const asked = refusal(oidcIdentity(registered).start(errand))

    await vi.advanceTimersByTimeAsync(5000)

    expect((await asked)._tag).toBe("IdentityUnavailable")
  })

  it.each([
    ["is busy", () => Response.json({}, { status: 429 })],
    ["answers nonsense", () => new Response("<html>")],
    ["answers half a document", () => Response.json({ issuer: issuerAt(PATH) })],
  ])("says that a service is away when it %s", async (_, answer) => {
    const { registered } = aService(answer)

    expect((await refusal(oidcIdentity(registered).start(errand)))._tag).toBe("IdentityUnavailable")
  })

  it("signs nobody in when the answer is lost after the code was spent", async () => {
    let lost = 0
    const service = aService((path, response) =>
      path === "/token" && (lost += 1) === 1 ? new Response("", { status: 500 }) : response,
    )
    const code = await codeOf(service)

    const first = await refusal(guestOf(service, code))
    const again = await refusal(guestOf(service, code))

    expect([first._tag, again._tag]).toEqual(["IdentityUnavailable", "IdentityRefused"])
  })

  it("asks nobody who calls itself by another name than it is known by", async () => {
    const { registered } = aService(async (path, response) =>
      path.startsWith("/.well-known")
        ? Response.json({ ...((await response.json()) as object), issuer: "https://else.example" })
        : response,
    )

    const failure = await refusal(oidcIdentity(registered).start(errand))

    expect(failure._tag).toBe("IdentityUnavailable")
  })
})

describe("a code of the service's own window", () => {
  const guestOfWindow = ({ clock, identity }: Service, code: string) =>
    Effect.flatMap(identity.redeem(code, null), (claims) => {
      const { issuer, audience } = identity
      return outsideGuestIn(claims, { issuer, audience, nonce: null, now: clock.now() })
    })

  it("tells who the guest is, whichever of its names the service knows the page by", async () => {
    const asked: Array<string | null> = []
    const service = aService()
    const { fetch: call } = service.registered
    const identity = oidcIdentity({
      ...service.registered,
      fetch: async (input, init) => {
        if (init?.body instanceof URLSearchParams) asked.push(init.body.get("redirect_uri"))
        return call(input, init)
      },
    })
    const { code = "", state } = await saidInWindow(service)

    const guest = await told(guestOfWindow({ ...service, identity }, code))

    expect(guest).toMatchObject({ email: "nurul.hassan@example.com", firstName: "Nurul" })
    expect(state).toBe("s-1")
    expect(asked).toEqual(["https://stays.test", "postmessage"])
  })

  it("is refused where the service knows the page by none of its names", async () => {
    const service = aService()
    const { code = "" } = await saidInWindow(service)
    const stranger = oidcIdentity({ ...service.registered, windowOver: ["https://else.test"] })

    expect(await refusal(stranger.redeem(code, null))).toMatchObject({
      _tag: "IdentityRefused",
      reason: "unproven",
    })
  })

  it("is good once", async () => {
    const service = aService()
    const { code = "" } = await saidInWindow(service)
    await told(guestOfWindow(service, code))

    expect(await refusal(guestOfWindow(service, code))).toMatchObject({ reason: "unproven" })
  })

  it("is no code of the address, nor the other way round", async () => {
    const service = aService()
    const { code = "" } = await saidInWindow(service)
    const ofAddress = await codeOf(service)

    for (const redeemed of [
      service.identity.redeem(code, errand.verifier),
      service.identity.redeem(ofAddress, null),
    ])
      expect(await refusal(redeemed)).toMatchObject({ _tag: "IdentityRefused" })
  })

  it.each(wrongTokens)("refuses what is wrong: %s", async (mistake, reason) => {
    const service = aService()
    const { code = "" } = await saidInWindow(service, { mistake })

    expect(await refusal(guestOfWindow(service, code))).toMatchObject({ reason })
  })

  it("is given to nobody by a guest who says no", async () => {
    const said = await saidInWindow(aService(), { person: "" })

    expect(said).toEqual({ error: "access_denied", state: "s-1" })
  })
})

describe("the stand-in", () => {
  const page = async (changes: Record<string, string> = {}) => {
    const { answer, identity } = aService()
    const asked = new URL(await told(identity.start(errand)), "http://stays.test")
    for (const [name, value] of Object.entries(changes)) asked.searchParams.set(name, value)
    return answer(new Request(asked), "/authorize")
  }

  it("asks the guest who they are, and how to go wrong", async () => {
    const html = await (await page({ state: '"><script>' })).text()

    expect(html).toContain("nurul.hassan@example.com")
    expect(html).toContain("Forged signature")
    expect(html).not.toContain("<script>")
  })

  it.each([
    { redirect_uri: "https://elsewhere.example/login" },
    { client_id: "another" },
    { code_challenge_method: "plain" },
    { response_type: "token" },
    { redirect_uri: "postmessage" },
  ])("sends nobody elsewhere: %j", async (changes) => {
    expect((await page(changes)).status).toBe(400)
  })

  it("gives no token to who does not know the site's secret", async () => {
    const service = aService()
    const code = await codeOf(service)
    const stranger = oidcIdentity({ ...service.registered, clientSecret: "a guess" })

    expect(await refusal(stranger.redeem(code, errand.verifier))).toMatchObject({
      reason: "unproven",
    })
  })
})
