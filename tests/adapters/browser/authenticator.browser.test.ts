// @vitest-environment happy-dom
import { browserAuthenticator } from "#adapters/browser/authenticator.browser.ts"
import type { AuthenticatorRefused } from "#core/account/authenticator.port.ts"
import { AccountId } from "#core/people/account-id.ts"
import { Effect, Fiber } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

const ACCOUNT = AccountId.make("0123456789abcdefghjkmnpqrs")
const creation = {
  challenge: "Y2hhbGxlbmdl",
  rpId: "stay.example",
  account: ACCOUNT,
  email: "aisyah@example.com",
  name: "Aisyah",
  known: ["a25vd24"],
}
const request = { challenge: "Y2hhbGxlbmdl", rpId: "stay.example", allowed: ["b25l", "dHdv"] }

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer
const textOf = (buffer: BufferSource): string => new TextDecoder().decode(buffer)

const made = {
  id: "bWFkZQ",
  rawId: bytes("made"),
  type: "public-key",
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes("client"), attestationObject: bytes("attestation") },
}

const givenBy = (account: string | null) => ({
  id: "b25l",
  rawId: bytes("one"),
  type: "public-key",
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes("client"),
    authenticatorData: bytes("data"),
    signature: bytes("signature"),
    userHandle: account === null ? null : bytes(account),
  },
})

const create = vi.fn<(asked: CredentialCreationOptions) => Promise<unknown>>()
const get = vi.fn<(asked: CredentialRequestOptions) => Promise<unknown>>()
const conditional = vi.fn<() => Promise<boolean>>()

/** What a browser calls a class; some know nothing of filling in passkeys. */
const browserWith = (isConditionalMediationAvailable?: () => Promise<boolean>) =>
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(function PublicKeyCredential() {}, { isConditionalMediationAvailable }),
  )

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal("navigator", { credentials: { create, get } })
  browserWith(conditional)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const refusalOf = (failing: Effect.Effect<unknown, AuthenticatorRefused>) =>
  Effect.runPromise(Effect.flip(failing).pipe(Effect.map(({ reason }) => reason)))

describe("a browser's authenticator", () => {
  it("makes a passkey that is found by itself, asks who its guest is, and makes no second one", async () => {
    create.mockResolvedValue(made)

    const passkey = await Effect.runPromise(browserAuthenticator.make(creation))

    const asked = create.mock.calls[0]?.[0].publicKey
    expect(asked).toMatchObject({
      rp: { id: "stay.example", name: "Singgah" },
      user: { name: "aisyah@example.com", displayName: "Aisyah" },
      pubKeyCredParams: [
        { type: "public-key", alg: -7 },
        { type: "public-key", alg: -257 },
      ],
      attestation: "none",
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
      excludeCredentials: [{ type: "public-key" }],
    })
    expect(textOf(asked?.user.id ?? bytes(""))).toBe(ACCOUNT)
    expect(textOf(asked?.challenge ?? bytes(""))).toBe("challenge")
    expect(asked?.excludeCredentials?.map(({ id }) => textOf(id))).toEqual(["known"])
    expect(passkey).toEqual({
      challenge: creation.challenge,
      id: "bWFkZQ",
      clientData: "Y2xpZW50",
      attestation: "YXR0ZXN0YXRpb24",
    })
  })

  it("signs with one of the passkeys that count, and asks who its guest is", async () => {
    get.mockResolvedValue(givenBy(ACCOUNT))

    const given = await Effect.runPromise(browserAuthenticator.give(request))

    const asked = get.mock.calls[0]?.[0]
    expect(asked?.mediation).toBeUndefined()
    expect(asked?.publicKey).toMatchObject({ rpId: "stay.example", userVerification: "required" })
    expect(asked?.publicKey?.allowCredentials?.map(({ id, type }) => [textOf(id), type])).toEqual([
      ["one", "public-key"],
      ["two", "public-key"],
    ])
    expect(given).toEqual({
      challenge: request.challenge,
      account: ACCOUNT,
      id: "b25l",
      clientData: "Y2xpZW50",
      authenticatorData: "ZGF0YQ",
      signature: "c2lnbmF0dXJl",
    })
  })

  it.each([null, "somebody", `${ACCOUNT}0`])(
    "names no account where its passkey names none of ours: %s",
    async (account) => {
      get.mockResolvedValue(givenBy(account))

      const given = await Effect.runPromise(browserAuthenticator.give(request))

      expect(given.account).toBeNull()
    },
  )

  it("offers passkeys among what the browser fills in", async () => {
    const field = document.createElement("input")
    field.setAttribute("autocomplete", "username webauthn")
    document.body.append(field)
    conditional.mockResolvedValue(true)
    get.mockResolvedValue(givenBy(ACCOUNT))

    const given = await Effect.runPromise(browserAuthenticator.offer(request))

    expect(get.mock.calls[0]?.[0]).toMatchObject({
      mediation: "conditional",
      publicKey: { userVerification: "required", allowCredentials: [] },
    })
    expect(given.account).toBe(ACCOUNT)
  })

  it.each([
    ["InvalidStateError", "known"],
    ["NotSupportedError", "unsupported"],
    ["SecurityError", "unsupported"],
    ["NotAllowedError", "left"],
    ["AbortError", "left"],
  ])("calls %s by what it means to a guest: %s", async (name, reason) => {
    create.mockRejectedValue(new DOMException("refused", name))

    expect(await refusalOf(browserAuthenticator.make(creation))).toBe(reason)
  })

  it("asks nothing where the browser knows no passkeys", async () => {
    vi.stubGlobal("PublicKeyCredential", undefined)

    expect(await refusalOf(browserAuthenticator.give(request))).toBe("unsupported")
    expect(await Effect.runPromise(browserAuthenticator.canOffer())).toBe(false)
    expect(get).not.toHaveBeenCalled()
  })

  it("withdraws its question from a guest who goes on without it", async () => {
    get.mockReturnValue(new Promise(() => {}))
    const asking = Effect.runFork(browserAuthenticator.give(request))
    await vi.waitUntil(() => get.mock.calls.length > 0)

    await Effect.runPromise(Fiber.interrupt(asking))

    expect(get.mock.calls[0]?.[0].signal?.aborted).toBe(true)
  })

  it.each<[browser: string, answers: (() => Promise<boolean>) | undefined, offers: boolean]>([
    ["can", async () => true, true],
    ["cannot", async () => false, false],
    ["breaks when it is asked", () => Promise.reject(new Error("broken")), false],
    ["knows nothing of it", undefined, false],
  ])("offers passkeys where the browser %s", async (_, answers, offers) => {
    browserWith(answers)

    expect(await Effect.runPromise(browserAuthenticator.canOffer())).toBe(offers)
  })
})
