import { checkedPasskeys } from "#adapters/passkeys/passkey-checks.simplewebauthn.ts"
import { passkeyChecksContract } from "./passkey-checks.contract.ts"

passkeyChecksContract("SimpleWebAuthn", checkedPasskeys)
