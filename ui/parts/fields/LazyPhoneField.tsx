import { Suspense } from "react"
import { optionalPart } from "../optional-part.ts"
import { TextField } from "./TextField.tsx"

type PhoneProps = {
  readonly label: string
  readonly id: string
  readonly issue: string | null
  readonly value: string
  readonly onType: (text: string) => void
}

/** A number typed with its country code needs no list of countries. */
const PlainPhone = (phone: PhoneProps) => <TextField {...phone} type="tel" autoComplete="tel" />
const WithCountries = optionalPart(
  async () => (await import("./PhoneField.tsx")).PhoneField,
  PlainPhone,
)

/** A phone number; its countries come by themselves when they are there. */
export const LazyPhoneField = (phone: PhoneProps) => (
  <Suspense fallback={<PlainPhone {...phone} />}>
    <WithCountries {...phone} />
  </Suspense>
)
