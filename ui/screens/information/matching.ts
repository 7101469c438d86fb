import type { QuestionAndAnswer, Article, ArticleBlock } from "../../translations/pages/article.ts"

/** A group of questions that a search leaves. */
export type QuestionGroup = {
  readonly id: string
  readonly heading: string
  readonly answers: ReadonlyArray<readonly [id: string, answer: QuestionAndAnswer]>
}

const MARKS = /\p{M}/gu

/** Text as it is compared: neither case, accents nor the shape of an apostrophe tell words apart. */
const folded = (text: string): string =>
  text.normalize("NFKD").replace(MARKS, "").replaceAll("’", "'").toLowerCase()

const textOf = (body: ReadonlyArray<ArticleBlock>): string => body.flat().join(" ")

/** The questions whose words, or whose answer's, hold every word that is looked for. */
export const matching = (article: Article, wanted: string): ReadonlyArray<QuestionGroup> => {
  const words = folded(wanted).split(/\s+/).filter(Boolean)
  const fits = ({ question, body }: QuestionAndAnswer, heading: string): boolean => {
    const text = folded(`${heading} ${question} ${textOf(body)}`)
    return words.every((word) => text.includes(word))
  }
  return Object.entries(article.parts)
    .map(([id, { heading, answers = {} }]) => ({
      id,
      heading,
      answers: Object.entries(answers).filter(([, answer]) => fits(answer, heading)),
    }))
    .filter(({ answers }) => answers.length > 0)
}

/** The text of an answer without links. */
export const plainAnswer = (body: ReadonlyArray<ArticleBlock>): string =>
  textOf(body).replaceAll(/\[([^\][]+)\]\([^()]*\)/g, "$1")
