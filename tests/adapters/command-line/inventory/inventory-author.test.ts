import { authorOf } from "#adapters/command-line/inventory/inventory-author.ts"
import { userInfo } from "node:os"
import { expect, it } from "vitest"

const author = (...words: ReadonlyArray<string>) => authorOf(words, "/home/mei", () => "mei")

it.each([
  ["mei", "import", "a.jsonl"],
  ["Siti", "import", "--by", "Siti"],
  ["Siti", "--by=Siti", "import"],
  ["Siti Aminah", "import", "--by", "Siti Aminah", "a.jsonl"],
  ["First", "--by=First", "--by=Last"],
  ["mei", "import", "--by"],
  ["unknown", "import", "--by="],
  ["mei", "import", "--byline", "Siti"],
  ["mei", "import", "x--by=Siti"],
])("%s orders it with the words %s %s %s %s", (who, ...words) => {
  expect(author(...words).who).toBe(who)
})

it("the words are noted with the folder they were given in", () => {
  expect(author("import", "a.jsonl", "--by", "Siti").by).toBe(
    "import a.jsonl --by Siti (in /home/mei)",
  )
})

it("a name has 100 letters at most, and an order 300", () => {
  const folder = "(in /home/mei)"

  expect(author(`--by=${"x".repeat(100)}`).who).toBe("x".repeat(100))
  expect(author(`--by=${"x".repeat(101)}`).who).toBe("x".repeat(100))
  expect(author("x".repeat(299 - folder.length)).by).toBe(
    `${"x".repeat(299 - folder.length)} ${folder}`,
  )
  expect(author("x".repeat(400)).by).toBe("x".repeat(300))
})

it("both are written on one line, whatever characters they have", () => {
  const { who, by } = author("a\nb", "--by", "c\r\u2028d\u2029e\u0000f\ud800g")

  expect(who).toBe("c  d e f g")
  expect(by).toBe("a b --by c  d e f g (in /home/mei)")
})

it("an author without a name is unknown, and else the system's user", () => {
  expect(authorOf([], "/", () => "").who).toBe("unknown")
  expect(authorOf([], "/").who).toBe(userInfo().username)
})

it("a character that would be cut in two at the end is left out, and so are marks of direction", () => {
  const { who, by } = author("x".repeat(299), "--by", `\u202e${"y".repeat(98)}\u{1f3e1}`)

  expect(who).toBe("y".repeat(98))
  expect(by).toBe(`${"x".repeat(299)} `)
  expect(author(`--by=${"y".repeat(99)}\u{1f3e1}`, "\u2066a\u2069").by).toBe(
    `--by=${"y".repeat(99)}\u{1f3e1} a (in /home/mei)`,
  )
  expect(author(`${"x".repeat(299)}\u{1f3e1}`).by).toBe("x".repeat(299))
  expect(author("--by=\u202e").who).toBe("unknown")
})
