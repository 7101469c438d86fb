import type {
  GivenPasskey,
  MadePasskey,
  PasskeyCreation,
  PasskeyRequest,
} from "#core/account/passkey.ts"
import type { AccountId } from "#core/people/account-id.ts"
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto"

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** What an authenticator says otherwise than a right one would. */
export type Lies = {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly challenge?: string
  readonly isVerified?: boolean
  readonly counter?: number
  /** Signs with a key that nobody registered. */
  readonly otherKey?: boolean
}

const sha256 = (content: Buffer | string): Buffer => createHash("sha256").update(content).digest()
const text = (content: Buffer): string => content.toString("base64url")
const uint32 = (value: number): Buffer => Buffer.from(Uint32Array.of(value).buffer).reverse()
const keyPair = () => generateKeyPairSync("ec", { namedCurve: "P-256" })

/** COSE_Key of ES256 (RFC 9053), written in CBOR: kty 2, alg -7, crv 1, x, y. */
const coseOf = (publicKey: KeyObject): Buffer => {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  return Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ])
}

/** `{ fmt: "none", attStmt: {}, authData }` in CBOR; the data are longer than 23 and shorter than 65,536 bytes. */
const attestationOf = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746159", "hex"),
    Buffer.from([data.length >> 8, data.length & 0xff]),
    data,
  ])

const clientData = (type: string, challenge: string, origin: string, lies: Lies): Buffer =>
  Buffer.from(
    JSON.stringify({
      type: lies.type ?? type,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? origin,
      crossOrigin: false,
    }),
  )

const dataOf = (rpId: string, flags: number, counter: number, lies: Lies): Buffer =>
  Buffer.concat([
    sha256(lies.rpId ?? rpId),
    Buffer.from([lies.isVerified === false ? flags & ~USER_VERIFIED : flags]),
    uint32(lies.counter ?? counter),
  ])

/** An authenticator with one passkey, in a browser on this origin; it lies where a test says so. */
export const softwareAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = keyPair()
  const id = randomBytes(32)
  let signed = 0
  let owner: AccountId | null = null

  const make = (creation: PasskeyCreation, lies: Lies = {}): MadePasskey => {
    owner = creation.account
    const flags = USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL
    const data = Buffer.concat([
      dataOf(creation.rpId, flags, signed, lies),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      coseOf(publicKey),
    ])
    return {
      challenge: creation.challenge,
      id: text(id),
      clientData: text(clientData("webauthn.create", creation.challenge, origin, lies)),
      attestation: text(attestationOf(data)),
    }
  }

  const give = (request: PasskeyRequest, lies: Lies = {}): GivenPasskey => {
    signed += 1
    const client = clientData("webauthn.get", request.challenge, origin, lies)
    const data = dataOf(request.rpId, USER_PRESENT | USER_VERIFIED, signed, lies)
    const key = lies.otherKey ? keyPair().privateKey : privateKey
    return {
      challenge: request.challenge,
      account: owner,
      id: text(id),
      clientData: text(client),
      authenticatorData: text(data),
      signature: text(sign("sha256", Buffer.concat([data, sha256(client)]), key)),
    }
  }
  return { make, give, id: text(id) }
}
