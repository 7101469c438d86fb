import { chartOf } from "#docs/generators/state-charts/chart.ts"
import type { ChartedMachine } from "#docs/generators/state-charts/charted-machine.ts"
import { generatedFiles } from "#docs/generators/state-charts/generated.ts"
import { closestOf, takersAmong } from "#docs/generators/state-charts/taken-by.ts"
import { describe, expect, it } from "vitest"
import { and, createMachine, not, raise } from "xstate"

const kettle = createMachine({
  id: "kettle",
  description: "Water for tea.",
  initial: "cold",
  on: { "guest.left": ".cold" },
  states: {
    cold: { description: "Nothing happens.", on: { "guest.switchedOn": "heating" } },
    heating: {
      description: "The water warms up.",
      initial: "lukewarm",
      after: { 5000: "boiling" },
      states: {
        lukewarm: {
          description: "Not yet | hot.",
          on: {
            "sensor.measured": [
              { guard: { type: "isAbove", params: { degrees: 90 } }, target: "hot" },
              { actions: "wait" },
            ],
          },
        },
        hot: { description: "Nearly there.", always: { guard: not("isLeaking"), target: "#done" } },
      },
    },
    boiling: {
      description: "Steam & whistles.",
      invoke: {
        src: "whistle",
        onDone: { actions: raise({ type: "guest.poured" }) },
        onError: "cold",
      },
      on: {
        "guest.poured": { guard: and(["isHot", "hasCup"]), target: "drunk" },
        "sensor.measured": { description: "Known." },
      },
    },
    drunk: { id: "done", type: "final", description: "Tea." },
  },
})

const charted = {
  name: "kettle",
  title: "Kettle",
  machine: kettle,
  asks: { whistle: "Blows until somebody comes." },
  unseen: { cold: "a cold kettle says nothing" },
}
const inKitchen = (machine: ChartedMachine) => [{ title: "In the kitchen", machines: [machine] }]
const takers = {
  kettle: {
    "cold / guest.switchedOn / heating": [
      { file: "tests/core/tea.test.ts", test: "making tea > warms [it]" },
    ],
    "boiling / guest.poured [isHot and hasCup] / drunk": [
      { file: "tests/core/kettle.walks.test.ts", test: "moves" },
    ],
  },
}
const wordsOf = ({ from, event, guard, to, cause }: ReturnType<typeof chartOf>["steps"][number]) =>
  `${from} ${event} [${guard}] ${to} by ${cause}`

describe("a chart", () => {
  it("tells every step, who causes it and when it is taken", () => {
    expect(chartOf(charted).steps.map(wordsOf)).toEqual([
      "anywhere guest.left [] cold by guest",
      "cold guest.switchedOn [] heating by guest",
      "heating after 5000 ms [] boiling by time",
      "heating.lukewarm sensor.measured [isAbove(90)] heating.hot by service",
      "heating.lukewarm sensor.measured [] heating.lukewarm by service",
      "heating.hot at once [not isLeaking] drunk by itself",
      "boiling guest.poured [isHot and hasCup] drunk by guest",
      "boiling sensor.measured [] boiling by service",
      "boiling whistle failed [] cold by service",
    ])
  })

  it("believes the register before the name of an event", () => {
    const told = chartOf({ ...charted, causes: { "sensor.measured": "time" } })

    expect(told.steps.find(({ event }) => event === "sensor.measured")?.cause).toBe("time")
  })

  it("refuses a state without a sentence", () => {
    const machine = createMachine({ initial: "idle", states: { idle: {} } })

    expect(() => chartOf({ name: "mute", title: "Mute", machine })).toThrow(
      "The mute machine says nothing about: idle",
    )
  })

  it("refuses a machine that does not say what it decides", () => {
    const machine = createMachine({
      initial: "idle",
      states: { idle: { description: "Nothing happens." } },
    })

    expect(() => chartOf({ name: "mute", title: "Mute", machine })).toThrow(
      "The mute machine does not say what it decides",
    )
  })
})

