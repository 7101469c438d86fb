import {
  SyntaxKind,
  type Node,
  type ObjectLiteralExpression,
  type SourceFile,
  type TypeReferenceNode,
} from "typescript/unstable/ast"
import {
  isArrayLiteralExpression,
  isAsExpression,
  isBinaryExpression,
  isCallExpression,
  isDefaultClause,
  isFunctionLikeDeclaration,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isSatisfiesExpression,
  isStringLiteral,
  isSwitchStatement,
  isTypeOfExpression,
  isTypeReferenceNode,
  isVariableDeclaration,
} from "typescript/unstable/ast/is"
import type { Checker, Project, Type } from "typescript/unstable/sync"
import { filesOfProgram, lineOf, walk } from "./checked-program.ts"

type Comparison = {
  readonly node: Node
  readonly subject: string
  readonly literal: string
  readonly within: Node
  readonly members: ReadonlyArray<string>
}

type Counts = (members: ReadonlyArray<string>) => boolean
type Declared = ReadonlySet<string>

const PRODUCT = /^(core|adapters|ui)\//

/** The texts that a value may be, null apart: undefined unless they are two or more and all there is. */
const membersOf = (type: Type | undefined): ReadonlyArray<string> | undefined => {
  if (!type?.isUnionType()) return undefined
  const parts = type.getTypes().filter((part) => !part.isIntrinsicType())
  const texts = parts.flatMap((part) => (part.isStringLiteralType() ? [part.value] : []))
  return texts.length > 1 && texts.length === parts.length ? texts.toSorted() : undefined
}

const keyOf = (members: ReadonlyArray<string>): string => members.join("|")

/** The unions that exported types of core and the adapters are or have as a field. */
const declaredUnions = (project: Project): Declared => {
  const { checker } = project
  const types = filesOfProgram(project, /^(core|adapters)\//).flatMap(({ source }) => {
    const module = checker.getSymbolAtLocation(source)
    return module
      ? checker.getExportsOfModule(module).map((one) => checker.getDeclaredTypeOfSymbol(one))
      : []
  })
  const fields = types
    .filter((type) => membersOf(type) === undefined)
    .flatMap((type) => checker.getPropertiesOfType(type))
  return new Set(
    [...types, ...checker.getTypeOfSymbol(fields)].flatMap((type) => {
      const members = membersOf(type)
      return members ? [keyOf(members)] : []
    }),
  )
}

const isEquality = (kind: SyntaxKind): boolean =>
  kind === SyntaxKind.EqualsEqualsEqualsToken || kind === SyntaxKind.ExclamationEqualsEqualsToken

/** Comparisons of a value with one of the texts that it may be. */
const comparisonsIn = (checker: Checker, source: SourceFile): ReadonlyArray<Comparison> => {
  const found: Array<Omit<Comparison, "members"> & { readonly value: Node }> = []
  walk(source, (node, around) => {
    if (!isBinaryExpression(node) || !isEquality(node.operatorToken.kind)) return
    const { left, right } = node
    if (!isStringLiteral(right) || isTypeOfExpression(left)) return
    const within = around.findLast(isFunctionLikeDeclaration) ?? source
    const subject = left.getText(source).replace("?.", ".")
    found.push({ node, subject, literal: right.text, within, value: left })
  })
  const types = checker.getTypeAtLocation(found.map(({ value }) => value))
  return found.flatMap(({ value: _, ...one }, index) => {
    const members = membersOf(types[index])
    return members ? [{ ...one, members }] : []
  })
}

/** The comparisons of one function with one value, the widest type first. */
const choicesOf = (comparisons: ReadonlyArray<Comparison>) =>
  [...Map.groupBy(comparisons, ({ within }) => within).values()].flatMap((inOne) =>
    [...Map.groupBy(inOne, ({ subject }) => subject).values()].map((same) =>
      same.toSorted((one, other) => other.members.length - one.members.length),
    ),
  )

const openChoicesIn = (checker: Checker, source: SourceFile, counts: Counts): ReadonlyArray<Node> =>
  choicesOf(comparisonsIn(checker, source)).flatMap(([widest, ...others]) => {
    if (!widest || !counts(widest.members)) return []
    const isSeveral = others.some(({ literal }) => literal !== widest.literal)
    return isSeveral || widest.members.length === 2 ? [widest.node] : []
  })

