import { SyntaxKind, type Node } from "typescript/unstable/ast"
import { isBinaryExpression, isImportSpecifier } from "typescript/unstable/ast/is"
import type { Project } from "typescript/unstable/sync"
import { filesOfProgram, lineOf, walk } from "./checked-program.ts"

const PRODUCT = /^(core|adapters|ui)\//

/** Where amounts are added up, multiplied and taken off each other. */
const PRICES = /^core\/(money|pricing)\//

/** What a booking was paid and what goes back of it: movements of money, and no lines of a price. */
const MOVEMENTS = /^core\/booking\/(ledger|money-of-booking|remaining)\.ts$/

/** The steps of the histogram stand between two prices; none of them is one. */
const SCALES = /^core\/search\/price-bars\.ts$/

/** The functions of `core/money/amounts.ts` that make one amount out of others. */
const SUMS = /^(plus|minus|times|sumOf|shareOf|percentOff|averageOf|halfUp)$/

const SIGNS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.PlusToken,
  SyntaxKind.MinusToken,
  SyntaxKind.AsteriskToken,
  SyntaxKind.PlusEqualsToken,
  SyntaxKind.MinusEqualsToken,
  SyntaxKind.AsteriskEqualsToken,
])

const isOutside = (file: string): boolean =>
  ![PRICES, MOVEMENTS, SCALES].some((inside) => inside.test(file))

/**
 * Every place outside the rooms of money and prices that adds amounts up, multiplies them or takes one
 * off another: by a sign beside an amount, or by a function of money.
 */
export const sumsOfMoney = (project: Project, folders = PRODUCT): ReadonlyArray<string> => {
  const { checker } = project
  const files = filesOfProgram(project, folders).filter(({ file }) => isOutside(file))
  return files.flatMap(({ file, source }) => {
    const found = new Set<Node>()
    const signs: Array<{ readonly sum: Node; readonly operand: Node }> = []
    walk(source, (node, around) => {
      if (isBinaryExpression(node) && SIGNS.has(node.operatorToken.kind))
        signs.push({ sum: node, operand: node.left }, { sum: node, operand: node.right })
      if (!isImportSpecifier(node) || !SUMS.test((node.propertyName ?? node.name).text)) return
      if (around.some((outer) => outer.getText(source).endsWith(`money/amounts.ts"`)))
        found.add(node)
    })
    const types = checker.getTypeAtLocation(signs.map(({ operand }) => operand))
    for (const [place, { sum }] of signs.entries()) {
      const type = types[place]
      if (type && checker.typeToString(type).includes(`Brand<"Sen">`)) found.add(sum)
    }
    return [...found].map(
      (node) => `${file}:${lineOf(source, node)} ${node.getText(source).split("\n")[0]}`,
    )
  })
}
