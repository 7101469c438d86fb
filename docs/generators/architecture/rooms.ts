import { sourcesOf, textAt, type SourceFile } from "./sources.ts"

/** A folder below a top-level folder, such as `core/booking`, and the rooms that it uses. */
export type Room = {
  readonly name: string
  /** The opening sentence of its README. */
  readonly says: string
  readonly uses: ReadonlyArray<string>
  /** How far above the ground it stands: one more than the highest room that it uses. */
  readonly floor: number
}

const roomOf = (path: string): string | null => {
  const [top = "", name, file] = path.split("/")
  return file === undefined ? null : `${top}/${name}`
}

const topOf = (room: string): string => room.slice(0, room.indexOf("/") + 1)

const openingOf = (room: string): string =>
  textAt(`${room}/README.md`).split("\n\n")[1]?.replaceAll("\n", " ").trim() ?? ""

const usedBy = (sources: ReadonlyArray<SourceFile>, room: string): ReadonlyArray<string> => {
  const used = sources
    .filter(({ path }) => roomOf(path) === room)
    .flatMap(({ imports }) => imports.map(roomOf))
    .filter((name) => name !== null && name !== room && name.startsWith(topOf(room)))
  return [...new Set(used as ReadonlyArray<string>)].toSorted()
}

const floorsOf = (
  uses: ReadonlyMap<string, ReadonlyArray<string>>,
): ReadonlyMap<string, number> => {
  const floors = new Map<string, number>()
  const floorOf = (room: string, above: ReadonlyArray<string>): number => {
    const known = floors.get(room)
    if (known !== undefined) return known
    if (above.includes(room)) throw new Error(`${[...above, room].join(" → ")} is a circle`)
    const below = (uses.get(room) ?? []).map((name) => floorOf(name, [...above, room]))
    const floor = Math.max(-1, ...below) + 1
    floors.set(room, floor)
    return floor
  }
  for (const room of uses.keys()) floorOf(room, [])
  return floors
}

/** The rooms of a top-level folder, with what each uses; throws where rooms use each other in a circle. */
export const roomsOf = (top: string): ReadonlyArray<Room> => {
  const sources = sourcesOf(top)
  const names = [...new Set(sources.map(({ path }) => roomOf(path)))].filter(
    (name) => name !== null,
  )
  const uses = new Map(names.map((name) => [name, usedBy(sources, name)]))
  const floors = floorsOf(uses)
  return names.map((name) => ({
    name,
    says: openingOf(name),
    uses: uses.get(name) ?? [],
    floor: floors.get(name) ?? 0,
  }))
}

/** What a room uses directly, without what it reaches through another room that it uses. */
export const nextOf = (rooms: ReadonlyArray<Room>, room: Room): ReadonlyArray<string> => {
  const usesOf = (name: string) => rooms.find((other) => other.name === name)?.uses ?? []
  const reaches = (from: string, target: string): boolean =>
    usesOf(from).some((name) => name === target || reaches(name, target))
  return room.uses.filter(
    (name) => !room.uses.some((other) => other !== name && reaches(other, name)),
  )
}
