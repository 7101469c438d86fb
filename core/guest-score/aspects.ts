/** What a guest gives marks for, in the order in which it is asked. */
export const aspects = [
  "cleanliness",
  "comfort",
  "location",
  "staff",
  "facilities",
  "value",
] as const
export type Aspect = (typeof aspects)[number]
