import { Link } from "@tanstack/react-router"
import type { ArticleBlock } from "../../translations/pages/article.ts"
import { unbroken } from "../../translations/unbroken.ts"

const LINK = /\[([^\][]+)\]\((\/[^()]*)\)/

/** A sentence with its links to other pages. */
const Sentence = ({ text }: { readonly text: string }) => {
  const pieces = unbroken(text).split(LINK)
  // A split by a pattern with two groups gives text, words, path, text, words, path, …, text.
  return pieces.map((piece, place) => {
    if (place % 3 === 0) return piece
    if (place % 3 === 2) return null
    return (
      // That every such path is a page is checked where the articles are (tests/translations).
      <Link key={place} to={pieces[place + 1] as "/"}>
        {piece}
      </Link>
    )
  })
}

/** Paragraphs and lists as they are written in an article. */
export const RichText = ({ body }: { readonly body: ReadonlyArray<ArticleBlock> }) =>
  body.map((block, place) =>
    typeof block === "string" ? (
      <p key={place}>
        <Sentence text={block} />
      </p>
    ) : (
      <ul role="list" key={place}>
        {block.map((point) => (
          <li key={point}>
            <Sentence text={point} />
          </li>
        ))}
      </ul>
    ),
  )
