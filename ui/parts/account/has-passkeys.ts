/** Whether this browser has passkeys at all: not every browser does, and none on a plain address. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === "function"
