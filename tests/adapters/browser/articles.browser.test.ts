import { browserArticles } from "#adapters/browser/articles.browser.ts"
import { describe, expect, it } from "vitest"

describe("the text of an information page", () => {
  const fetchingFrom = (answer: () => Promise<Response>) => {
    const asked: Array<string> = []
    const article = browserArticles<unknown>((address) => {
      asked.push(address)
      return answer()
    })
    return { asked, article: () => article("/about-us", "bm") }
  }

  it("is what the build wrote down, in the language of its reader", async () => {
    const { asked, article } = fetchingFrom(async () => Response.json({ title: "Tentang kami" }))

    expect(await article()).toEqual({ ok: { title: "Tentang kami" } })
    expect(asked).toEqual(["/about-us/_payload.json?lang=bm"])
  })

  it.each<[why: string, answer: () => Promise<Response>]>([
    ["it is not there", async () => Response.json({ title: "404" }, { status: 404 })],
    ["nobody answers", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the answer is a page", async () => new Response("<html>Welcome</html>")],
  ])("is out of reach where %s", async (_, answer) => {
    expect(await fetchingFrom(answer).article()).toEqual({ failed: "unreachable" })
  })
})
