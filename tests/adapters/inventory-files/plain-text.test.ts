import { plainLine, plainText } from "#adapters/inventory-files/plain-text.ts"
import fc from "fast-check"
import { expect, test } from "vitest"

test.each([
  ["a<br />b<br>c", "a\nb\nc"],
  ["<b>bold</b> &amp; <i class='x'>fine</i>", "bold & fine"],
  ["<script>alert(1)</script>safe", "safe"],
  ["&lt;script&gt;alert(1)&lt;/script&gt;", "script>alert(1)/script>"],
  ["<scr<b>ipt>x", "script>x"],
  ["taller < 175cm", "taller < 175cm"],
  ["<bAtlas Hostel is near", "Atlas Hostel is near"],
  ["tea\u00a0&nbsp;and\u200b cake\u0007", "tea and cake"],
  ["很好<br/>😀", "很好\n😀"],
  ["near<!-- not for readers --> the sea <!--one-->and<!--two--> quiet", "near the sea and quiet"],
  ["&#x41;&#66;", "AB"],
])("reads %j as %j", (html, text) => {
  expect(plainText(html)).toBe(text)
})

test("leaves nothing that could be taken for a tag", () => {
  const pieces = fc.constantFrom(
    "<",
    ">",
    "/",
    "b",
    "script",
    "&lt;",
    "&#60;",
    "!",
    " ",
    "汉",
    "<!--",
  )

  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      expect(plainText(parts.join(""))).not.toMatch(/<[a-z/!?]/i)
    }),
    { numRuns: 1000 },
  )
})

test("puts everything on one line where one line is wanted", () => {
  expect(plainLine("Room<br/>with view")).toBe("Room with view")
})
