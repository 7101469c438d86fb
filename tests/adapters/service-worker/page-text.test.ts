import { asHtml, guestIn, markedAsKept } from "#adapters/service-worker/page-text.ts"
import { writtenFacts } from "#ui/app/page-facts.ts"
import { expect, it } from "vitest"

const page = (facts: object) =>
  `<!DOCTYPE html><html lang="en"><body><script id="page-facts" type="application/json">${writtenFacts(facts as never)}</script></body></html>`

it("knows who a page was written for", () => {
  const user = { email: "aisyah@example.com", firstName: "</script>" }
  expect(guestIn(page({ user, language: "cn", theme: "dark" }))).toEqual({
    guest: "aisyah@example.com",
    language: "cn",
    theme: "dark",
  })
  expect(guestIn(page({ user: null, language: "en", theme: null }))).toEqual({
    guest: "",
    language: "en",
    theme: null,
  })
})

it.each(["", "<html></html>", page({ language: "fr" }), '<script id="page-facts">{</script>'])(
  "knows nobody where there is no page of the site: %s",
  (text) => {
    expect(guestIn(text)).toBeNull()
  },
)

it("writes the moment into the document, and nothing of it that ends it early", () => {
  expect(markedAsKept('<!DOCTYPE html><html lang="en"><p><html>', "2026-11-26T04:30:00Z")).toBe(
    '<!DOCTYPE html><html data-kept-at="2026-11-26T04:30:00Z" lang="en"><p><html>',
  )
  expect(markedAsKept("<html>", '"><script>')).toBe(
    '<html data-kept-at="&quot;&gt;&lt;script&gt;">',
  )
})

it("writes any text as HTML that means it", () => {
  expect(asHtml(`<a href="x">&</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;")
})

it.each([
  [
    '<script id="page-facts">{"language":"bm"}</script>',
    { guest: "", language: "bm", theme: null },
  ],
  [
    '<script id="page-facts" nonce="n">\n{"user":{},"language":"cn","theme":"blue"}\n</script>',
    { guest: "", language: "cn", theme: null },
  ],
  [
    '<script>{"language":"bm"}</script><script id="page-facts">{"language":"en","theme":"light"}</script><script></script>',
    { guest: "", language: "en", theme: "light" },
  ],
])("knows what a page says of its guest: %s", (html, guest) => {
  expect(guestIn(html)).toEqual(guest)
})

it.each([
  ["<htmlx><html\n>", '<htmlx><html data-kept-at="now"\n>'],
  ["<html><html>", '<html data-kept-at="now"><html>'],
  ["<p>no page</p>", "<p>no page</p>"],
])("writes the moment once, where a document begins: %j", (html, marked) => {
  expect(markedAsKept(html, "now")).toBe(marked)
})
