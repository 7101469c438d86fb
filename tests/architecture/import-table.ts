import { fileNamed, type Source } from "./source.ts"

interface Row {
  /** Packages and folders (`#core/…`) besides the relative files of the own top-level folder. */
  readonly may: RegExp
}

const EVERYTHING = /./
const NOTHING = /^$/

/** The first row that names a file says what it may import. */
const table: ReadonlyArray<readonly [files: RegExp, row: Row]> = [
  [
    /^core\//,
    { may: /^(effect|xstate|date-fns\/\w+|@date-fns\/utc\/date\/mini|libphonenumber-js)$/ },
  ],
  [/^adapters\/command-line\//, { may: /^#(core|fixtures)\/|^[^#]/ }],
  [/^adapters\/(bindings\/|server\.ts$)/, { may: /^#(core|fixtures)\/|^[^#]/ }],
  [/^adapters\/http-api\//, { may: /^#core\/|^effect(\/|$)/ }],
  [/^adapters\/http-client\//, { may: /^#core\/|^effect(\/|$)/ }],
  [/^adapters\/fault-injection\//, { may: /^#core\/|^effect(\/|$)/ }],
  [
    /^adapters\/browser\//,
    { may: /^#core\/|^(effect|xstate|@stripe\/stripe-js|@simplewebauthn\/browser)(\/|$)/ },
  ],
  [/^adapters\//, { may: /^#core\/|^[^#]/ }],
  [/^ui\/main\.tsx$/, { may: /^#(core|adapters)\/|^[^#]/ }],
  [/^ui\/render\.tsx$/, { may: /^#core\/|^(?!effect|node:)[^#]/ }],
  [
    /^ui\//,
    {
      may: /^#core\/|^(react|react-dom|xstate|@xstate\/react|@tanstack\/react-router|i18next|date-fns\/constants|maplibre-gl|uqr|@fontsource-variable\/[^/]+|virtual:[\w-]+)(\/|$)/,
    },
  ],
  // The mocked API runs in a browser.
  [
    /^fixtures\/(builders|doubles)\//,
    { may: /^#core\/|^#adapters\/http-api\/|^(?!vitest|node:)[^#]/ },
  ],
  [/^fixtures\//, { may: /^#core\/|^#adapters\/http-api\/|^(?!vitest)[^#]/ }],
  // The gallery is made by looking at the product in a browser, as a journey of the tests does.
  [/^docs\/generators\/gallery\//, { may: /^#(core|adapters|fixtures|tests|ui)\/|^[^#]/ }],
  [
    /^docs\/generators\/(state-charts\/|fault-scenarios\.ts)/,
    { may: /^#(core|adapters\/(http-api|fault-injection))\/|^(xstate|elkjs)(\/|$)|^node:/ },
  ],
  [
    /^docs\/generators\/icon-sprite\.ts$/,
    { may: /^#ui\/parts\/icons\/|^(lucide-react|react|react-dom)(\/|$)/ },
  ],
  [/^docs\/generators\/specification\//, { may: /^vite$|^node:/ }],
  [/^docs\//, { may: /^#core\/|^(xstate|elkjs)(\/|$)|^node:/ }],
]

/** Packages that only one technology may touch, by the folders that are this technology. */
const owners: ReadonlyArray<readonly [packages: RegExp, folders: RegExp]> = [
  [/^(pg|@electric-sql\/pglite)(\/|$)/, /^adapters\/postgres\/|^fixtures\//],
  [/^(hono|@hono\/node-server)(\/|$)/, /^adapters\/http-server\/|^fixtures\//],
  [/^stripe(\/|$)/, /^adapters\/stripe\/|^fixtures\//],
  [/^@stripe\/stripe-js(\/|$)/, /^adapters\/(stripe|browser)\//],
  [/^lucide-react(\/|$)/, /^docs\/generators\//],
  [/^sharp(\/|$)/, /^adapters\/pictures\/|^(fixtures|docs\/generators\/gallery)\//],
  [/^@simplewebauthn\/server(\/|$)/, /^adapters\/passkeys\//],
  [/^@simplewebauthn\/browser(\/|$)/, /^adapters\/browser\//],
  [/^ical\.js$/, /^adapters\/calendars\//],
  [/^maplibre-gl(\/|$)/, /^ui\/parts\/map\//],
  [/^inversify(\/|$)/, NOTHING],
  [
    /^(react|react-dom|@xstate\/react|@tanstack\/react-router)(\/|$)/,
    /^ui\/|^docs\/generators\/icon-sprite\.ts$/,
  ],
]

/** Where everything is wired: these files may know every technology. */
const WIRING = /^adapters\/(bindings|command-line)\/|^adapters\/server\.ts$|^ui\/main\.tsx$/

/** Which adapter folders another adapter folder may look into. */
const neighbours: ReadonlyArray<readonly [from: RegExp, to: RegExp]> = [
  [WIRING, EVERYTHING],
  [/^adapters\/(http-(server|client)|fault-injection)\//, /^adapters\/http-api\//],
  [/^adapters\/pages\//, /^adapters\/http-server\//],
  // Finding the programs of this machine.
  [/^adapters\/replicas\//, /^adapters\/command-line\/install\/machine\.js$/],
]

const folderOf = (path: string): string => path.split("/").slice(0, 2).join("/")

const crossesTechnologies = (file: string, target: string): boolean =>
  file.startsWith("adapters/") &&
  folderOf(file) !== folderOf(target) &&
  !neighbours.some(([from, to]) => from.test(file) && to.test(target))

const isMachine = (path: string): boolean => /\.(machine|actors|setup)\.ts$/.test(path)

const looksIntoAnotherMachine = (file: string, target: string): boolean =>
  file.startsWith("core/") &&
  isMachine(target) &&
  folderOf(file) !== folderOf(target) &&
  !isMachine(file)

const isForeignPackage = (file: string, name: string): boolean => {
  if (WIRING.test(file)) return false
  const owned = owners.find(([packages]) => packages.test(name))
  return owned !== undefined && !owned[1].test(file)
}

const topOf = (path: string): string => path.replace(/^#/, "").split("/")[0] ?? ""

/** The rooms of adapters and fixtures may also call each other by their full `#` names. */
const targetOf = (file: string, name: string): string | undefined =>
  /^(adapters|fixtures)\//.test(file) && name.startsWith(`#${topOf(file)}/`)
    ? name.slice(1)
    : fileNamed(file, name)

const mayImport = (file: string, name: string): boolean => {
  const target = targetOf(file, name)
  const row = table.find(([files]) => files.test(file))?.[1]
  if (target === undefined) return (row?.may.test(name) ?? false) && !isForeignPackage(file, name)
  return (
    topOf(target) === topOf(file) &&
    !crossesTechnologies(file, target) &&
    !looksIntoAnotherMachine(file, target)
  )
}

/** Every import that the table of who may know whom does not allow. */
export const strangersIn = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  sources.flatMap(({ file, imports }) =>
    imports.filter((name) => !mayImport(file, name)).map((name) => `${file} imports ${name}`),
  )
