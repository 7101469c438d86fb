import { Suspense } from "react"
import { optionalPart } from "../optional-part.ts"
import { TextField } from "./TextField.tsx"
import type { FieldOfText } from "./use-form.ts"

/** A number typed with its country code needs no list of countries. */
const PlainPhone = (phone: FieldOfText) => <TextField {...phone} type="tel" autoComplete="tel" />
const WithCountries = optionalPart(
  async () => (await import("./PhoneField.tsx")).PhoneField,
  PlainPhone,
)

/** A phone number; its countries come by themselves when they are there. */
export const LazyPhoneField = (phone: FieldOfText) => (
  <Suspense fallback={<PlainPhone {...phone} />}>
    <WithCountries {...phone} />
  </Suspense>
)