/** Lists of texts that are asked whether they have a member of a union: a new one is never in them. */
const openListsIn = (project: Project, source: SourceFile, counts: Counts): ReadonlyArray<Node> => {
  const found: Array<Node> = []
  walk(source, (node) => {
    if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return
    const { expression: list, name } = node.expression
    const [asked] = node.arguments
    if (!asked || !/^(includes|has)$/.test(name.text)) return
    const declared = project.checker.getSymbolAtLocation(list)?.valueDeclaration?.resolve(project)
    const made = declared && isVariableDeclaration(declared) ? declared.initializer : list
    if (!made || !isArrayLiteralExpression(made) || !made.elements.every(isStringLiteral)) return
    const members = membersOf(project.checker.getTypeAtLocation(asked))
    if (members && counts(members)) found.push(node)
  })
  return found
}

/** Switches that a new member of the union falls through: their default does not exclude it. */
const openSwitchesIn = (
  checker: Checker,
  source: SourceFile,
  counts: Counts,
): ReadonlyArray<Node> => {
  const found: Array<Node> = []
  walk(source, (node) => {
    if (!isSwitchStatement(node)) return
    const members = membersOf(checker.getTypeAtLocation(node.expression))
    if (!members || !counts(members)) return
    let isClosed = false
    const last = node.caseBlock.clauses.find(isDefaultClause)
    if (last)
      walk(last, (inner) => {
        isClosed ||= isSatisfiesExpression(inner) && inner.type.kind === SyntaxKind.NeverKeyword
      })
    if (!isClosed) found.push(node)
  })
  return found
}

const isNamed = (type: Node, name: string): type is TypeReferenceNode =>
  isTypeReferenceNode(type) && type.typeName.getText() === name

/** `Record<string, …>`, were it made readonly. */
const isOfAnyText = (type: Node): boolean => {
  if (isNamed(type, "Readonly")) return (type.typeArguments ?? []).some(isOfAnyText)
  return isNamed(type, "Record") && type.typeArguments?.[0]?.kind === SyntaxKind.StringKeyword
}

const tableIn = (node: Node | undefined): ObjectLiteralExpression | null => {
  if (node === undefined) return null
  if (isAsExpression(node) || isSatisfiesExpression(node)) return tableIn(node.expression)
  return isObjectLiteralExpression(node) ? node : null
}

/** Tables by members of a union that are typed as if any text were a key: a new one has no row. */
const openTablesIn = (source: SourceFile, declared: Declared): ReadonlyArray<Node> => {
  const unions = [...declared].map((union) => new Set(union.split("|")))
  const found: Array<Node> = []
  walk(source, (node) => {
    if (!isVariableDeclaration(node) || !node.type || !isOfAnyText(node.type)) return
    const keys = tableIn(node.initializer)?.properties.map(
      (row) => ("name" in row && row.name?.getText(source).replaceAll('"', "")) || "",
    )
    if (!keys || keys.length < 2) return
    if (unions.some((members) => keys.every((key) => members.has(key)))) found.push(node)
  })
  return found
}

/** Branches that would compile on, unseen, when a union of the product gets one more member. */
export const openBranches = (project: Project, folders = PRODUCT): ReadonlyArray<string> => {
  const declared = declaredUnions(project)
  const { checker } = project
  return filesOfProgram(project, folders).flatMap(({ file, source }) => {
    const counts: Counts = (members) => file.startsWith("core/") || declared.has(keyOf(members))
    const at = (why: string) => (node: Node) =>
      `${file}:${lineOf(source, node)} ${why} ${node.getText(source).split("\n")[0]}`
    return [
      ...openChoicesIn(checker, source, counts).map(at("chooses by")),
      ...openListsIn(project, source, counts).map(at("asks a list:")),
      ...openSwitchesIn(checker, source, counts).map(at("has no default with never:")),
      ...openTablesIn(source, declared).map(at("has a row for any text:")),
    ]
  })
}
