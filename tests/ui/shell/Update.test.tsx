import { draw } from "#tests/ui/support/stage.tsx"
import type { Release } from "#ui/app/context.ts"
import { Update } from "#ui/shell/Update.tsx"
import { act, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"

/** A build of which a newer one comes out later. */
const aRelease = () => {
  let isOutdated = false
  let tellPage = () => {}
  const said: Array<string> = []
  const release: Release = {
    isOutdated: () => isOutdated,
    subscribe: (listener) => {
      tellPage = listener
      return () => {}
    },
    tell: ({ type }) => void said.push(type),
    isReachable: async () => true,
    reloadOnceFor: () => false,
  }
  const becomes = (state: boolean) => {
    isOutdated = state
    act(() => tellPage())
  }
  return { release, said, becomes }
}

describe("a newer build", () => {
  it("is offered once it is out, and no more once it is not", async () => {
    const { release, becomes } = aRelease()
    await draw(<Update />, { release })
    expect(screen.queryByRole("status")).toBeNull()

    becomes(true)
    expect((await screen.findByRole("status")).querySelector("p")?.textContent).toBe(
      "A new version of Singgah is available. Reload to get it; nothing you typed is lost.",
    )

    becomes(false)
    expect(screen.queryByRole("status")).toBeNull()
  })

  it.each([
    ["Reload", "guest.reloaded"],
    ["Later", "guest.postponed"],
  ])("is answered by “%s” with %s", async (name, type) => {
    const { release, said, becomes } = aRelease()
    await draw(<Update />, { release })
    becomes(true)

    await userEvent.click(await screen.findByRole("button", { name }))

    expect(said).toEqual([type])
  })
})
