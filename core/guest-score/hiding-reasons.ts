/** Why a review may be hidden; a low mark is no reason. */
export const hidingReasons = [
  "personalData",
  "insults",
  "advertising",
  "notTheStay",
  "unlawful",
] as const
