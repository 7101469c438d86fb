import { base32Of, bytesOfBase32 } from "#core/kernel/base32.ts"
import fc from "fast-check"
import { expect, it } from "vitest"

const bytes = (text: string) => new TextEncoder().encode(text)

it.each([
  ["fooba", "MZXW6YTB"],
  ["12345678901234567890", "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"],
])("bytes are written as RFC 4648 does: %s", (text, written) => {
  expect(base32Of(bytes(text))).toBe(written)
  expect([...bytesOfBase32(written)]).toEqual([...bytes(text)])
})

it("gives back what it was given", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (given) => {
      const written = base32Of(given)

      expect(written).toMatch(/^[A-Z2-7]{32}$/)
      expect([...bytesOfBase32(written)]).toEqual([...given])
    }),
  )
})
