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
  | { readonly kind: "built"; readonly manifest: Readonly<Record<string, BuiltModule>> }
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

const built = (
  manifest: Readonly<Record<string, BuiltModule>>,
  screens: Screens,
): ServerManifest => {
  const entry = filesOf(manifest, [ENTRY])
  const src = addressOf(manifest[ENTRY]?.file ?? "")
  const routes = screens.map(([route, screen]) => {
    const own = filesOf(manifest, [screen])
    const later = filesOf(manifest, manifest[screen]?.dynamicImports ?? [])
    const styles = [...new Set([...own.css, ...later.css])]
    return [
      route,
      {
        preloads: own.preloads.filter((file) => !entry.preloads.includes(file)),
        css: styles.filter((file) => !entry.css.includes(file)),
      },
    ]
  })
  return {
    routes: {
      __root__: { ...entry, scripts: [{ attrs: { type: "module", src, async: true } }] },
      ...Object.fromEntries(routes),
    },
  }
}

/** Which scripts and styles each page asks for before it is drawn. */
export const filesOfPages = (files: BuildFiles, screens: Screens): ServerManifest =>
  files.kind === "built"
    ? built(files.manifest, screens)
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
