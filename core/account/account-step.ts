import type { PasswordChange } from "./credentials.ts"
import type { PasskeyNaming } from "./passkey.ts"
import type { FactorRemoval } from "./second-factor.ts"

/** One thing that a signed-in guest can have done to the account. */
export type AccountStep =
  | { readonly kind: "changePassword"; readonly change: PasswordChange }
  | { readonly kind: "changeEmail"; readonly email: string }
  | { readonly kind: "resendProof" }
  | { readonly kind: "proveEmail"; readonly link: string }
  | { readonly kind: "beginSecondFactor" }
  | { readonly kind: "confirmSecondFactor"; readonly code: string }
  | { readonly kind: "removeSecondFactor"; readonly removal: FactorRemoval }
  | { readonly kind: "addPasskey" }
  | { readonly kind: "renamePasskey"; readonly naming: PasskeyNaming }
  | { readonly kind: "removePasskey"; readonly id: string }
  | { readonly kind: "takeRecords" }
  | { readonly kind: "endAccount" }
