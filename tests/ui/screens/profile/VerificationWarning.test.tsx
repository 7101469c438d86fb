import { draw } from "#tests/ui/support/stage.tsx"
import { VerificationWarning } from "#ui/screens/profile/VerificationWarning.tsx"
import { expect, it } from "vitest"

it.each(["unverified", "rejected"] as const)(
  "is nothing for a guest whose identity is %s",
  async (verification) => {
    const { container } = await draw(<VerificationWarning verification={verification} />)

    expect(container.textContent).toBe("")
  },
)

it.each([
  ["submitted", /^We are checking your identity\./],
  ["verified", /^Your identity is verified\./],
] as const)("is a note for a guest whose identity is %s", async (verification, said) => {
  const { container } = await draw(<VerificationWarning verification={verification} />)

  expect(container.querySelector('[role="note"]')?.textContent).toMatch(said)
})
