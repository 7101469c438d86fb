import type { User } from "./account.ts"

/** A step goes on only for the guest who asked for it, whoever was confirmed by an outside service. */
export const mayGoOn = (asked: User | null, vouched: User): boolean =>
  asked !== null && asked.email === vouched.email
