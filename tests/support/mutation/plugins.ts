import { appendFileSync, mkdirSync } from "node:fs"
import { dirname, relative } from "node:path"
import { MUTANTS_FILE, type TestedMutant } from "./mutants.ts"
import { testRunner } from "./test-runner.ts"

interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

interface NodePath {
  readonly node: Node
}

interface Tested extends Omit<TestedMutant, "file" | "line"> {
  readonly fileName: string
  readonly location: { readonly start: { readonly line: number } }
}

const nodeAt = (node: Node, part: string): Node | undefined => node[part] as Node | undefined

const nameOf = (node: Node | undefined): unknown => node?.["name"] ?? node?.["value"]

const calls = (node: Node | undefined, name: string): boolean =>
  node?.type === "CallExpression" &&
  (nameOf(nodeAt(node, "callee")) === name ||
    nameOf(nodeAt(nodeAt(node, "callee") ?? node, "property")) === name)

const arePlaceholders = (value: Node | undefined): boolean =>
  value?.type === "ObjectExpression" &&
  (value["properties"] as ReadonlyArray<Node>).every((property) =>
    calls(nodeAt(property, "value"), "toBeProvided"),
  )

/** What a machine is set up with where that is only its types and who plays its actors. */
const isForCompilerAlone = (node: Node): boolean => {
  const properties = (node["properties"] ?? []) as ReadonlyArray<Node>
  const nameAndValue = (one: Node) => [nameOf(nodeAt(one, "key")), nodeAt(one, "value")] as const
  return (
    node.type === "ObjectExpression" &&
    properties.length > 1 &&
    properties
      .map(nameAndValue)
      .every(([key, value]) => key === "types" || (key === "actors" && arePlaceholders(value)))
  )
}

const isSentence = (node: Node): boolean =>
  node.type === "ObjectProperty" &&
  nameOf(nodeAt(node, "key")) === "description" &&
  nodeAt(node, "value")?.type === "StringLiteral"

/** A state in which nothing happens any more: all there is of it is its sentence. */
const isSentenceAlone = (node: Node): boolean => {
  const properties = (node["properties"] ?? []) as ReadonlyArray<Node>
  return node.type === "ObjectExpression" && properties.length === 1 && properties.every(isSentence)
}

const argumentsOf = (node: Node): ReadonlyArray<Node> =>
  (node["arguments"] ?? []) as ReadonlyArray<Node>

/** `catchTag("…", Effect.die)`: a failure that another rule made impossible. */
const isImpossible = (node: Node): boolean =>
  calls(node, "catchTag") &&
  argumentsOf(node).some((value) => nameOf(nodeAt(value, "property")) === "die")

/** `default: return value satisfies never`: a member that the compiler says there is none of. */
const isNever = (node: Node): boolean => {
  if (node.type !== "SwitchCase") return false
  const [only] = node["consequent"] as ReadonlyArray<Node>
  const value = only && nodeAt(only, "argument")
  return (
    value?.type === "TSSatisfiesExpression" &&
    nodeAt(value, "typeAnnotation")?.type === "TSNeverKeyword"
  )
}

const reasonOf = (node: Node): string | undefined => {
  if (calls(node, "brand")) return "A brand exists for the compiler only."
  if (isSentence(node) || isSentenceAlone(node))
    return "The sentence of a state is compared with its page in docs."
  if (isForCompilerAlone(node)) return "Types and placeholders exist for the compiler only."
  if (isImpossible(node)) return "A failure that cannot happen is named for the compiler only."
  if (isNever(node)) return "No value comes to a default that the compiler excludes."
  if (node.type !== "ObjectProperty") return undefined
  const [key, value] = [nameOf(nodeAt(node, "key")), nodeAt(node, "value")]
  if (key === "types" && value?.type === "ObjectExpression")
    return "The types of a machine exist for the compiler only."
  if (key === "id" && value?.type === "StringLiteral")
    return "The name of a machine is for those who watch it run."
  if (key === "actors" && arePlaceholders(value)) return "Placeholders never run."
  return undefined
}

const writeDown = ({ fileName, location, ...tested }: Tested): void => {
  const file = relative(process.cwd(), fileName)
  const { status, mutatorName, replacement } = tested
  const mutant: TestedMutant = { file, line: location.start.line, status, mutatorName, replacement }
  mkdirSync(dirname(MUTANTS_FILE), { recursive: true })
  appendFileSync(MUTANTS_FILE, `${JSON.stringify(mutant)}\n`)
}

/** What Stryker leaves alone, how it asks, and a report that also survives a run that is cut short. */
export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "what-no-test-can-see",
    value: { shouldIgnore: ({ node }: NodePath) => reasonOf(node) },
  },
  { kind: "TestRunner", name: "in-process", value: testRunner },
  { kind: "Reporter", name: "one-line-per-mutant", value: { onMutantTested: writeDown } },
]
