import { sourcesOf } from "#adapters/command-line/development/dev-sources.ts"
import type { ViteDevServer } from "vite"
import { expect, it } from "vitest"

/** Vite as it is once it has read these modules for pages. */
const viteWith = (...urls: ReadonlyArray<string>) =>
  ({
    environments: {
      ssr: { moduleGraph: { idToModuleMap: new Map(urls.map((url) => [url, { url }])) } },
    },
  }) as unknown as ViteDevServer

const bare = { environments: {} } as ViteDevServer

it("a page loads first what changes it in place, then its start", () => {
  const { kind, scripts } = sourcesOf(bare, "real")

  expect(kind).toBe("sources")
  expect(scripts).toEqual([
    {
      code: `import { injectIntoGlobalHook } from "/@react-refresh"
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`,
    },
    { src: "/@vite/client" },
    { src: "/ui/main.tsx" },
  ])
})

it("on the mocked API a page starts once the network is replaced", () => {
  const { scripts } = sourcesOf(bare, "mocked")

  expect(scripts.slice(0, 2)).toEqual(sourcesOf(bare, "real").scripts.slice(0, 2))
  expect(scripts.slice(2)).toEqual([
    {
      code: `import { startMockedApi } from "/adapters/bindings/browser/mocked-browser.ts"
await startMockedApi()
await import("/ui/main.tsx")`,
    },
  ])
})

it("every style that was read is linked once, those of the theme first", () => {
  const vite = viteWith(
    "/ui/a.module.css",
    "/ui/theme/colours.css",
    "/ui/main.tsx",
    "/ui/theme/colours.ts",
    "/ui/b.css?t=1",
    "/ui/css.ts",
    "/ui/c.cssx",
    "/ui/scss",
    "/ui/theme/sizes.css",
  )

  expect(sourcesOf(vite, "real").css).toEqual([
    "/ui/theme/colours.css?direct",
    "/ui/theme/sizes.css?direct",
    "/ui/a.module.css?direct",
    "/ui/b.css?t=1?direct",
  ])
})

it("before anything is read there are no styles", () => {
  expect(sourcesOf(bare, "real").css).toEqual([])
  expect(sourcesOf(viteWith(), "mocked").css).toEqual([])
})
