import type { User } from "./account.ts"

/** A step goes on only for the guest who asked for it, whichever guest an outside service confirmed. */
export const mayGoOn = (asked: User | null, vouched: User): boolean =>
  asked !== null && asked.email === vouched.email
