import type { Aspect } from "#core/guest-score/aspects.ts"
import { formFields } from "../../parts/fields/form-fields.ts"

/** The path of an aspect's mark in what is wrong with a review. */
export const markPath = (aspect: Aspect): string => `marks.${aspect}`

/** What each part of a review is called, in the order of the page. */
export const reviewFields = formFields("review", {
  "marks.cleanliness": "aspect.cleanliness",
  "marks.comfort": "aspect.comfort",
  "marks.location": "aspect.location",
  "marks.staff": "aspect.staff",
  "marks.facilities": "aspect.facilities",
  "marks.value": "aspect.value",
  text: "review.text",
})
