import type { createRequestHandler } from "@tanstack/react-router/ssr/server"

type Handler = Parameters<typeof createRequestHandler>[0]
type ServerManifest = Awaited<ReturnType<NonNullable<Handler["getRouterManifest"]>>>

/** The module of each route's screen, by the route's id. */
export type Screens = ReadonlyArray<readonly [string, string]>

/** What a build wrote for one module, as Vite's manifest.json says. */
export type BuiltModule = {
  readonly file: string
  readonly css?: ReadonlyArray<string>
  readonly imports?: ReadonlyArray<string>
  /** Modules whose scripts come later; what the server draws of them already has to look right. */
  readonly dynamicImports?: ReadonlyArray<string>
}

/** The files of the build, or the URLs of the sources on a development server. */
export type BuildFiles =
  | {
      readonly kind: "built"
      readonly manifest: Readonly<Record<string, BuiltModule>>
      /** What each style sheet says, by its address: it travels in the page itself. */
      readonly styles?: Readonly<Record<string, string>>
    }
  | {
      readonly kind: "sources"
      readonly scripts: ReadonlyArray<{ readonly src?: string; readonly code?: string }>
      readonly css: ReadonlyArray<string>
    }

const ENTRY = "ui/main.tsx"

const withImports = (
  manifest: Readonly<Record<string, BuiltModule>>,
  name: string,
  seen: Set<string> = new Set(),
): ReadonlyArray<BuiltModule> => {
  const module = manifest[name]
  if (!module || seen.has(name)) return []
  seen.add(name)
  const imports = (module.imports ?? []).flatMap((one) => withImports(manifest, one, seen))
  return [...imports, module]
}

/** The modules by which the first script comes to a screen that it does not name itself. */
const onTheWayTo = (
  screen: string,
  manifest: Readonly<Record<string, BuiltModule>>,
): ReadonlyArray<string> =>
  (manifest[ENTRY]?.dynamicImports ?? []).filter((name) =>
    manifest[name]?.dynamicImports?.includes(screen),
  )

const addressOf = (file: string): string => `/${file}`

const filesOf = (manifest: Readonly<Record<string, BuiltModule>>, names: ReadonlyArray<string>) => {
  const seen = new Set<string>()
  const modules = names.flatMap((name) => withImports(manifest, name, seen))
  // What is asked for comes before its imports: the theme says in which order the layers are.
  const styles = [...modules].reverse().flatMap(({ css }) => css ?? [])
  return {
    preloads: modules.map(({ file }) => addressOf(file)),
    css: [...new Set(styles)].map(addressOf),
  }
}

/** What a page needs to come alive: the script that starts it, those it imports, and its styles. */
export type StartFiles = {
  readonly entry: string
  readonly scripts: ReadonlyArray<string>
  readonly styles: ReadonlyArray<string>
}

type Built = { readonly pages: ServerManifest; readonly start: (route: string) => StartFiles }

const built = (
  { manifest, styles = {} }: Extract<BuildFiles, { readonly kind: "built" }>,
  screens: Screens,
): Built => {
  const first = filesOf(manifest, [ENTRY])
  const routes = new Map(
    screens.map(([route, screen]) => {
      const own = filesOf(manifest, [screen, ...onTheWayTo(screen, manifest)])
      const later = filesOf(manifest, manifest[screen]?.dynamicImports ?? [])
      const css = [...new Set([...own.css, ...later.css])]
      return [
        route,
        {
          preloads: own.preloads.filter((file) => !first.preloads.includes(file)),
          css: css.filter((file) => !first.css.includes(file)),
        },
      ]
    }),
  )
  const cssOf = [...routes].map(([route, { css }]) => [route, { css }])
  return {
    pages: {
      inlineCss: { styles: { ...styles } },
      routes: { __root__: { css: first.css }, ...Object.fromEntries(cssOf) },
    },
    start: (route) => ({
      entry: addressOf(manifest[ENTRY]?.file ?? ""),
      scripts: [...first.preloads, ...(routes.get(route)?.preloads ?? [])],
      styles: [...first.css, ...(routes.get(route)?.css ?? [])].filter((one) => one in styles),
    }),
  }
}

const known = new WeakMap<BuildFiles, Built>()

/** The files of a build are told apart once. */
const builtOnce = (
  files: Extract<BuildFiles, { readonly kind: "built" }>,
  screens: Screens,
): Built => {
  const told = known.get(files) ?? built(files, screens)
  known.set(files, told)
  return told
}

/** What a page of this route needs to come alive; null where pages start by themselves. */
export const startFilesOf = (
  files: BuildFiles,
  screens: Screens,
  route: string,
): StartFiles | null => (files.kind === "built" ? builtOnce(files, screens).start(route) : null)

/** Which styles each page is drawn with; while developing, also which scripts it asks for. */
export const filesOfPages = (files: BuildFiles, screens: Screens): ServerManifest =>
  files.kind === "built"
    ? builtOnce(files, screens).pages
    : {
        routes: {
          __root__: {
            css: [...files.css],
            scripts: files.scripts.map(({ src, code }) => ({
              attrs: { type: "module", ...(src === undefined ? {} : { src }) },
              ...(code === undefined ? {} : { children: code }),
            })),
          },
        },
      }
