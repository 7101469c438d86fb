import { isSameSite } from "#ui/app/same-site-navigation.ts"
import type { AnyRouter } from "@tanstack/react-router"
import { expect, it } from "vitest"

const aRouter = () => {
  const went: Array<unknown> = []
  const navigate = async (to: unknown) => void went.push(to)
  const router = isSameSite({ navigate } as unknown as AnyRouter, "https://singgah.test")
  return { went, navigate: (to: object) => router.navigate(to as never) }
}

it.each([{ to: "/help" }, { href: "/help?lang=bm" }, { href: "https://singgah.test/help" }])(
  "goes to %o, which is a page of this site",
  async (to) => {
    const { went, navigate } = aRouter()

    await navigate(to)

    expect(went).toEqual([to])
  },
)

it.each([{ href: "https://evil.test/" }, { href: "//evil.test/help" }])(
  "goes nowhere for %o, which is another site",
  (to) => {
    const { went, navigate } = aRouter()

    expect(() => navigate(to)).toThrow("needs permission")
    expect(went).toEqual([])
  },
)
