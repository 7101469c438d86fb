import { keptFactsOf, rewritten } from "#adapters/service-worker/kept-answer.ts"
import { describe, expect, it } from "vitest"

const answer = () =>
  new Response("as it came", {
    status: 201,
    headers: {
      "content-type": "text/html",
      "content-encoding": "br",
      "content-length": "10",
      "set-cookie": "session=1",
    },
  })

describe("an answer that is kept", () => {
  it("has another body under the same headers, but those that say how it came", async () => {
    const kept = rewritten("as it is kept", answer())

    expect(kept.status).toBe(201)
    expect(Object.fromEntries(kept.headers)).toEqual({ "content-type": "text/html" })
    expect(await kept.text()).toBe("as it is kept")
  })

  it("says when it was kept and what its page is called, in any language", () => {
    const facts = { keptAt: "2026-11-26T04:30:00.000Z", title: "您的预订 – 100%" }

    expect(keptFactsOf(rewritten("", answer(), facts))).toEqual(facts)
  })

  it("goes on saying what it said before", () => {
    const keptAt = "2026-11-26T04:30:00.000Z"
    const named = rewritten("", rewritten("", answer(), { keptAt }), { title: "Stay" })

    expect(keptFactsOf(named)).toEqual({ keptAt, title: "Stay" })
  })

  it("says neither where nobody has told it", () => {
    expect(keptFactsOf(answer())).toEqual({ keptAt: "", title: "" })
  })
})
