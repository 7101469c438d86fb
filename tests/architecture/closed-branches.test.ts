import { expect, it } from "vitest"
import { checkedProgram } from "./checked-program.ts"
import { openBranches } from "./closed-branches.ts"

it("closes every branch on a union", () => {
  using program = checkedProgram()

  expect(openBranches(program.project)).toEqual([])
})
