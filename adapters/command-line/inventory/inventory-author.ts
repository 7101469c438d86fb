import { Author } from "#core/inventory/change-log.port.ts"
import { readableOf } from "#core/kernel/characters.ts"
import { userInfo } from "node:os"

const [LONGEST_NAME, LONGEST_ORDER] = [100, 300]

const oneLine = (text: string, most: number): string =>
  readableOf(text.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, " "), most)

const nameIn = (words: ReadonlyArray<string>): string | undefined => {
  const place = words.findIndex((word) => word === "--by" || word.startsWith("--by="))
  const word = words[place]
  return word === "--by" ? words[place + 1] : word?.slice("--by=".length)
}

/**
 * Who orders what these words say, and where from: the name after `--by`, else the system's user. A
 * running site does what its own user orders, so that both are the same.
 */
export const authorOf = (
  words: ReadonlyArray<string>,
  folder: string,
  user: () => string = () => userInfo().username,
): Author =>
  Author.make({
    who: oneLine(nameIn(words) ?? user(), LONGEST_NAME) || "unknown",
    by: oneLine(`${words.join(" ")} (in ${folder})`, LONGEST_ORDER),
  })
