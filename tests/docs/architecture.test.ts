import { bookNow } from "#docs/generators/architecture/book-now.table.ts"
import { legend } from "#docs/generators/architecture/legend.table.ts"
import { architectureFiles } from "#docs/generators/architecture/page.ts"
import { roomsOf } from "#docs/generators/architecture/rooms.ts"
import { readFile } from "node:fs/promises"
import { describe, expect, it } from "vitest"
import { fileNamed, filesIn, sourceOf, textOf } from "../architecture/source.ts"

const folder = new URL("../../docs/", import.meta.url)
const tops = ["core", "adapters", "ui", "fixtures"] as const

describe("the page about the architecture", () => {
  it.each([...architectureFiles()])(
    "keeps %s as the code is today (npm run docs)",
    async (name, text) => {
      expect(await readFile(new URL(name, folder), "utf8")).toBe(text)
    },
  )

  it.each(tops.flatMap(roomsOf))("is told by the README of $name what lives there", ({ says }) => {
    expect(says).toMatch(/^[A-Z].{20,}\.$/)
  })

  it("draws each room above all that it uses", () => {
    const rooms = tops.flatMap(roomsOf)
    const floorOf = (name: string) => rooms.find((room) => room.name === name)?.floor ?? Infinity
    const sunk = rooms.filter(({ uses, floor }) => uses.some((name) => floorOf(name) >= floor))

    expect(rooms.length).toBeGreaterThan(50)
    expect(sunk).toEqual([])
  })
})

describe("the legend of file names", () => {
  const suffixes = filesIn([...tops], ["ts", "tsx", "css"])
    .map((path) => /\/[^/.]+\.([a-z0-9-]+)\.(?:ts|tsx|css)$/.exec(path)?.[1])
    .filter((suffix) => suffix !== undefined)

  it("explains every role that a file has, and no other", () => {
    expect(Object.keys(legend).toSorted()).toEqual([...new Set(suffixes)].toSorted())
  })
})

describe("the way of Book Now", () => {
  it.each(bookNow)("passes $exports in $file", ({ file, exports }) => {
    expect(textOf(file)).toMatch(new RegExp(`export (?:const|type|interface|class) ${exports}\\b`))
  })

  it("follows the imports where it says so", () => {
    const broken = bookNow.flatMap(({ file, leadsBy }, place) => {
      const next = bookNow[place + 1]?.file
      const targets = sourceOf(file, textOf(file)).imports.map(
        (name) => fileNamed(file, name) ?? name.slice(1),
      )
      return leadsBy !== "imports" || (next !== undefined && targets.includes(next))
        ? []
        : [`${file} does not import ${next}`]
    })

    expect(broken).toEqual([])
  })

  it("ends with the letter", () => {
    expect(bookNow.findIndex(({ leadsBy }) => leadsBy === null)).toBe(bookNow.length - 1)
  })
})
