import type { User } from "./account.ts"

/** A step goes on only for the guest who asked for it, whomever an outside service vouches for. */
export const mayGoOn = (asked: User | null, vouched: User): boolean =>
  asked !== null && asked.email === vouched.email
