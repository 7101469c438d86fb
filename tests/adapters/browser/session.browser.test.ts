import { browserSession } from "#adapters/browser/session.browser.ts"
import { describe, expect, it } from "vitest"

describe("who is signed in, as a tab knows it", () => {
  it("is said to all who listen, as long as they do", () => {
    const session = browserSession<string>("aisyah")
    const heard: Array<string | null> = []
    const stop = session.subscribe(() => heard.push(session.read()))

    expect(session.read()).toBe("aisyah")
    session.becomes(null)
    session.becomes("siti")
    stop()
    session.becomes(null)

    expect(heard).toEqual([null, "siti"])
    expect(session.read()).toBeNull()
  })
})