describe("the tests that are named for a step", () => {
  const told = (test: string, file = "tests/core/tea.test.ts") => ({ file, test })

  it("are scenarios where there are any, and a walk where there is none", () => {
    const walks = [told(""), told("moves", "tests/core/tea.transitions.test.ts")]

    expect(closestOf([...walks, told("warms")], new Map(), "tea")).toEqual([told("warms")])
    expect(closestOf(walks, new Map(), "tea")).toEqual(walks)
  })

  it("are the three that take the fewest other steps", () => {
    const takers = ["a", "b", "c", "d"].map((test) => told(test))
    const counts = new Map(takers.map(({ file, test }, at) => [`${file} ${test}`, 9 - at]))

    expect(closestOf(takers, counts, "tea").map(({ test }) => test)).toEqual(["d", "c", "b"])
  })

  it("are those of the machine's own subject before those that take fewer steps", () => {
    const own = told("own", "tests/core/tea/kettle.test.ts")
    const counts = new Map([[`${own.file} ${own.test}`, 9]])

    expect(closestOf([told("another's"), own], counts, "tea")).toEqual([own, told("another's")])
  })

  it("are those of the same condition", () => {
    const { steps, ...rest } = chartOf(charted)
    const measured = steps.filter(
      ({ from, event }) => from === "heating.lukewarm" && event === "sensor.measured",
    )
    const chart = { ...rest, id: "kettle", subject: "tea", steps: measured }
    const seen = (guard: string, test: string) => ({
      machine: "kettle",
      from: "heating.lukewarm",
      event: "sensor.measured",
      to: "heating.lukewarm",
      guard,
      taker: told(test),
    })
    const taken = takersAmong([chart], [seen("", "waits"), seen("isAbove(90)", "is hot")])

    expect(taken["kettle"]?.["heating.lukewarm / sensor.measured / heating.lukewarm"]).toEqual([
      told("waits"),
    ])
  })
})

describe("the generated files", async () => {
  const files = await generatedFiles(inKitchen(charted), takers)
  const page = files.get("kettle.md") ?? ""
  const drawing = files.get("kettle.svg") ?? ""
  const narrow = files.get("kettle.phone.svg") ?? ""

  it("give every state its sentence and who has the word in it", () => {
    expect(page).toContain(
      "| [`heating.lukewarm`](#heatinglukewarm) (first) | Not yet \\| hot. | a service outside |",
    )
    expect(page).toContain("| [`drunk`](#drunk) | Tea. | nobody: it is the end |")
    expect(page).toContain("### boiling\n\nSteam & whistles.\n\nBlows until somebody comes.")
  })

  it("tell each step in a sentence, with the titles of the tests that take it", () => {
    expect(page).toContain(
      [
        "- **The guest switched on** (`guest.switchedOn`; the guest) → [`heating`](#heating)",
        "  - Test: [making tea: warms \\[it\\]](../../tests/core/tea.test.ts)",
      ].join("\n"),
    )
    expect(page).toContain(", if above 90 (`isAbove(90)`) → ")
    expect(page).not.toContain("| When |")
  })

  it("mark a step that no scenario takes", () => {
    expect(page).toContain(
      "  - Held by a table only: [kettle.walks](../../tests/core/kettle.walks.test.ts)",
    )
  })

  it("keep facts that change nothing out of the steps", () => {
    expect(page).toContain("Heard, and nothing changes: `sensor.measured`.")
    expect(page.split("**Sensor measured**")).toHaveLength(3)
  })

  it("show a picture of every state that somebody sees, and say why nobody sees the others", () => {
    expect(page).toContain("](pictures/kettle.boiling.webp)")
    expect(page).toContain("Nobody sees it: a cold kettle says nothing.")
    expect(page).toContain("Nobody sees it: it passes at once.")
    expect(page).not.toContain("(pictures/kettle.heating.webp)")
  })

  it("draw every state, arrow colours for both kinds of paper, and a legend", () => {
    for (const name of ["cold", "lukewarm", "boiling", "drunk", "anywhere", "a service outside"])
      expect(drawing).toContain(`>${name}</text>`)
    expect(drawing).toContain("@media (prefers-color-scheme:dark)")
    expect(drawing).not.toContain("NaN")
  })

  it("lead from each drawn state to its part of the page", () => {
    for (const svg of [drawing, narrow])
      expect(svg).toContain('<a href="kettle.md#heatinglukewarm" class="service">')
  })

  it("draw every state and every way out of it for a phone", () => {
    expect(narrow).toContain('viewBox="0 0 390 ')
    for (const name of ["cold", "switched on", "poured", "drunk", "anywhere"])
      expect(narrow).toContain(`>${name}</text>`)
  })

  it("are the same however often they are made", async () => {
    expect(await generatedFiles(inKitchen(charted), takers)).toEqual(files)
  })

  it("lead from the index to the page", () => {
    expect(files.get("index.md")).toContain("## In the kitchen\n")
    expect(files.get("index.md")).toContain("| [**Kettle**](kettle.md) | Water for tea. | 6 | 9 |")
  })

  it("are refused for an actor that nobody told of", async () => {
    const { asks: _, ...untold } = charted

    await expect(generatedFiles(inKitchen(untold), takers)).rejects.toThrow(
      "The kettle machine asks whistle: say what that is where the machine is listed",
    )
  })

  it("are refused for a call that the API does not have", async () => {
    const renamed = { ...charted, asks: { whistle: "blow" } }

    await expect(generatedFiles(inKitchen(renamed), takers)).rejects.toThrow(
      "The API has no call blow",
    )
  })
})
