/** The value below which this share of all lies. */
export const percentile = (values: ReadonlyArray<number>, share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: ReadonlyArray<number>): number => percentile(values, 0.5)

const erf = (x: number): number => {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return Math.sign(x) * (1 - series * Math.exp(-x * x))
}

/**
 * How likely two samples this far apart are where nothing tells them apart (Mann-Whitney, two-sided,
 * by the normal approximation).
 */
export const mannWhitney = (ones: ReadonlyArray<number>, others: ReadonlyArray<number>): number => {
  const wonBy = (one: number): number =>
    others.filter((other) => one > other).length +
    others.filter((other) => one === other).length / 2
  const wins = ones.reduce((sum, one) => sum + wonBy(one), 0)
  const mean = (ones.length * others.length) / 2
  const deviation = Math.sqrt(
    (ones.length * others.length * (ones.length + others.length + 1)) / 12,
  )
  return 1 - erf(Math.abs(wins - mean) / deviation / Math.SQRT2)
}

/** How long some work took, in milliseconds. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** A table that was shown: its title, and its rows with the head as the first. */
export type ShownTable = {
  readonly title: string
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
}

const shown: Array<ShownTable> = []

/** Every table that this process has shown, in order. */
export const shownTables = (): ReadonlyArray<ShownTable> => shown

/** Shows a table of figures, its first column to the left and the others to the right. */
export const table = (title: string, rows: ReadonlyArray<ReadonlyArray<string>>): void => {
  shown.push({ title, rows })
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: ReadonlyArray<string>) =>
    row
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
      )
      .join("  ")
  process.stdout.write(`\n${title}\n${rows.map((row) => `  ${line(row)}\n`).join("")}`)
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`

export const times = (value: number): string => `${value.toFixed(2)}x`
