import { takesCards, writtenFacts, type PageFacts } from "#ui/app/page-facts.ts"
import { aContext } from "#tests/ui/support/stage.tsx"
import { expect, test } from "vitest"

const factsWith = (changes: Partial<PageFacts>): PageFacts => ({ ...aContext().facts, ...changes })

test("no text of the facts ends the script that they stand in, and all of it is read again", () => {
  const facts = factsWith({ origin: "http://localhost/</script><!--" })

  expect(writtenFacts(facts)).not.toContain("<")
  expect(JSON.parse(writtenFacts(facts))).toEqual(facts)
})

test("cards are taken in the sandbox and where a form for them is known, else not", () => {
  const cardForm = { provider: "stripe", key: "pk_test" } as never

  expect(takesCards(factsWith({ sandbox: true }))).toBe(true)
  expect(takesCards(factsWith({ sandbox: false, cardForm }))).toBe(true)
  expect(takesCards(factsWith({ sandbox: false }))).toBe(false)
})
