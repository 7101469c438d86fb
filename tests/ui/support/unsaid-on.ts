const plain = (text: string | null): string =>
  (text ?? "").replaceAll("\u2060", "").replaceAll(/\s+/g, " ").trim()

/** The words that no element of a page says by itself, as its text, its label or its placeholder. */
export const unsaidOn = (page: ParentNode, words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const said = new Set(
    [...page.querySelectorAll("*:not(script)")].flatMap((element) =>
      [
        element.textContent,
        element.getAttribute("aria-label"),
        element.getAttribute("placeholder"),
      ].map(plain),
    ),
  )
  return words.filter((word) => !said.has(word))
}
