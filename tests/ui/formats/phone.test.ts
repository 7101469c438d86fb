import { phoneText } from "#ui/formats/phone.ts"
import { expect, it } from "vitest"

it.each([
  ["+60123456789", "+60 12-345 6789"],
  ["+601112345678", "+60 11-1234 5678"],
  ["+60312345678", "+60 3-1234 5678"],
  ["+6041234567", "+60 4-123 4567"],
  ["+6082123456", "+60 82-123 456"],
  ["+6591234567", "+6591234567"],
])("%s is read as %s", (number, text) => {
  expect(phoneText(number)).toBe(text)
})
