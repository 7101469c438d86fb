import { optionalPart } from "../optional-part.ts"
import { LateField } from "./LateField.tsx"
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
  <LateField id={phone.id} first={<PlainPhone {...phone} />}>
    <WithCountries {...phone} />
  </LateField>
)
