import type { ViteDevServer } from "vite"

/** Lets React change a page in place; it has to run before the first component is read. */
const REFRESH = `import { injectIntoGlobalHook } from "/@react-refresh"
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

const START = "/ui/main.tsx"

/** Starts the page once the mocked API has replaced the network. */
const START_MOCKED = `import { startMockedApi } from "/adapters/bindings/browser/mocked-browser.ts"
await startMockedApi()
await import("${START}")`

const isStyle = (url: string): boolean => /\.css($|\?)/.test(url)

/** Everything styled so far, as links, so that a page is not bare until its scripts come. */
const stylesOf = (vite: ViteDevServer): ReadonlyArray<string> => {
  const modules = [...(vite.environments["ssr"]?.moduleGraph.idToModuleMap.values() ?? [])]
  const urls = modules.map(({ url }) => url).filter(isStyle)
  const theme = urls.filter((url) => url.includes("/theme/"))
  return [...new Set([...theme, ...urls])].map((url) => `${url}?direct`)
}

/** The addresses at which the pages' sources are handed out. */
export const sourcesOf = (vite: ViteDevServer, api: "real" | "mocked") => ({
  kind: "sources" as const,
  scripts: [
    { code: REFRESH },
    { src: "/@vite/client" },
    api === "mocked" ? { code: START_MOCKED } : { src: START },
  ],
  css: stylesOf(vite),
})
