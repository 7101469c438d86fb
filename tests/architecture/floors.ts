import { fileNamed, type Source } from "./source.ts"

/** The floors of a top-level folder, the lowest first: a room stands on its own floor and those below. */
const floors: Readonly<Record<string, ReadonlyArray<ReadonlyArray<string>>>> = {
  core: [
    ["money", "stay", "kernel", "navigation", "preferences", "release"],
    [
      "property",
      "guest-score",
      "inventory",
      "payment",
      "visitor",
      "place",
      "people",
      "files",
      "workload",
      "passwords",
      "offline",
    ],
    ["pricing", "search-request", "shortlist"],
    ["room-mix"],
    ["search"],
    ["booking"],
    [
      "front-desk",
      "managing",
      "checkout",
      "account",
      "contact",
      "messages",
      "reviews",
      "channels",
      "documents",
    ],
    ["sign-in", "booking-jobs"],
    ["mail", "account-store"],
    ["account-service"],
  ],
  ui: [
    ["theme", "translations"],
    ["formats"],
    ["app"],
    ["parts", "documents"],
    ["shell", "screens", "mails"],
    ["routes"],
  ],
}

const SCREENS = "ui/screens/"

/** The screen that a file draws; null outside the screens. */
const screenOf = (file: string): string | null => {
  const [name, part] = file.startsWith(SCREENS) ? file.slice(SCREENS.length).split("/") : []
  return name === undefined || part === undefined ? null : name
}

const subjectOf = (file: string): string => file.split("/")[1] ?? ""

const hasFloors = (file: string): boolean => {
  const [top = "", , third] = file.split("/")
  return top in floors && third !== undefined
}

const floorOf = (file: string): number =>
  (floors[file.split("/")[0] ?? ""] ?? []).findIndex((rooms) => rooms.includes(subjectOf(file)))

const stepsIn = (
  sources: ReadonlyArray<Source>,
  isMeant: (file: string) => boolean,
): ReadonlyArray<readonly [string, string]> =>
  sources
    .filter(({ file }) => isMeant(file))
    .flatMap(({ file, imports }) =>
      imports
        .map((name) => fileNamed(file, name))
        .filter((target) => target !== undefined)
        .map((target) => [file, target] as const),
    )

/** Every import of core or ui that looks up to a higher floor, and every room without a floor. */
export const upwardLooksIn = (sources: ReadonlyArray<Source>): ReadonlyArray<string> => {
  const homeless = sources
    .filter(({ file }) => hasFloors(file) && floorOf(file) < 0)
    .map(({ file }) => `${file} stands on no floor`)
  const upward = stepsIn(sources, hasFloors)
    .filter(([from, to]) => hasFloors(to) && floorOf(from) < floorOf(to))
    .map(([from, to]) => `${from} looks up to ${to}`)
  return [...homeless, ...upward]
}

/** Every import of one screen's folder from another's: what they share stands in `ui/parts`. */
export const looksBetweenScreensIn = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  stepsIn(sources, (file) => screenOf(file) !== null)
    .filter(([from, to]) => screenOf(to) !== null && screenOf(from) !== screenOf(to))
    .map(([from, to]) => `${from} looks into ${to}`)
