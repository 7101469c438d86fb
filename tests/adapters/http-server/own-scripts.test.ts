import { byHashes, byNonce } from "#adapters/http-server/own-scripts.ts"
import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"

const hashed = (content: string): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`

describe("what a page may run and wear", () => {
  it("is what carries the nonce of the answer", () => {
    expect(byNonce("abc")).toEqual({ scripts: "'nonce-abc'", styles: "'nonce-abc'" })
  })

  it("is what stands in a page with its nonce, each once", () => {
    const html = `<head><style nonce="n">a{}</style><script nonce="n">one()</script></head>
      <script type="module" nonce="n">two()</script><script nonce="n">one()</script>`

    expect(byHashes(html, "n")).toEqual({
      scripts: `${hashed("one()")} ${hashed("two()")}`,
      styles: hashed("a{}"),
    })
  })

  it.each([
    ["without a nonce", "<script >evil()</script>"],
    ["with another nonce", '<script nonce="m">evil()</script>'],
    ["that only says the nonce", '<script title="x"> nonce="n"</script>'],
    ["whose attribute only ends like a nonce", '<script data-nonce="n">evil()</script>'],
    ["that lies elsewhere", '<script src="/a.js" nonce="n"></script>'],
    ["that does not end", '<script nonce="n">evil()'],
    ["that begins like one", '<scripts nonce="n">evil()</scripts>'],
  ])("is no script %s", (_, html) => {
    expect(byHashes(html, "n").scripts).toBe("")
  })
})
