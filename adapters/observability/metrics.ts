/** Names and values that tell one series from another; few, and none of them a guest's. */
export type Labels = Readonly<Record<string, string>>

/** A measured thing, written in the text format of Prometheus (version 0.0.4). */
type Family = { readonly lines: () => ReadonlyArray<string> }

const escaped = (text: string): string =>
  text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"')

const written = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`
}

const headOf = (name: string, type: string, help: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

type Counted = { readonly labels: Labels; total: number }

const keyOf = (labels: Labels): string => JSON.stringify(labels)

/** Counts upwards only. */
export const counter = (name: string, help: string) => {
  const series = new Map<string, Counted>()
  return {
    add: (labels: Labels, amount = 1): void => {
      const key = keyOf(labels)
      const counted = series.get(key) ?? { labels, total: 0 }
      counted.total += amount
      series.set(key, counted)
    },
    lines: () => [
      ...headOf(name, "counter", help),
      ...[...series.values()].map(({ labels, total }) => `${name}${written(labels)} ${total}`),
    ],
  }
}

type Spread = {
  readonly labels: Labels
  readonly atMost: Array<number>
  sum: number
  count: number
}

/** A histogram with cumulative buckets: each counts the values that are not above its bound. */
export const histogram = (name: string, help: string, steps: ReadonlyArray<number>) => {
  const series = new Map<string, Spread>()
  const linesOf = ({ labels, atMost, sum, count }: Spread) => [
    ...steps.map(
      (step, index) => `${name}_bucket${written({ ...labels, le: String(step) })} ${atMost[index]}`,
    ),
    `${name}_bucket${written({ ...labels, le: "+Inf" })} ${count}`,
    `${name}_sum${written(labels)} ${sum}`,
    `${name}_count${written(labels)} ${count}`,
  ]
  return {
    observe: (labels: Labels, value: number): void => {
      const key = keyOf(labels)
      const spread = series.get(key) ?? { labels, atMost: steps.map(() => 0), sum: 0, count: 0 }
      series.set(key, spread)
      spread.sum += value
      spread.count += 1
      steps.forEach((step, index) => {
        if (value <= step) spread.atMost[index] = (spread.atMost[index] ?? 0) + 1
      })
    },
    lines: () => [
      ...headOf(name, "histogram", help),
      ...[...series.values()].flatMap((spread) => linesOf(spread)),
    ],
  }
}

/** A value looked up whenever it is asked for. */
export const gauge = (name: string, help: string, read: () => number, labels: Labels = {}) => ({
  lines: () => [...headOf(name, "gauge", help), `${name}${written(labels)} ${read()}`],
})

/** All families as one text. */
export const metricsText = (families: ReadonlyArray<Family>): string =>
  `${families.flatMap(({ lines }) => lines()).join("\n")}\n`
