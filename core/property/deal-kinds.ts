import type { Deal } from "./rate.ts"

/** Whether everybody has a deal of this kind, or only who is signed in. */
export const isForEverybody: Readonly<Record<Deal["kind"], boolean>> = {
  promotion: true,
  member: false,
}
