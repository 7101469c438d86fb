import { limitPreloads } from "#ui/routes/preloading.ts"
import type { AnyRouter } from "@tanstack/react-router"
import { describe, expect, it } from "vitest"

/** A router whose preloads last until they are ended, and what it was asked for. */
const aSlowRouter = () => {
  const asked: Array<string> = []
  const ends: Array<() => void> = []
  const preloadRoute = ({ to }: { readonly to: string }) => {
    asked.push(to)
    return new Promise<void>((resolve, reject) => {
      ends.push(to === "/broken" ? () => reject(new Error("no network")) : resolve)
    })
  }
  const router = limitPreloads({ preloadRoute } as unknown as AnyRouter)
  return { asked, ends, preload: (to: string) => router.preloadRoute({ to }) }
}

describe("pages that are fetched ahead", () => {
  it("are at most four at once; a fifth request is dropped", { tags: "§9.11" }, async () => {
    const { asked, preload } = aSlowRouter()

    for (const to of ["/a", "/b", "/c", "/d"]) void preload(to)
    await preload("/e")

    expect(asked).toEqual(["/a", "/b", "/c", "/d"])
  })

  it.each(["/a", "/broken"])(
    "make room when one has ended: %s",
    { tags: "§9.11" },
    async (first) => {
      const { asked, ends, preload } = aSlowRouter()
      const ended = preload(first).catch(() => {})
      for (const to of ["/b", "/c", "/d"]) void preload(to)

      ends[0]?.()
      await ended
      void preload("/e")

      expect(asked).toEqual([first, "/b", "/c", "/d", "/e"])
    },
  )
})
