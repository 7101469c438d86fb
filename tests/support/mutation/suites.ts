/** A test as its file declared it: known by its file and place, told by its name. */
export interface Declared {
  readonly id: string
  readonly name: string
  readonly group: Group
  readonly body: () => unknown
}

type Step = () => unknown
type Moment = "beforeAll" | "beforeEach" | "afterEach" | "afterAll"

/** A file, or a `describe` in it, with what runs around its tests. */
export interface Group {
  readonly name: string
  readonly parent: Group | null
  readonly steps: Readonly<Record<Moment, Array<Step>>>
}

type Body = (...values: ReadonlyArray<never>) => unknown
type Declare = (name: string, ...optionsAndBody: ReadonlyArray<unknown>) => void

const groupIn = (parent: Group | null, name: string): Group => ({
  name,
  parent,
  steps: { beforeAll: [], beforeEach: [], afterEach: [], afterAll: [] },
})

let file = ""
let current = groupIn(null, "")
let declared: Array<Declared> = []

const declareTest = (name: string, body: Step): void => {
  declared.push({ id: `${file}#${declared.length}`, name, group: current, body })
}

const declareGroup = (name: string, body: Step): void => {
  const outer = current
  current = groupIn(outer, name)
  body()
  current = outer
}

const spread = (value: unknown): ReadonlyArray<never> =>
  (Array.isArray(value) ? value : [value]) as unknown as ReadonlyArray<never>

/** Options may stand before the body, and how long to wait behind it. */
const bodyIn = (optionsAndBody: ReadonlyArray<unknown>): Body =>
  optionsAndBody.find((value) => typeof value === "function") as Body

/** `it` or `describe` as a test file calls it, once or for each of some rows. */
const declaring = (declare: (name: string, body: Step) => void) => {
  const once: Declare = (name, ...rest) => declare(name, bodyIn(rest))
  const each =
    (rows: ReadonlyArray<unknown>): Declare =>
    (name, ...rest) => {
      for (const row of rows) declare(name, () => bodyIn(rest)(...spread(row)))
    }
  return Object.assign(once, { each })
}

const around =
  (moment: Moment) =>
  (step: Step): void => {
    current.steps[moment].push(step)
  }

export const it = declaring(declareTest)
export const describe = declaring(declareGroup)
export const beforeAll = around("beforeAll")
export const beforeEach = around("beforeEach")
export const afterEach = around("afterEach")
export const afterAll = around("afterAll")

/** The tests that a file declares while it is loaded. */
export const testsDeclaredBy = async (
  name: string,
  load: () => Promise<unknown>,
): Promise<ReadonlyArray<Declared>> => {
  file = name
  current = groupIn(null, name)
  declared = []
  await load()
  return declared
}

const failureToLoad = (name: string, thrown: unknown): Declared => ({
  id: `${name}#0`,
  name: "can be loaded",
  group: groupIn(null, name),
  body: () => {
    throw thrown
  },
})

/** The same, or one failure where the file cannot even be loaded: none of its tests would pass. */
export const testsOrFailureOf = (
  name: string,
  load: () => Promise<unknown>,
): Promise<ReadonlyArray<Declared>> =>
  testsDeclaredBy(name, load).catch((thrown: unknown) => [failureToLoad(name, thrown)])
