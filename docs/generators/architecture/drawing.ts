import { nextOf, type Room } from "./rooms.ts"

const WIDTH = 1120
const BOX = { width: 122, height: 38, gap: 14 } as const
const ROW_HEIGHT = 92
const MOST_IN_A_ROW = 8
const MARGIN = 24

type Box = { readonly room: Room; readonly x: number; readonly y: number }

const shortName = ({ name }: Room): string => name.slice(name.indexOf("/") + 1)

/** Rooms of one floor side by side; a floor with many rooms takes several rows. */
const rowsOf = (rooms: ReadonlyArray<Room>): ReadonlyArray<ReadonlyArray<Room>> => {
  const top = Math.max(...rooms.map(({ floor }) => floor))
  return Array.from({ length: top + 1 }, (_, below) => {
    const own = rooms.filter(({ floor }) => floor === top - below)
    const rows = Math.ceil(own.length / MOST_IN_A_ROW)
    const most = Math.ceil(own.length / rows)
    return Array.from({ length: rows }, (_, row) => own.slice(row * most, (row + 1) * most))
  }).flat()
}

const boxesOf = (rooms: ReadonlyArray<Room>): ReadonlyArray<Box> =>
  rowsOf(rooms).flatMap((row, place) => {
    const left = (WIDTH - row.length * BOX.width - (row.length - 1) * BOX.gap) / 2
    return row.map((room, index) => ({
      room,
      x: left + index * (BOX.width + BOX.gap),
      y: MARGIN + place * ROW_HEIGHT,
    }))
  })

const number = (value: number): string => String(Math.round(value * 10) / 10)

const boxDrawn = ({ room, x, y }: Box): string =>
  `<rect x="${number(x)}" y="${number(y)}" width="${BOX.width}" height="${BOX.height}" rx="6"/><text x="${number(x + BOX.width / 2)}" y="${number(y + 24)}">${shortName(room)}</text>`

const arrowDrawn = (from: Box, to: Box): string => {
  const [x1, y1] = [from.x + BOX.width / 2, from.y + BOX.height]
  const [x2, y2] = [to.x + BOX.width / 2, to.y - 4]
  const bend = number((y1 + y2) / 2)
  return `<path d="M${number(x1)} ${number(y1)}C${number(x1)} ${bend} ${number(x2)} ${bend} ${number(x2)} ${number(y2)}" marker-end="url(#end)"/>`
}

const STYLE =
  "text{font:600 13px system-ui,sans-serif;text-anchor:middle;fill:#16202a}rect{fill:#eef4f8;stroke:#5b7b93}path{fill:none;stroke:#7d94a6}"

/** The rooms of a top-level folder as an SVG: a room stands above everything that it uses. */
export const drawingOf = (title: string, rooms: ReadonlyArray<Room>): string => {
  const boxes = boxesOf(rooms)
  const height = Math.max(...boxes.map(({ y }) => y)) + BOX.height + MARGIN
  const arrows = boxes.flatMap((from) =>
    nextOf(rooms, from.room).flatMap((name) =>
      boxes.filter(({ room }) => room.name === name).map((to) => arrowDrawn(from, to)),
    ),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">`,
    `<style>${STYLE}</style>`,
    `<defs><marker id="end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" style="fill:#7d94a6;stroke:none"/></marker></defs>`,
    `<rect x="0" y="0" width="${WIDTH}" height="${height}" style="fill:#fff;stroke:none"/>`,
    ...arrows,
    ...boxes.map(boxDrawn),
    "</svg>\n",
  ].join("\n")
}
