import { Suspense, useEffect, useLayoutEffect, useRef, type RefObject } from "react"
import { optionalPart } from "../optional-part.ts"
import { TextField } from "./TextField.tsx"
import type { FieldOfText } from "./use-form.ts"

type Focused = { readonly wasFocused: RefObject<boolean> }

/** A number typed with its country code needs no list of countries. */
const PlainPhone = (phone: FieldOfText) => <TextField {...phone} type="tel" autoComplete="tel" />
const WithCountries = optionalPart(
  async () => (await import("./PhoneField.tsx")).PhoneField,
  PlainPhone,
)

/** The field until its countries are there; notes whether the guest was in it when it goes. */
const FirstPhone = ({ wasFocused, ...phone }: FieldOfText & Focused) => {
  const { id } = phone
  useLayoutEffect(
    () => () => {
      wasFocused.current = document.activeElement?.id === id
    },
    [wasFocused, id],
  )
  return <PlainPhone {...phone} />
}

/** Puts a guest who was typing into the field that came in place of the first. */
const BackInField = ({ wasFocused, id }: Focused & Pick<FieldOfText, "id">) => {
  useEffect(() => {
    if (wasFocused.current) document.getElementById(id)?.focus()
  }, [wasFocused, id])
  return null
}

/** A phone number; its countries come by themselves when they are there. */
export const LazyPhoneField = (phone: FieldOfText) => {
  const wasFocused = useRef(false)
  return (
    <Suspense fallback={<FirstPhone {...phone} wasFocused={wasFocused} />}>
      <WithCountries {...phone} />
      <BackInField id={phone.id} wasFocused={wasFocused} />
    </Suspense>
  )
}
