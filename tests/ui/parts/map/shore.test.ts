import { UNITS_A_DEGREE } from "#core/place/coast.ts"
import { closedLine, degreesOf, shoreOf } from "#ui/parts/map/shore.ts"
import { describe, expect, test } from "vitest"

type Line = Array<[number, number]>

describe("a shore", () => {
  test("draws no coast where the map was cut", () => {
    const corner: Line = [
      [98.5, 1],
      [99, 1],
      [99, 2],
      [98.5, 2],
      [98.5, 1],
    ]

    expect(shoreOf(corner)).toEqual([corner.slice(0, 4)])
    expect(shoreOf(corner.map(([lng, lat]) => [lng + 1, lat]))).toHaveLength(1)
  })

  test.each<[string, Line]>([
    [
      "in the west",
      [
        [98.5, 1],
        [98.5, 2],
      ],
    ],
    [
      "in the east",
      [
        [119.5069, 1],
        [119.5069, 2],
      ],
    ],
    [
      "in the south",
      [
        [100, 0.6],
        [101, 0.6],
      ],
    ],
    [
      "in the north",
      [
        [100, 7.8],
        [101, 7.8],
      ],
    ],
  ])("ends at the edge of the map %s and goes on behind it", (_, [from, to]) => {
    const [before, after] = [[103, 4] as [number, number], [104, 5] as [number, number]]

    expect(shoreOf([before, from!, to!, after])).toEqual([
      [before, from],
      [to, after],
    ])
  })

  test.each<[string, Line]>([
    [
      "begins",
      [
        [98.5, 1],
        [99, 1],
      ],
    ],
    [
      "ends",
      [
        [100, 1],
        [100, 0.6],
      ],
    ],
    [
      "crosses from one edge to another",
      [
        [98.5, 1],
        [100, 7.8],
      ],
    ],
  ])("is kept where it only %s at an edge", (_, line) => {
    expect(shoreOf(line)).toEqual([line])
  })

  test("has no piece of a single point", () => {
    const cut: Line = [
      [98.5, 1],
      [98.5, 2],
      [98.5, 3],
    ]

    expect(shoreOf(cut)).toEqual([])
  })
})

test("a line is in degrees, and closed where it encloses something", () => {
  const corners = [
    [UNITS_A_DEGREE * 100, UNITS_A_DEGREE * 2],
    [UNITS_A_DEGREE * 101, UNITS_A_DEGREE * 3],
  ] as const

  expect(degreesOf(corners)).toEqual([
    [100, 2],
    [101, 3],
  ])
  expect(closedLine(corners)).toEqual([
    [100, 2],
    [101, 3],
    [100, 2],
  ])
  expect(closedLine([])).toEqual([])
})
